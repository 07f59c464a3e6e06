package org.apache.kafka.clients.producer.internals;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import keyway.protocol.BadRequest;
import keyway.protocol.Fields;
import org.apache.kafka.clients.producer.RoundRobinPartitioner;
import org.apache.kafka.common.Cluster;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;

/** Plays a case of builtin-partitioner.json; stands in this package because what it calls is visible only here. */
public final class BuiltinReplay {
    private static final String TOPIC = "topic";

    private BuiltinReplay() {}

    public static List<Integer> replay(JsonNode request) throws ReflectiveOperationException {
        Cluster cluster = cluster(Fields.list(request, "leaders"));
        String kind = Fields.text(request, "kind");
        switch (kind) {
            case "adaptive":
                return adaptive(request, cluster);
            case "sticky":
                return sticky(request, cluster);
            case "roundrobin-partitioner":
                return roundRobin(request, cluster);
            default:
                throw new BadRequest("\"kind\" expected adaptive, sticky or roundrobin-partitioner, got " + kind);
        }
    }

    private static List<Integer> adaptive(JsonNode request, Cluster cluster) {
        int[] randoms = ints(Fields.list(request, "randoms"));
        // With a batch of one byte every append is a switch.
        ScriptedPartitioner partitioner = new ScriptedPartitioner(TOPIC, 1, randoms);
        JsonNode stats = request.get("loadStats");
        if (stats != null && !stats.isNull()) {
            partitioner.setLoadStats(
                    ints(Fields.list(stats, "queueSizes")),
                    ints(Fields.list(stats, "partitionIds")),
                    Fields.integer(stats, "length"));
        }
        List<Integer> partitions = new ArrayList<>();
        for (int i = 0; i < randoms.length; i++) {
            if (i > 0) partitioner.updatePartitionInfo(partitioner.peekCurrentPartitionInfo(cluster), 1, cluster, true);
            partitions.add(partitioner.peekCurrentPartitionInfo(cluster).partition());
        }
        return partitions;
    }

    private static List<Integer> sticky(JsonNode request, Cluster cluster) {
        ScriptedPartitioner partitioner =
                new ScriptedPartitioner(TOPIC, Fields.integer(request, "stickyBatchSize"), ints(Fields.list(request, "randoms")));
        List<Integer> partitions = new ArrayList<>();
        for (JsonNode append : Fields.list(request, "appends")) {
            BuiltInPartitioner.StickyPartitionInfo info = partitioner.peekCurrentPartitionInfo(cluster);
            partitions.add(info.partition());
            partitioner.updatePartitionInfo(
                    info, Fields.integer(append, "bytes"), cluster, Fields.required(append, "enableSwitch").asBoolean());
        }
        return partitions;
    }

    private static List<Integer> roundRobin(JsonNode request, Cluster cluster) throws ReflectiveOperationException {
        RoundRobinPartitioner partitioner = new RoundRobinPartitioner();
        List<Integer> partitions = new ArrayList<>();
        for (JsonNode call : Fields.list(request, "calls")) {
            if (call.asText().equals("partition")) {
                partitions.add(partitioner.partition(TOPIC, null, null, null, null, cluster));
            } else {
                int last = partitions.isEmpty() ? -1 : partitions.get(partitions.size() - 1);
                onNewBatch(partitioner, cluster, last);
            }
        }
        return partitions;
    }

    /** Gone since 4.0; before that the partitioner of 3.9 leaves it at the interface's empty one. */
    private static void onNewBatch(RoundRobinPartitioner partitioner, Cluster cluster, int last)
            throws ReflectiveOperationException {
        for (Method method : RoundRobinPartitioner.class.getMethods()) {
            if (method.getName().equals("onNewBatch")) method.invoke(partitioner, TOPIC, cluster, last);
        }
    }

    private static Cluster cluster(JsonNode leaders) {
        Node node = new Node(0, "localhost", 9092);
        List<PartitionInfo> infos = new ArrayList<>();
        for (int partition = 0; partition < leaders.size(); partition++) {
            Node leader = leaders.get(partition).asBoolean() ? node : null;
            infos.add(new PartitionInfo(TOPIC, partition, leader, new Node[0], new Node[0]));
        }
        return new Cluster("cluster", List.of(node), infos, Set.of(), Set.of());
    }

    private static int[] ints(JsonNode list) {
        int[] values = new int[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = list.get(i).asInt();
        return values;
    }
}
