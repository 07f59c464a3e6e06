package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import keyway.protocol.Oracle;
import keyway.protocol.OracleLoop;
import keyway.protocol.Skipped;
import org.apache.kafka.coordinator.group.assignor.RangeAssignor;

/** Asks the assignors of the broker (KIP-848). */
public final class GroupCoordinatorOracle implements Oracle {
    private static final Pattern JAR = Pattern.compile("kafka-group-coordinator-([\\d.]+)\\.jar");

    public static void main(String[] arguments) throws Exception {
        OracleLoop.run(new GroupCoordinatorOracle());
    }

    @Override
    public String name() {
        return "kafka-group-coordinator";
    }

    /** The release is in the name of the jar that the classes came from, and nowhere in it. */
    @Override
    public String version() {
        String jar = RangeAssignor.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        Matcher matcher = JAR.matcher(jar);
        if (!matcher.find()) throw new IllegalStateException("no release in the name of " + jar);
        return matcher.group(1);
    }

    @Override
    public List<String> calls() {
        return List.of("assign");
    }

    @Override
    public List<String> clients() {
        return List.of();
    }

    @Override
    public List<String> assignors() {
        return List.of("server-range", "server-uniform");
    }

    @Override
    public Object answer(String call, JsonNode request) {
        String asked = request.path("kafkaVersion").asText(null);
        if (asked != null && isBeforeFairStart(asked) != isBeforeFairStart(version())) {
            throw new Skipped("this is Kafka " + version() + ", and " + asked + " is asked for");
        }
        return ServerAssignors.assign(request);
    }

    /** 4.0.1 changed which members of a new group are given the partitions left over. */
    private static boolean isBeforeFairStart(String version) {
        return version.equals("4.0") || version.equals("4.0.0");
    }
}
