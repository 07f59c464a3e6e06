package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import keyway.protocol.Fields;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.coordinator.group.api.assignor.GroupSpec;
import org.apache.kafka.coordinator.group.api.assignor.MemberAssignment;
import org.apache.kafka.coordinator.group.api.assignor.MemberSubscription;
import org.apache.kafka.coordinator.group.api.assignor.SubscribedTopicDescriber;
import org.apache.kafka.coordinator.group.api.assignor.SubscriptionType;

/** The group of a request as the coordinator describes one: members in the order listed, topics by ids that keep theirs. */
final class AskedGroup implements GroupSpec, SubscribedTopicDescriber {
    private final Map<String, Member> members = new LinkedHashMap<>();
    private final Map<String, Uuid> topicIds = new LinkedHashMap<>();
    private final Map<Uuid, Integer> partitionCounts = new LinkedHashMap<>();

    AskedGroup(JsonNode request) {
        Fields.counts(request, "partitionsPerTopic")
                .forEach((topic, count) -> partitionCounts.put(topicId(topic), count));
        for (Map.Entry<String, JsonNode> member : Fields.members(request)) {
            members.put(member.getKey(), new Member(member.getValue()));
        }
    }

    /** Topics by name in the order of the request. */
    Map<String, Uuid> topicIds() {
        return topicIds;
    }

    /** Ids that sort, and hash, in the order in which topics are named. */
    private Uuid topicId(String topic) {
        return topicIds.computeIfAbsent(topic, name -> new Uuid(0, topicIds.size() + 100L));
    }

    @Override
    public Collection<String> memberIds() {
        return members.keySet();
    }

    @Override
    public SubscriptionType subscriptionType() {
        Set<Set<Uuid>> subscriptions = new HashSet<>();
        for (Member member : members.values()) subscriptions.add(member.topics);
        return subscriptions.size() <= 1 ? SubscriptionType.HOMOGENEOUS : SubscriptionType.HETEROGENEOUS;
    }

    @Override
    public boolean isPartitionAssigned(Uuid topicId, int partition) {
        return members.values().stream()
                .anyMatch(member -> member.owned.getOrDefault(topicId, Set.of()).contains(partition));
    }

    /** Asked since 4.2; a group that keeps nothing back. No annotation: older releases do not know it. */
    public boolean isPartitionAssignable(Uuid topicId, int partition) {
        return true;
    }

    @Override
    public MemberSubscription memberSubscription(String memberId) {
        return members.get(memberId);
    }

    @Override
    public MemberAssignment memberAssignment(String memberId) {
        return members.get(memberId);
    }

    /** -1 for a topic that has no metadata, as the coordinator says it. */
    @Override
    public int numPartitions(Uuid topicId) {
        return partitionCounts.getOrDefault(topicId, -1);
    }

    @Override
    public Set<String> racksForPartition(Uuid topicId, int partition) {
        return Set.of();
    }

    private final class Member implements MemberSubscription, MemberAssignment {
        private final Set<Uuid> topics = new LinkedHashSet<>();
        private final Map<Uuid, Set<Integer>> owned = new LinkedHashMap<>();
        private final JsonNode fields;

        private Member(JsonNode fields) {
            this.fields = fields;
            for (JsonNode topic : Fields.list(fields, "topics")) topics.add(topicId(topic.asText()));
            for (JsonNode one : fields.path("ownedPartitions")) {
                owned.computeIfAbsent(topicId(Fields.text(one, "topic")), id -> new LinkedHashSet<>())
                        .add(Fields.integer(one, "partition"));
            }
        }

        @Override
        public Optional<String> rackId() {
            return Optional.ofNullable(fields.path("rackId").asText(null));
        }

        @Override
        public Optional<String> instanceId() {
            return Optional.ofNullable(fields.path("groupInstanceId").asText(null));
        }

        @Override
        public Set<Uuid> subscribedTopicIds() {
            return topics;
        }

        @Override
        public Map<Uuid, Set<Integer>> partitions() {
            // The assignors insist on this class: they hand it on where nothing changes.
            return Collections.unmodifiableMap(owned);
        }
    }
}
