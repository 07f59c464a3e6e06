package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import keyway.protocol.Fields;
import keyway.protocol.Skipped;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.Assignment;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.GroupSubscription;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.Subscription;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.consumer.RangeAssignor;
import org.apache.kafka.clients.consumer.RoundRobinAssignor;
import org.apache.kafka.clients.consumer.StickyAssignor;
import org.apache.kafka.common.Cluster;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;

/** One rebalance by the assignors of the Java consumer, through their public interface. */
final class ClientAssignors {
    static final List<String> NAMES = List.of("range", "roundrobin", "sticky", "cooperative-sticky");
    private static final int NO_GENERATION = -1;

    private ClientAssignors() {}

    static Map<String, Object> assign(JsonNode request) {
        String name = Fields.text(request, "assignor");
        ConsumerPartitionAssignor assignor = create(name);
        // Members enter a HashMap in the order listed, as in the leader's coordinator.
        Map<String, Subscription> subscriptions = new HashMap<>();
        List<String> memberIds = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : Fields.members(request)) {
            memberIds.add(member.getKey());
            subscriptions.put(member.getKey(), subscription(name, member.getValue()));
        }
        Map<String, Assignment> assigned = assignor
                .assign(cluster(request), new GroupSubscription(subscriptions))
                .groupAssignment();
        Map<String, Object> answer = new LinkedHashMap<>();
        for (String memberId : memberIds) answer.put(memberId, written(assigned.get(memberId).partitions()));
        return answer;
    }

    private static ConsumerPartitionAssignor create(String name) {
        switch (name) {
            case "range":
                return new RangeAssignor();
            case "roundrobin":
                return new RoundRobinAssignor();
            case "sticky":
                return new StickyAssignor();
            case "cooperative-sticky":
                return new CooperativeStickyAssignor();
            default:
                throw new Skipped("kafka-clients has no assignor " + name);
        }
    }

    private static Subscription subscription(String assignor, JsonNode member) {
        List<String> topics = new ArrayList<>();
        for (JsonNode topic : Fields.list(member, "topics")) topics.add(topic.asText());
        boolean isSticky = assignor.equals("sticky");
        boolean hasMemory = member.has("ownedPartitions");
        List<TopicPartition> owned = partitions(member.path("ownedPartitions"));
        int generation = member.path("generation").asInt(NO_GENERATION);
        int subscriptionGeneration = member.path("subscriptionGeneration").asInt(generation);
        ByteBuffer userData = isSticky && hasMemory ? stickyMemory(topics, owned, generation) : null;
        Subscription subscription = new Subscription(
                topics,
                userData,
                isSticky ? List.of() : owned,
                subscriptionGeneration,
                Optional.ofNullable(text(member.get("rackId"))));
        subscription.setGroupInstanceId(Optional.ofNullable(text(member.get("groupInstanceId"))));
        return subscription;
    }

    /** What a sticky member sends with its next join: StickyAssignor writes it itself. */
    private static ByteBuffer stickyMemory(List<String> topics, List<TopicPartition> owned, int generation) {
        StickyAssignor member = new StickyAssignor();
        member.onAssignment(new Assignment(owned), new ConsumerGroupMetadata("group", generation, "member", Optional.empty()));
        return member.subscriptionUserData(new HashSet<>(topics));
    }

    private static List<TopicPartition> partitions(JsonNode list) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (JsonNode one : list) {
            partitions.add(new TopicPartition(Fields.text(one, "topic"), Fields.integer(one, "partition")));
        }
        return partitions;
    }

    private static Cluster cluster(JsonNode request) {
        List<Node> nodes = new ArrayList<>();
        List<PartitionInfo> infos = new ArrayList<>();
        for (Map.Entry<String, Integer> topic : Fields.counts(request, "partitionsPerTopic").entrySet()) {
            JsonNode racks = request.path("partitionRacks").path(topic.getKey());
            for (int partition = 0; partition < topic.getValue(); partition++) {
                Node[] replicas = replicas(racks.path(partition), nodes);
                Node leader = replicas.length == 0 ? Node.noNode() : replicas[0];
                infos.add(new PartitionInfo(topic.getKey(), partition, leader, replicas, replicas));
            }
        }
        return new Cluster("cluster", nodes, infos, Set.of(), Set.of());
    }

    private static Node[] replicas(JsonNode racks, List<Node> nodes) {
        Node[] replicas = new Node[racks.size()];
        for (int i = 0; i < replicas.length; i++) {
            replicas[i] = new Node(nodes.size(), "localhost", 9092, text(racks.get(i)));
            nodes.add(replicas[i]);
        }
        return replicas;
    }

    private static String text(JsonNode node) {
        return node == null || node.isNull() ? null : node.asText();
    }

    private static List<Map<String, Object>> written(List<TopicPartition> partitions) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (TopicPartition one : partitions) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("topic", one.topic());
            fields.put("partition", one.partition());
            list.add(fields);
        }
        return list;
    }
}
