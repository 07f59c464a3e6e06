import type { CatalogueFact } from './catalogue-facts-en.ts';

/** Facts of the catalogue in Hindi. */
export const catalogueFactsHi: Record<CatalogueFact, string> = {
  'fnv1a of the key, or of the fields in partition.hash.hash':
    'key का, या `partition.hash.hash` के fields का `FNV-1a`',
  'crc32 of partition_key, else of key': '`partition_key` का `CRC-32`, वह न हो तो `key` का',
  'that of the configured partitioner, over as many bytes as the text has characters':
    'चुने गए partitioner का, पर उतने ही bytes पर जितने text में अक्षर हैं',
  'SHA-1 as one big-endian number': '`SHA-1`, एक बड़ी संख्या के रूप में',
  'XXH32 with seed 0': '`XXH32`, seed 0',
  'erlang:phash2 of the key term: a binary, an iolist and a charlist of the same bytes are three keys':
    'key के term का `erlang:phash2`: एक ही bytes के binary, iolist और charlist तीन keys हैं',
  'sum of the 16 bytes of MD5': '`MD5` के 16 bytes का जोड़',
  'of payload fields: Objects.hash, or Murmur3, which is not the murmur2 of Kafka':
    'payload के fields का: `Objects.hash`, या `Murmur3`, जो Kafka का `murmur2` नहीं है',
  "Java's String hash, or Murmur3 of 32 bits": 'Java के String का hash, या 32 bits का `Murmur3`',
  mask: 'sign bit हटाकर',
  unsigned: 'बिना चिह्न की संख्या मानकर',
  'that of the configured partitioner': 'जो चुने गए partitioner का है',
  'absolute value of it modulo the count': 'निरपेक्ष मान, partitions की संख्या से mod',
  'remainder of its 27 bits': 'उसके 27 bits का शेषफल',
  remainder: 'शेषफल',
  'remainder of partition.topic.num, a configured count':
    '`partition.topic.num` से भाग का शेषफल, जो configuration में लिखी संख्या है',
  random: 'random',
  'the caller names the partition': 'partition बुलाने वाला देता है',
  'not read': 'नहीं पढ़ा गया',
  'not looked at': 'देखी नहीं जाती',
  'keeps the number of the source partition': 'स्रोत के partition की संख्या बनी रहती है',
  hashed: 'hash होती है',
  'no key': 'बिना key जैसी',
  'in turn, as without a key': 'बारी-बारी से, बिना key जैसी',
  'one partition a subtask': 'हर subtask का एक partition',
  'as with key:': 'जैसा `key:` के साथ',
  fails: 'नहीं भेजता',
  'in turn over partitions with a leader': 'leader वाले partitions में बारी-बारी से',
  'hashed as whatever term is passed': 'जो term दिया जाए, उसी का hash',
  'the text of the missing key is hashed': 'key न होने के text का hash',
  'in turn': 'बारी-बारी से',
  'one partition a subtask: its number modulo the count':
    'हर subtask का एक partition: उसकी संख्या, partitions की संख्या से mod',
  'in turn or one partition, as configured': 'बारी-बारी से या एक partition, जैसा configuration में हो',

  'with the KAFKA key format a BIGINT is 8 bytes and an INT 4, not digits':
    '`KAFKA` key format में `BIGINT` 8 bytes का और `INT` 4 bytes का होता है, अंक नहीं',
  "hashes the converter's bytes: JSON with schemas, Avro and plain text of one key are three keys":
    'converter के bytes का hash लेता है: एक key का schema वाला JSON, Avro और सादा text तीन keys हैं',
  'since 3.0 a `partition` column wins over the key': '3.0 से `partition` column हो, तो key नहीं देखी जाती',
  'unless it is given a partitioner of its own': 'जब तक उसे अपना partitioner न दिया जाए',
  'takes no partitioner written in Python': 'Python में लिखा partitioner नहीं लेता',
  'a delegate of SetPartitioner is not called for null keys while sticky.partitioning.linger.ms is above 0':
    'जब तक `sticky.partitioning.linger.ms` 0 से ज़्यादा है, बिना key वाले records के लिए `SetPartitioner` का delegate नहीं बुलाया जाता',
  'its typings declare partitioner_cb, which nothing hands to librdkafka':
    'उसके types में `partitioner_cb` है, पर वह librdkafka तक नहीं पहुँचता',
  'the promisified API sets murmur2_random as soon as its kafkaJS block has any entry':
    '`kafkaJS` block में कुछ भी लिखते ही promises वाला API `murmur2_random` लगा देता है',
  'its name in kafkajs 2': 'kafkajs 2 में इसका नाम',
  'its name in kafkajs 1': 'kafkajs 1 में इसका नाम',
  'an empty interpolated key counts as no key there':
    'वहाँ interpolation से बनी खाली key बिना key जैसी मानी जाती है',
  'an empty interpolated key is a key there': 'वहाँ interpolation से बनी खाली key भी key है',

  'BuiltInPartitioner.partitionForKey, and DefaultPartitioner.partition of the older ones':
    '`BuiltInPartitioner.partitionForKey`, और पुराने versions का `DefaultPartitioner.partition`',
  'PartitionHandler.determinePartition with a partition-key-expression that yields a String':
    '`PartitionHandler.determinePartition`, ऐसे `partition-key-expression` के साथ जो `String` दे',
  'Partitioners.DefaultPartitioner of 1.16.0 and LegacyPartitioner of 2.2.4; the producer of 1.16.0 too':
    '1.16.0 का `Partitioners.DefaultPartitioner` और 2.2.4 का `LegacyPartitioner`; 1.16.0 का producer भी',
  'Partitioners.DefaultPartitioner of 2.2.4 and JavaCompatiblePartitioner of 1.16.0; the producer of 2.2.4 too':
    '2.2.4 का `Partitioners.DefaultPartitioner` और 1.16.0 का `JavaCompatiblePartitioner`; 2.2.4 का producer भी',
  'defaultPartitioner modulo the count, as its send does; the producer too':
    '`defaultPartitioner`, फिर partitions की संख्या से mod, जैसा उसका `send` करता है; producer भी',
  'compatibilityPartitioner modulo the count, as its send does; the producer too':
    '`compatibilityPartitioner`, फिर partitions की संख्या से mod, जैसा उसका `send` करता है; producer भी',
  'HashCRC32Partitioner.partition with text keys': '`HashCRC32Partitioner.partition`, text keys के साथ',
  'StickyKeyPartitioner(nil) and UniformBytesPartitioner':
    '`StickyKeyPartitioner(nil)` और `UniformBytesPartitioner`',
};
