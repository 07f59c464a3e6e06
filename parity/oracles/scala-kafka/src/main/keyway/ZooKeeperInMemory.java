package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.I0Itec.zkclient.IZkConnection;
import org.apache.zookeeper.CreateMode;
import org.apache.zookeeper.KeeperException;
import org.apache.zookeeper.WatchedEvent;
import org.apache.zookeeper.Watcher;
import org.apache.zookeeper.ZooKeeper;
import org.apache.zookeeper.data.Stat;

/** The nodes that a consumer of 0.8 reads before it assigns, and those by which 0.8.1 claims its partitions. */
final class ZooKeeperInMemory implements IZkConnection {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final TreeMap<String, String> nodes = new TreeMap<>();

    void addTopic(String topic, int partitionCount) {
        ObjectNode node = JSON.createObjectNode().put("version", 1);
        ObjectNode partitions = node.putObject("partitions");
        for (int partition = 0; partition < partitionCount; partition++) {
            partitions.putArray(String.valueOf(partition)).add(0);
        }
        put("/brokers/topics/" + topic, node);
    }

    void addConsumer(String group, String consumerId, JsonNode threads) {
        ObjectNode node = JSON.createObjectNode().put("version", 1);
        node.set("subscription", threads);
        node.put("pattern", "static").put("timestamp", "0");
        put("/consumers/" + group + "/ids/" + consumerId, node);
    }

    /** 0.8.1 takes a cluster without brokers for one where nothing is to be done. */
    void addBroker() {
        put("/brokers/ids/0", JSON.createObjectNode().put("version", 1).put("host", "localhost").put("port", 9092));
    }

    /** Owner of each partition that was claimed, by the path `/consumers/GROUP/owners/TOPIC/PARTITION`. */
    Map<String, String> owners(String group) {
        Map<String, String> owners = new TreeMap<>();
        nodes.forEach((path, data) -> {
            if (path.startsWith("/consumers/" + group + "/owners/") && !data.isEmpty()) owners.put(path, data);
        });
        return owners;
    }

    private void put(String path, ObjectNode node) {
        nodes.put(path, node.toString());
        for (int end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            nodes.putIfAbsent(path.substring(0, end), "");
        }
    }

    @Override
    public void connect(Watcher watcher) {
        WatchedEvent connected =
                new WatchedEvent(Watcher.Event.EventType.None, Watcher.Event.KeeperState.SyncConnected, null);
        // ZkClient takes the thread that tells it for ZooKeeper's own, and asks nothing from that one.
        new Thread(() -> watcher.process(connected), "zookeeper").start();
    }

    @Override
    public void close() {}

    @Override
    public boolean exists(String path, boolean watch) {
        return nodes.containsKey(path);
    }

    @Override
    public List<String> getChildren(String path, boolean watch) throws KeeperException {
        read(path);
        List<String> children = new ArrayList<>();
        String prefix = path + "/";
        for (String other : nodes.tailMap(prefix, false).keySet()) {
            if (!other.startsWith(prefix)) break;
            if (other.indexOf('/', prefix.length()) < 0) children.add(other.substring(prefix.length()));
        }
        return children;
    }

    @Override
    public byte[] readData(String path, Stat stat, boolean watch) throws KeeperException {
        return read(path).getBytes(StandardCharsets.UTF_8);
    }

    private String read(String path) throws KeeperException {
        String data = nodes.get(path);
        if (data == null) throw new KeeperException.NoNodeException(path);
        return data;
    }

    @Override
    public ZooKeeper.States getZookeeperState() {
        return ZooKeeper.States.CONNECTED;
    }

    @Override
    public long getCreateTime(String path) {
        return 0;
    }

    @Override
    public String getServers() {
        return "memory";
    }

    @Override
    public String create(String path, byte[] data, CreateMode mode) throws KeeperException {
        if (nodes.containsKey(path)) throw new KeeperException.NodeExistsException(path);
        int end = path.lastIndexOf('/');
        if (end > 0) read(path.substring(0, end));
        nodes.put(path, data == null ? "" : new String(data, StandardCharsets.UTF_8));
        return path;
    }

    @Override
    public void delete(String path) {
        throw new UnsupportedOperationException("an assignor changes nothing");
    }

    @Override
    public void writeData(String path, byte[] data, int version) {
        throw new UnsupportedOperationException("an assignor changes nothing");
    }

    @Override
    public Stat writeDataReturnStat(String path, byte[] data, int version) {
        throw new UnsupportedOperationException("an assignor changes nothing");
    }
}
