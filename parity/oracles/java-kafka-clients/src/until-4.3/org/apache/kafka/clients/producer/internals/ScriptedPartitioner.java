package org.apache.kafka.clients.producer.internals;

import org.apache.kafka.common.utils.LogContext;
import org.apache.kafka.common.utils.Utils;

/** Kafka's partitioner with its chance written down. kafka-clients 3.3 to 4.3. */
final class ScriptedPartitioner extends BuiltInPartitioner {
    private final int[] randoms;
    private int next = 0;

    ScriptedPartitioner(String topic, int stickyBatchSize, int[] randoms) {
        super(new LogContext(), topic, stickyBatchSize);
        this.randoms = randoms;
    }

    @Override
    int randomPartition() {
        return Utils.toPositive(randoms[next++]);
    }

    void setLoadStats(int[] queueSizes, int[] partitionIds, int length) {
        updatePartitionLoadStats(queueSizes, partitionIds, length);
    }
}
