package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kafka.common.TopicAndPartition;
import kafka.consumer.AssignmentContext;
import kafka.consumer.ConsumerThreadId;
import kafka.consumer.PartitionAssignor;
import kafka.consumer.RangeAssignor;
import kafka.consumer.RoundRobinAssignor;
import kafka.utils.ZKStringSerializer$;
import keyway.protocol.Fields;
import keyway.protocol.Skipped;
import org.I0Itec.zkclient.ZkClient;
import scala.Tuple2;

/** The assignors of the ZooKeeper consumer; each consumer asks for itself, so all are asked. */
final class LegacyAssignors {
    static final List<String> NAMES = List.of("legacy-scala-range", "legacy-scala-roundrobin");
    private static final String GROUP = "group";

    private LegacyAssignors() {}

    static Map<String, List<Map<String, Object>>> assign(JsonNode request) {
        PartitionAssignor assignor = create(Fields.text(request, "assignor"));
        ZooKeeperInMemory zooKeeper = new ZooKeeperInMemory();
        Map<String, Integer> threadCounts = ThreadedGroup.register(request, GROUP, zooKeeper);
        ZkClient client = new ZkClient(zooKeeper, 10_000, ZKStringSerializer$.MODULE$);
        List<ThreadedGroup.Claim> claims = new ArrayList<>();
        try {
            for (String consumerId : threadCounts.keySet()) {
                claims.addAll(decide(assignor, new AssignmentContext(GROUP, consumerId, true, client)));
            }
        } finally {
            client.close();
        }
        return ThreadedGroup.written(threadCounts, claims);
    }

    private static List<ThreadedGroup.Claim> decide(PartitionAssignor assignor, AssignmentContext context) {
        List<ThreadedGroup.Claim> claims = new ArrayList<>();
        scala.collection.Iterator<Tuple2<TopicAndPartition, ConsumerThreadId>> decisions =
                assignor.assign(context).iterator();
        while (decisions.hasNext()) {
            Tuple2<TopicAndPartition, ConsumerThreadId> decision = decisions.next();
            TopicAndPartition one = decision._1();
            claims.add(new ThreadedGroup.Claim(one.topic(), one.partition(), decision._2().toString()));
        }
        return claims;
    }

    private static PartitionAssignor create(String name) {
        switch (name) {
            case "legacy-scala-range":
                return new RangeAssignor();
            case "legacy-scala-roundrobin":
                return new RoundRobinAssignor();
            default:
                throw new Skipped("Kafka 0.8.2 has no assignor " + name);
        }
    }
}
