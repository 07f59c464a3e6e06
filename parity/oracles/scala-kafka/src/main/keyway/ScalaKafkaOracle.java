package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kafka.producer.DefaultPartitioner;
import keyway.protocol.Fields;
import keyway.protocol.Oracle;
import keyway.protocol.OracleLoop;
import keyway.protocol.Skipped;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;

/** Asks the Scala producer and the ZooKeeper consumer of Kafka 0.8. */
public final class ScalaKafkaOracle implements Oracle {
    private static final Pattern JAR = Pattern.compile("kafka_[\\d.]+-([\\d.]+)\\.jar");

    public static void main(String[] arguments) throws Exception {
        // Without appenders it would complain of that.
        Logger.getRootLogger().setLevel(Level.OFF);
        OracleLoop.run(new ScalaKafkaOracle());
    }

    @Override
    public String name() {
        return "kafka (Scala)";
    }

    @Override
    public String version() {
        String jar = DefaultPartitioner.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        Matcher matcher = JAR.matcher(jar);
        if (!matcher.find()) throw new IllegalStateException("no release in the name of " + jar);
        return matcher.group(1);
    }

    @Override
    public List<String> calls() {
        return List.of("partition", "assign");
    }

    @Override
    public List<String> clients() {
        return List.of(client());
    }

    @Override
    public List<String> assignors() {
        return LegacyAssignors.NAMES;
    }

    private String client() {
        return version().startsWith("0.8.2") ? "scala-0.8.2" : "scala-0.8.0";
    }

    @Override
    public Object answer(String call, JsonNode request) throws Throwable {
        if (call.equals("partition")) return partition(request);
        Fields.refuseOtherRelease(request, version());
        return LegacyAssignors.assign(request);
    }

    private Integer partition(JsonNode request) {
        String client = Fields.text(request, "client");
        if (!client.equals(client())) throw new Skipped("Kafka " + version() + " is not the client " + client);
        String key = request.has("utf16") ? Fields.textOf(request.get("utf16")) : text(Fields.required(request, "keyHex"));
        // DefaultEventHandler asks no partitioner for a record without a key: it draws a partition and keeps it a while.
        if (key == null) return null;
        return new DefaultPartitioner(null).partition(key, Fields.integer(request, "partitions"));
    }

    private static String text(JsonNode hex) {
        byte[] bytes = Fields.bytesOf(hex);
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }
}
