package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import keyway.protocol.Fields;
import keyway.protocol.Skipped;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.coordinator.group.api.assignor.ConsumerGroupPartitionAssignor;
import org.apache.kafka.coordinator.group.api.assignor.MemberAssignment;
import org.apache.kafka.coordinator.group.assignor.RangeAssignor;
import org.apache.kafka.coordinator.group.assignor.UniformAssignor;

/** One new target by an assignor of the broker, through its public interface. */
final class ServerAssignors {
    private ServerAssignors() {}

    static Map<String, Object> assign(JsonNode request) {
        ConsumerGroupPartitionAssignor assignor = create(Fields.text(request, "assignor"));
        AskedGroup group = new AskedGroup(request);
        Map<String, MemberAssignment> target = assignor.assign(group, group).members();
        Map<String, Object> answer = new LinkedHashMap<>();
        for (String memberId : group.memberIds()) answer.put(memberId, written(group, target.get(memberId)));
        return answer;
    }

    private static ConsumerGroupPartitionAssignor create(String name) {
        switch (name) {
            case "server-range":
                return new RangeAssignor();
            case "server-uniform":
                return new UniformAssignor();
            default:
                throw new Skipped("kafka-group-coordinator has no assignor " + name);
        }
    }

    /** Sorted by topic in the order of the request, then by partition: a target is a set. */
    private static List<Map<String, Object>> written(AskedGroup group, MemberAssignment assignment) {
        List<Map<String, Object>> list = new ArrayList<>();
        if (assignment == null) return list;
        for (Map.Entry<String, Uuid> topic : group.topicIds().entrySet()) {
            for (int partition : new TreeSet<>(assignment.partitions().getOrDefault(topic.getValue(), Set.of()))) {
                Map<String, Object> fields = new LinkedHashMap<>();
                fields.put("topic", topic.getKey());
                fields.put("partition", partition);
                list.add(fields);
            }
        }
        return list;
    }
}
