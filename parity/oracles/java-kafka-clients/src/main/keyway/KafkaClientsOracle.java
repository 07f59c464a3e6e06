package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import keyway.protocol.Fields;
import keyway.protocol.Oracle;
import keyway.protocol.OracleLoop;
import keyway.protocol.Skipped;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.apache.kafka.clients.producer.internals.BuiltinReplay;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Utils;

/** Asks kafka-clients itself. */
public final class KafkaClientsOracle implements Oracle {
    private final String version;

    private KafkaClientsOracle(String version) {
        this.version = version;
    }

    public static void main(String[] arguments) throws Exception {
        OracleLoop.run(new KafkaClientsOracle(readVersion()));
    }

    /** The release as the jar itself says it. */
    private static String readVersion() throws IOException {
        try (InputStream file = Utils.class.getResourceAsStream("/kafka/kafka-version.properties")) {
            Properties properties = new Properties();
            properties.load(file);
            return properties.getProperty("version");
        }
    }

    @Override
    public String name() {
        return "kafka-clients";
    }

    @Override
    public String version() {
        return version;
    }

    @Override
    public List<String> calls() {
        return List.of("murmur2", "partition", "serialize", "assign", "builtin-partitioner");
    }

    @Override
    public List<String> clients() {
        return List.of("java");
    }

    @Override
    public List<String> assignors() {
        return ClientAssignors.NAMES;
    }

    @Override
    public Object answer(String call, JsonNode request) throws Throwable {
        switch (call) {
            case "murmur2":
                return Utils.murmur2(Fields.bytesOf(Fields.required(request, "keyHex")));
            case "partition":
                return partition(request);
            case "serialize":
                return KeySerializers.serialize(request);
            case "assign":
                Fields.refuseOtherRelease(request, version());
                return ClientAssignors.assign(request);
            default:
                return BuiltinReplay.replay(request);
        }
    }

    private static Integer partition(JsonNode request) {
        String client = Fields.text(request, "client");
        if (!client.equals("java")) throw new Skipped("kafka-clients has no client " + client);
        byte[] key = request.has("utf16")
                ? new StringSerializer().serialize("topic", Fields.textOf(request.get("utf16")))
                : Fields.bytesOf(Fields.required(request, "keyHex"));
        int partitions = Fields.integer(request, "partitions");
        // KafkaProducer.partition leaves a record without a key to the sticky choice of its accumulator.
        return key == null ? null : (Integer) BuiltInPartitioner.partitionForKey(key, partitions);
    }
}
