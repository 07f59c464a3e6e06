package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import keyway.protocol.Fields;

/** The group of a request: consumers with threads for each topic. */
final class ThreadedGroup {
    private ThreadedGroup() {}

    /** A partition and the thread that it went to. */
    record Claim(String topic, int partition, String thread) {
        private Map<String, Object> fields() {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("topic", topic);
            fields.put("partition", partition);
            return fields;
        }
    }

    /**
     * Writes topics and consumers into ZooKeeper as brokers and consumers do.
     *
     * @return the largest number of threads of each consumer, by its id
     */
    static Map<String, Integer> register(JsonNode request, String group, ZooKeeperInMemory zooKeeper) {
        Fields.counts(request, "partitionsPerTopic").forEach(zooKeeper::addTopic);
        Map<String, Integer> threadCounts = new TreeMap<>();
        for (Map.Entry<String, JsonNode> member : Fields.members(request)) {
            Map<String, Integer> threads = Fields.counts(member.getValue(), "threads");
            zooKeeper.addConsumer(group, member.getKey(), member.getValue().get("threads"));
            threadCounts.put(member.getKey(), threads.values().stream().max(Integer::compare).orElse(0));
        }
        return threadCounts;
    }

    /** By thread, idle ones too; partitions sorted by topic, then by number. */
    static Map<String, List<Map<String, Object>>> written(Map<String, Integer> threadCounts, List<Claim> claims) {
        Map<String, TreeMap<String, TreeMap<Integer, Map<String, Object>>>> byThread = new TreeMap<>();
        threadCounts.forEach((id, count) -> {
            for (int thread = 0; thread < count; thread++) byThread.put(id + "-" + thread, new TreeMap<>());
        });
        for (Claim claim : claims) {
            byThread.get(claim.thread())
                    .computeIfAbsent(claim.topic(), topic -> new TreeMap<>())
                    .put(claim.partition(), claim.fields());
        }
        Map<String, List<Map<String, Object>>> answer = new TreeMap<>();
        byThread.forEach((thread, topics) -> {
            List<Map<String, Object>> list = new ArrayList<>();
            topics.values().forEach(partitions -> list.addAll(partitions.values()));
            answer.put(thread, list);
        });
        return answer;
    }
}
