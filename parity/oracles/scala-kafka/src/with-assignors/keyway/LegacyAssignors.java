package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
        PartitionAssignor assignor = create(Fields.required(request, "assignor").asText());
        ZooKeeperInMemory zooKeeper = new ZooKeeperInMemory();
        JsonNode members = Fields.required(request, "members");
        Map<String, JsonNode> byId = new TreeMap<>();
        if (members.isArray()) for (JsonNode member : members) byId.put(member.get("id").asText(), member);
        else members.fields().forEachRemaining(one -> byId.put(one.getKey(), one.getValue()));
        Iterator<Map.Entry<String, JsonNode>> topics = Fields.required(request, "partitionsPerTopic").fields();
        while (topics.hasNext()) {
            Map.Entry<String, JsonNode> topic = topics.next();
            zooKeeper.addTopic(topic.getKey(), topic.getValue().asInt());
        }
        byId.forEach((id, member) -> zooKeeper.addConsumer(GROUP, id, Fields.required(member, "threads")));
        ZkClient client = new ZkClient(zooKeeper, 10_000, ZKStringSerializer$.MODULE$);
        try {
            return collect(assignor, byId, client);
        } finally {
            client.close();
        }
    }

    private static Map<String, List<Map<String, Object>>> collect(
            PartitionAssignor assignor, Map<String, JsonNode> members, ZkClient client) {
        Map<String, TreeMap<String, TreeMap<Integer, Map<String, Object>>>> byThread = new TreeMap<>();
        members.forEach((id, member) -> {
            int threadCount = 0;
            for (JsonNode count : member.get("threads")) threadCount = Math.max(threadCount, count.asInt());
            for (int thread = 0; thread < threadCount; thread++) byThread.put(id + "-" + thread, new TreeMap<>());
        });
        for (String id : members.keySet()) {
            AssignmentContext context = new AssignmentContext(GROUP, id, true, client);
            scala.collection.Iterator<Tuple2<TopicAndPartition, ConsumerThreadId>> decisions =
                    assignor.assign(context).iterator();
            while (decisions.hasNext()) {
                Tuple2<TopicAndPartition, ConsumerThreadId> decision = decisions.next();
                byThread.get(decision._2().toString())
                        .computeIfAbsent(decision._1().topic(), topic -> new TreeMap<>())
                        .put(decision._1().partition(), Map.of(
                                "topic", decision._1().topic(), "partition", decision._1().partition()));
            }
        }
        Map<String, List<Map<String, Object>>> answer = new TreeMap<>();
        byThread.forEach((thread, topics) -> {
            List<Map<String, Object>> list = new ArrayList<>();
            topics.values().forEach(partitions -> list.addAll(partitions.values()));
            answer.put(thread, list);
        });
        return answer;
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
