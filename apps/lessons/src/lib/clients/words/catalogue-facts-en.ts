/** As catalogue-en.ts: what is told of the rules of clients that were only read, of programs, and what was called. */
export const catalogueFactsEn = {
  // Hash, reduction, records without a key.
  'fnv1a of the key, or of the fields in partition.hash.hash':
    '`FNV-1a` of the key, or of the fields in `partition.hash.hash`',
  'crc32 of partition_key, else of key': '`CRC-32` of `partition_key`, else of `key`',
  'that of the configured partitioner, over as many bytes as the text has characters':
    'that of the configured partitioner, over as many bytes as the text has characters',
  'SHA-1 as one big-endian number': '`SHA-1` as one big-endian number',
  'XXH32 with seed 0': '`XXH32` with seed 0',
  'erlang:phash2 of the key term: a binary, an iolist and a charlist of the same bytes are three keys':
    '`erlang:phash2` of the key term: a binary, an iolist and a charlist of the same bytes are three keys',
  'sum of the 16 bytes of MD5': 'sum of the 16 bytes of `MD5`',
  'of payload fields: Objects.hash, or Murmur3, which is not the murmur2 of Kafka':
    'of payload fields: `Objects.hash`, or `Murmur3`, which is not the `murmur2` of Kafka',
  "Java's String hash, or Murmur3 of 32 bits": "Java's String hash, or `Murmur3` of 32 bits",
  mask: 'sign bit cleared',
  unsigned: 'taken as unsigned',
  'that of the configured partitioner': 'that of the configured partitioner',
  'absolute value of it modulo the count': 'absolute value of it modulo the count',
  'remainder of its 27 bits': 'remainder of its 27 bits',
  remainder: 'remainder',
  'remainder of partition.topic.num, a configured count':
    'remainder of `partition.topic.num`, a configured count',
  random: 'random',
  'the caller names the partition': 'the caller names the partition',
  'not read': 'not read',
  'not looked at': 'not looked at',
  'keeps the number of the source partition': 'keeps the number of the source partition',
  hashed: 'hashed',
  'no key': 'as no key',
  'in turn, as without a key': 'in turn, as without a key',
  'one partition a subtask': 'one partition a subtask',
  'as with key:': 'as with `key:`',
  fails: 'fails',
  'in turn over partitions with a leader': 'in turn over partitions with a leader',
  'hashed as whatever term is passed': 'hashed as whatever term is passed',
  'the text of the missing key is hashed': 'the text of the missing key is hashed',
  'in turn': 'in turn',
  'one partition a subtask: its number modulo the count':
    'one partition a subtask: its number modulo the count',
  'in turn or one partition, as configured': 'in turn or one partition, as configured',

  // Programs that send through a client.
  'with the KAFKA key format a BIGINT is 8 bytes and an INT 4, not digits':
    'with the `KAFKA` key format a `BIGINT` is 8 bytes and an `INT` 4, not digits',
  "hashes the converter's bytes: JSON with schemas, Avro and plain text of one key are three keys":
    "hashes the converter's bytes: JSON with schemas, Avro and plain text of one key are three keys",
  'since 3.0 a `partition` column wins over the key': 'since 3.0 a `partition` column wins over the key',
  'unless it is given a partitioner of its own': 'unless it is given a partitioner of its own',
  'takes no partitioner written in Python': 'takes no partitioner written in Python',
  'a delegate of SetPartitioner is not called for null keys while sticky.partitioning.linger.ms is above 0':
    'a delegate of `SetPartitioner` is not called for records without a key while `sticky.partitioning.linger.ms` is above 0',
  'its typings declare partitioner_cb, which nothing hands to librdkafka':
    'its typings declare `partitioner_cb`, which nothing hands to librdkafka',
  'the promisified API sets murmur2_random as soon as its kafkaJS block has any entry':
    'the promisified API sets `murmur2_random` as soon as its `kafkaJS` block has any entry',
  'its name in kafkajs 2': 'its name in kafkajs 2',
  'its name in kafkajs 1': 'its name in kafkajs 1',
  'an empty interpolated key counts as no key there': 'an empty interpolated key counts as no key there',
  'an empty interpolated key is a key there': 'an empty interpolated key is a key there',

  // What was called.
  'BuiltInPartitioner.partitionForKey, and DefaultPartitioner.partition of the older ones':
    '`BuiltInPartitioner.partitionForKey`, and `DefaultPartitioner.partition` of the older ones',
  'PartitionHandler.determinePartition with a partition-key-expression that yields a String':
    '`PartitionHandler.determinePartition` with a `partition-key-expression` that yields a `String`',
  'Partitioners.DefaultPartitioner of 1.16.0 and LegacyPartitioner of 2.2.4; the producer of 1.16.0 too':
    '`Partitioners.DefaultPartitioner` of 1.16.0 and `LegacyPartitioner` of 2.2.4; the producer of 1.16.0 too',
  'Partitioners.DefaultPartitioner of 2.2.4 and JavaCompatiblePartitioner of 1.16.0; the producer of 2.2.4 too':
    '`Partitioners.DefaultPartitioner` of 2.2.4 and `JavaCompatiblePartitioner` of 1.16.0; the producer of 2.2.4 too',
  'defaultPartitioner modulo the count, as its send does; the producer too':
    '`defaultPartitioner` modulo the count, as its `send` does; the producer too',
  'compatibilityPartitioner modulo the count, as its send does; the producer too':
    '`compatibilityPartitioner` modulo the count, as its `send` does; the producer too',
  'HashCRC32Partitioner.partition with text keys': '`HashCRC32Partitioner.partition` with text keys',
  'StickyKeyPartitioner(nil) and UniformBytesPartitioner':
    '`StickyKeyPartitioner(nil)` and `UniformBytesPartitioner`',
} as const;

/** A fact of the catalogue that has to be translated. */
export type CatalogueFact = keyof typeof catalogueFactsEn;
