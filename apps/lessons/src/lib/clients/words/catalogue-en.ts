/**
 * Texts of the catalogue that are sentences or hold words, each with its code marked for the page. The other languages
 * translate exactly these; a test holds them to the catalogue.
 */
export const catalogueEn = {
  // Releases.
  '0.8.2 and later, for keyed records': '0.8.2 and later, for keyed records',
  '0.8.0 to 0.8.1.1': '0.8.0 to 0.8.1.1',
  '0.8.2 until its removal in 2.0': '0.8.2 until its removal in 2.0',
  '5.0.4; not checked for others': '5.0.4; not checked for others',
  '2.x, the default since 0.9.1': '2.x, the default since 0.9.1',
  '2.x; the default before 0.9.1': '2.x; the default before 0.9.1',
  '1.x default; Partitioners.LegacyPartitioner of 2.x':
    '1.x default; `Partitioners.LegacyPartitioner` of 2.x',
  '2.x default; Partitioners.JavaCompatiblePartitioner of 1.x':
    '2.x default; `Partitioners.JavaCompatiblePartitioner` of 1.x',
  '1.x to 2.12': '1.x to 2.12',
  'releases since May 2026': 'releases since May 2026',
  '2.x and 3.x': '2.x and 3.x',
  'since pull request 25048 of April 2021; before, the absolute value, and a hang at the least hash':
    'since pull request 25048 of April 2021; before, the absolute value, and a hang at the least hash',
  "since 2016; before, Python's hash(), another one in every process":
    "since 2016; before, Python's `hash()`, another one in every process",
  '3.x and 4.x': '3.x and 4.x',
  'since 2020': 'since 2020',
  'the default until 2020': 'the default until 2020',
  'until issue 1336 of July 2026': 'until issue 1336 of July 2026',
  'since pull request 1059': 'since pull request 1059',
  'FlinkKafkaProducer without keys; sink.partitioner=fixed of the table connector':
    '`FlinkKafkaProducer` without keys; `sink.partitioner=fixed` of the table connector',
  '2.4 and later': '2.4 and later',
  '2.x and later': '2.x and later',

  // What is peculiar.
  'Records without a key: in turn over partitions with a leader until 2.3, sticky by batch from 2.4, sticky by bytes and adaptive from 3.3.':
    'Records without a key: in turn over partitions with a leader until 2.3, sticky by batch from 2.4, sticky by bytes and adaptive from 3.3.',
  'Hashes the key object before serialization: a text by its characters, a byte[] by its identity, that is by chance.':
    'Hashes the key object before serialization: a text by its characters, a `byte[]` by its identity, that is by chance.',
  'KAFKA-1469 turned the mask into an absolute value, so the upgrade from 0.8.1 moves keys with a negative hash.':
    'KAFKA-1469 turned the mask into an absolute value, so the upgrade from 0.8.1 moves keys with a negative hash.',
  'Names the partition itself, as key.hashCode() over the configured partition-count, not that of the topic; a byte[] key hashes by identity.':
    'Names the partition itself, as `key.hashCode()` over the configured `partition-count`, not that of the topic; a `byte[]` key hashes by identity.',
  'The one partitioner of librdkafka for which an empty key counts as no key.':
    'The one partitioner of librdkafka for which an empty key counts as no key.',
  'Records without a key stay with a partition for sticky.partitioning.linger.ms where that is above 0.':
    'Records without a key stay with a partition for `sticky.partitioning.linger.ms` where that is above 0.',
  'Fails on a Buffer; here bytes are read as the UTF-8 of the text.':
    'Fails on a `Buffer`; here bytes are read as the UTF-8 of the text.',
  "Hashes the payload's key; where only KeyedMessage.key is set, every record is hashed as one without a key.":
    "Hashes the payload's `key`; where only `KeyedMessage.key` is set, every record is hashed as one without a key.",
  'Takes the first partition of its list, for every record, with a key or without.':
    'Takes the first partition of its list, for every record, with a key or without.',
  'A nil Key is no key; ByteEncoder(nil) is one, hashed as empty and sent as null.':
    'A `nil` Key is no key; `ByteEncoder(nil)` is one, hashed as empty and sent as null.',
  "Java's reduction with another hash: it does not match Java either.":
    "Java's reduction with another hash: it does not match Java either.",
  "Matches librdkafka's default but for empty keys, which it hashes.":
    "Matches librdkafka's default but for empty keys, which it hashes.",
  'Not what Sarama does, for all its name; 64-bit Go only. With CRC-32 for FNV-1a it matches librdkafka.':
    'Not what Sarama does, for all its name; 64-bit Go only. With `CRC-32` for `FNV-1a` it matches librdkafka.',
  'Looks at no key. One counter a Writer, shared by its topics: a new Writer a record fills partition 0.':
    'Looks at no key. One counter a `Writer`, shared by its topics: a new `Writer` a record fills partition 0.',

  // Settings.
  'nothing: leave partitioner.class unset and partitioner.ignore.keys false':
    'nothing: leave `partitioner.class` unset and `partitioner.ignore.keys` false',
  'move to the Java producer (org.apache.kafka.clients.producer.KafkaProducer)':
    'move to the Java producer (`org.apache.kafka.clients.producer.KafkaProducer`)',
  'leave partition-key-expression unset; set spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression':
    'leave `partition-key-expression` unset; set `spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression`',
  'partitioner=murmur2_random, a topic property': '`partitioner=murmur2_random`, a topic property',
  'nothing: keyed records go where Java puts them': 'nothing: keyed records go where Java puts them',
  'nothing for keyed records': 'nothing for keyed records',
  'partitionerType: 4 with a partitioner of your own; none of the built-in ones is murmur2':
    '`partitionerType: 4` with a partitioner of your own; none of the built-in ones is `murmur2`',
  'leave kgo.RecordPartitioner unset, or StickyKeyPartitioner(nil)':
    'leave `kgo.RecordPartitioner` unset, or `StickyKeyPartitioner(nil)`',
  'none: random, round_robin and hash are all there is':
    'none: `random`, `round_robin` and `hash` are all there is',
  "config['partitioner'] = 'murmur2_random' and key: instead of partition_key:":
    "`config['partitioner'] = 'murmur2_random'` and `key:` instead of `partition_key:`",
  'partitioner: a callable (partitions, key) with a murmur2 of your own':
    '`partitioner`: a callable `(partitions, key)` with a `murmur2` of your own',
  'HashingPartitioner(hash_func=…) with a masked murmur2 of your own':
    '`HashingPartitioner(hash_func=…)` with a masked `murmur2` of your own',
  'a Partitioner of your own': 'a `Partitioner` of your own',
  'compute the partition first, for PartitionClient': 'compute the partition first, for `PartitionClient`',
  'a fun(Topic, Count, Key, Value) with a murmur2 of your own':
    'a `fun(Topic, Count, Key, Value)` with a `murmur2` of your own',
  'partition_strategy: a fun with a murmur2 of your own':
    '`partition_strategy`: a fun with a `murmur2` of your own',
  'a release after the fix': 'a release after the fix',
  'nothing: made to match': 'nothing: made to match',
  'sink.partitioner=default, or KafkaSink without a partitioner':
    '`sink.partitioner=default`, or `KafkaSink` without a partitioner',
  'leave the transformation out; Debezium then sends through the Java producer':
    'leave the transformation out; Debezium then sends through the Java producer',
  'nothing: a record goes where its source producer put it':
    'nothing: a record goes where its source producer put it',
  'none; Kafka clients that reach Pulsar through KoP compute the partition themselves':
    'none; Kafka clients that reach Pulsar through KoP compute the partition themselves',
  "a top-level partitioner: 'murmur2_random', or the promisified API with a kafkaJS block":
    "a top-level `partitioner: 'murmur2_random'`, or the promisified API with a `kafkaJS` block",

  // What goes wrong on the way.
  'the rule is over bytes, so an int 42, a long 42 and the text 42 are three keys':
    'the rule is over bytes, so an int 42, a long 42 and the text 42 are three keys',
  'nearly every key moves; drain the topic or begin a new one':
    'nearly every key moves; drain the topic or begin a new one',
  'every key moves, and the partition count is then that of the topic':
    'every key moves, and the partition count is then that of the topic',
  'nearly every key moves, and all records with an empty key go to one partition':
    'nearly every key moves, and all records with an empty key go to one partition',
  'keyed records are right already; records without a key all go to the partition of the empty key':
    'keyed records are right already; records without a key all go to the partition of the empty key',
  'records without a key stay with a partition for sticky.partitioning.linger.ms, not for a batch':
    'records without a key stay with a partition for `sticky.partitioning.linger.ms`, not for a batch',
  'moves nearly every key; there is no range of keys that is safe':
    'moves nearly every key; there is no range of keys that is safe',
  'a plain Uint8Array is sent and hashed as its text, 97 for the byte 61; wrap it with Buffer.from':
    'a plain `Uint8Array` is sent and hashed as its text, `97` for the byte `61`; wrap it with `Buffer.from`',
  'moves half of the keys unless the count is a power of two, and sends all records without a key to partition 0: wrap it':
    'moves half of the keys unless the count is a power of two, and sends all records without a key to partition 0: wrap it',
  'all records without a key go to partition 0: wrap the partitioner and give those a counter':
    'all records without a key go to partition 0: wrap the partitioner and give those a counter',
  'the package is no longer kept up': 'the package is no longer kept up',
  "the payload's key is hashed and KeyedMessage.key is sent: set both":
    "the payload's `key` is hashed and `KeyedMessage.key` is sent: set both",
  'only in releases since May 2026; before, NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))':
    'only in releases since May 2026; before, `NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))`',
  'a nil key is no key, []byte{} an empty one, which is hashed':
    'a `nil` key is no key, `[]byte{}` an empty one, which is hashed',
  'key_serializer decides the bytes: str(42).encode() is not what a Java IntegerSerializer sends':
    '`key_serializer` decides the bytes: `str(42).encode()` is not what a Java `IntegerSerializer` sends',
  'the key must be bytes, or key_serializer must make bytes of it':
    'the key must be bytes, or `key_serializer` must make bytes of it',
  'built on Sarama, but with a copy of its hash partitioner that since has another reduction':
    'built on Sarama, but with a copy of its hash partitioner that since has another reduction',
  'needs the digest-murmurhash gem; nearly every key moves':
    'needs the `digest-murmurhash` gem; nearly every key moves',
  'a partition_key outside ASCII is cut short, so that keys with a common beginning fall together':
    'a `partition_key` outside ASCII is cut short, so that keys with a common beginning fall together',
  'HashingPartitioner is not it': '`HashingPartitioner` is not it',
  'a BuildHasher alone keeps the unsigned reduction': 'a `BuildHasher` alone keeps the unsigned reduction',
  'it has no partitioner at all': 'it has no partitioner at all',
  'there is no default: the caller names a partition, random, hash or a fun':
    'there is no default: the caller names a partition, `random`, `hash` or a fun',
  'until 2020 the default kept the sign bit, see kafka-ex-legacy':
    'until 2020 the default kept the sign bit, see `kafka-ex-legacy`',
  'moves half of the keys unless the count is a power of two':
    'moves half of the keys unless the count is a power of two',
  'only its pull request was read': 'only its pull request was read',
  'the key must be part of the record, not of the row alone':
    'the key must be part of the record, not of the row alone',
  'the outbox and ByLogicalTable routers change the key, and with it the partition':
    'the outbox and `ByLogicalTable` routers change the key, and with it the partition',
  'a target topic with another count keeps the numbers, not the rule':
    'a target topic with another count keeps the numbers, not the rule',
  'so a topic written by both kinds splits its keys': 'so a topic written by both kinds splits its keys',
  'nearly every key moves': 'nearly every key moves',
  'without -K or -k there is no key at all': 'without `-K` or `-k` there is no key at all',
  'every key moves, and empty keys, until now spread, all go to one partition':
    'every key moves, and empty keys, until now spread, all go to one partition',
  'TopicPartition.Partition must be kafka.PartitionAny; its zero value names partition 0':
    '`TopicPartition.Partition` must be `kafka.PartitionAny`; its zero value names partition 0',
  'it is a topic setting, the second argument; in the first it was reported to be ignored':
    'it is a topic setting, the second argument; in the first it was reported to be ignored',
  'adding any setting to an empty kafkaJS block switches to murmur2_random and moves every key':
    'adding any setting to an empty `kafkaJS` block switches to `murmur2_random` and moves every key',
  'holds for key:; for partition_key: see rdkafka-ruby-partition-key':
    'holds for `key:`; for `partition_key:` see `rdkafka-ruby-partition-key`',
  'without key_field there is no key at all': 'without `key_field` there is no key at all',
  'without message_key or message_key_field there is no key at all':
    'without `message_key` or `message_key_field` there is no key at all',
} as const;

/** A text of the catalogue that has to be translated. */
export type CatalogueText = keyof typeof catalogueEn;
