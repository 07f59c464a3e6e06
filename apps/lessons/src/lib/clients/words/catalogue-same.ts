/**
 * Texts of the catalogue that are a number of a version, or code and nothing else: the same in every language.
 * Left the text as the catalogue has it, right as Markdown.
 */
export const catalogueSame: Readonly<Record<string, string>> = {
  ...asTheyStand('2.x', '2.12', '3.4.4', '5.0.0', '1.x', '0.4.x', '0.14.0', '0.29', '0.x'),
  ...asCode(
    'partitioner=murmur2_random',
    'createPartitioner: Partitioners.JavaCompatiblePartitioner',
    'partitioner: compatibilityPartitioner',
    'partitioner: new Kafka.DefaultPartitioner()',
    'config.Producer.Partitioner = sarama.NewMurmur2Partitioner',
    'Balancer: kafka.Murmur2Balancer{}',
    'Kafka.new(…, partitioner: Kafka::Partitioner.new(hash_function: :murmur2))',
    'partitioner: KafkaEx.DefaultPartitioner',
    '-X topic.partitioner=murmur2_random',
    "Producer({'partitioner': 'murmur2_random', …})",
    'kafka.ConfigMap{"partitioner": "murmur2_random"}',
    'ProducerConfig { Partitioner = Partitioner.Murmur2Random }',
    "new Producer(globalConfig, { partitioner: 'murmur2_random' })",
    '$topicConf->setPartitioner(RD_KAFKA_MSG_PARTITIONER_MURMUR2_RANDOM)',
    'ClientConfig::set("partitioner", "murmur2_random")',
    "config['partitioner'] = 'murmur2_random'",
    'librdkafka_options: { "partitioner": "murmur2_random" }',
    'rdkafka.partitioner murmur2_random',
    '--partitioner jvm',
    'partitioner: murmur2_hash',
    'kafka.producer.DefaultPartitioner.partition',
    'rd_kafka_msg_partitioner_consistent_random',
    'rd_kafka_msg_partitioner_consistent',
    'rd_kafka_msg_partitioner_murmur2',
    'rd_kafka_msg_partitioner_murmur2_random',
    'rd_kafka_msg_partitioner_fnv1a',
    'rd_kafka_msg_partitioner_fnv1a_random',
    'rd_kafka_msg_partitioner_random',
    'DefaultPartitioner.partition',
    'KeyedPartitioner.getPartition',
    'DefaultPartitioner.getPartition',
    'CyclicPartitioner.getPartition',
    'NewHashPartitioner, Partition',
    'NewReferenceHashPartitioner, Partition',
    'NewConsistentCRCHashPartitioner, Partition',
    'NewMurmur2Partitioner, Partition',
    'StickyKeyPartitioner(SaramaHasher(fnv32a))',
    'StickyKeyPartitioner(SaramaCompatHasher(fnv32a))',
    'RoundRobin{}.Balance',
    'Hash{}.Balance',
    'ReferenceHash{}.Balance',
    'CRC32Balancer{}.Balance',
    'CRC32Balancer{Consistent: true}.Balance',
    'Murmur2Balancer{}.Balance',
    'Murmur2Balancer{Consistent: true}.Balance',
    'DefaultPartitioner',
    'murmur2',
  ),
};

function asTheyStand(...texts: string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, text]));
}

function asCode(...texts: string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, `\`${text}\``]));
}
