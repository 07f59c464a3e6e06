package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import kafka.cluster.Cluster;
import kafka.consumer.ConsumerConfig;
import kafka.consumer.ZookeeperConsumerConnector;
import kafka.utils.Pool;
import kafka.utils.ZKStringSerializer$;
import keyway.protocol.Fields;
import keyway.protocol.Skipped;
import org.I0Itec.zkclient.ZkClient;
import scala.None$;
import scala.Option;
import scala.collection.mutable.HashMap;
import sun.misc.Unsafe;

/**
 * Range of 0.8.1, which stands inside the rebalance of its consumer: each consumer runs that, and what it then claims
 * in ZooKeeper is its part.
 */
final class LegacyAssignors {
    static final List<String> NAMES = List.of("legacy-scala-range");
    private static final String GROUP = "group";
    private static final String CONSUMER = "kafka$consumer$ZookeeperConsumerConnector$$";

    private LegacyAssignors() {}

    static Map<String, List<Map<String, Object>>> assign(JsonNode request) throws ReflectiveOperationException {
        String assignor = Fields.text(request, "assignor");
        if (!NAMES.contains(assignor)) throw new Skipped("Kafka 0.8.1 has no assignor " + assignor);
        ZooKeeperInMemory zooKeeper = new ZooKeeperInMemory();
        zooKeeper.addBroker();
        Map<String, Integer> threadCounts = ThreadedGroup.register(request, GROUP, zooKeeper);
        ZkClient client = new ZkClient(zooKeeper, 10_000, ZKStringSerializer$.MODULE$);
        try {
            for (String consumerId : threadCounts.keySet()) rebalance(consumerId, client);
        } finally {
            client.close();
        }
        return ThreadedGroup.written(threadCounts, claims(zooKeeper));
    }

    private static List<ThreadedGroup.Claim> claims(ZooKeeperInMemory zooKeeper) {
        List<ThreadedGroup.Claim> claims = new ArrayList<>();
        zooKeeper.owners(GROUP).forEach((path, thread) -> {
            String[] parts = path.split("/");
            claims.add(new ThreadedGroup.Claim(parts[4], Integer.parseInt(parts[5]), thread));
        });
        return claims;
    }

    /** The listener is Kafka's whole; of the consumer around it only what it reads, for a whole one connects at once. */
    private static void rebalance(String consumerId, ZkClient client) throws ReflectiveOperationException {
        ZookeeperConsumerConnector consumer =
                (ZookeeperConsumerConnector) unsafe().allocateInstance(ZookeeperConsumerConnector.class);
        Properties properties = new Properties();
        properties.setProperty("group.id", GROUP);
        properties.setProperty("zookeeper.connect", "memory");
        set(consumer, "loggerName", ZookeeperConsumerConnector.class.getName());
        set(consumer, "config", new ConsumerConfig(properties));
        set(consumer, "consumerIdString", consumerId);
        // The thread that waits for news ends at once.
        set(consumer, CONSUMER + "isShuttingDown", new AtomicBoolean(true));
        set(consumer, CONSUMER + "rebalanceLock", new Object());
        set(consumer, CONSUMER + "fetcher", None$.MODULE$);
        set(consumer, CONSUMER + "zkClient", client);
        for (String pool : List.of("topicRegistry", "checkpointedOffsets", "topicThreadIdAndQueues")) {
            set(consumer, CONSUMER + pool, new Pool<>(Option.empty()));
        }
        // Java would leave out the consumer, which to Scala is the first argument.
        ZookeeperConsumerConnector.ZKRebalancerListener listener = (ZookeeperConsumerConnector.ZKRebalancerListener)
                ZookeeperConsumerConnector.ZKRebalancerListener.class.getConstructors()[0].newInstance(
                        consumer, GROUP, consumerId, new HashMap<>());
        boolean isDone = listener.kafka$consumer$ZookeeperConsumerConnector$ZKRebalancerListener$$rebalance(new Cluster());
        if (!isDone) throw new IllegalStateException("the rebalance of " + consumerId + " did not succeed");
    }

    private static void set(ZookeeperConsumerConnector consumer, String name, Object value)
            throws ReflectiveOperationException {
        Field field = ZookeeperConsumerConnector.class.getDeclaredField(name);
        field.setAccessible(true);
        field.set(consumer, value);
    }

    private static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }
}
