import type { CatalogueText } from './catalogue-en.ts';

/** Texts of the catalogue in Hindi. */
export const catalogueHi: Record<CatalogueText, string> = {
  '0.8.2 and later, for keyed records': '0.8.2 से, key वाले records के लिए',
  '0.8.0 to 0.8.1.1': '0.8.0 से 0.8.1.1',
  '0.8.2 until its removal in 2.0': '0.8.2 से, 2.0 में हटाए जाने तक',
  '5.0.4; not checked for others': '5.0.4; बाकी में नहीं जाँचा गया',
  '2.x, the default since 0.9.1': '2.x; 0.9.1 से default',
  '2.x; the default before 0.9.1': '2.x; 0.9.1 से पहले default',
  '1.x default; Partitioners.LegacyPartitioner of 2.x':
    '1.x का default; 2.x में `Partitioners.LegacyPartitioner`',
  '2.x default; Partitioners.JavaCompatiblePartitioner of 1.x':
    '2.x का default; 1.x में `Partitioners.JavaCompatiblePartitioner`',
  '1.x to 2.12': '1.x से 2.12',
  'releases since May 2026': 'मई 2026 से आए versions',
  '2.x and 3.x': '2.x और 3.x',
  'since pull request 25048 of April 2021; before, the absolute value, and a hang at the least hash':
    'अप्रैल 2021 के pull request 25048 से; उससे पहले निरपेक्ष मान, और सबसे छोटे hash पर अटक जाना',
  "since 2016; before, Python's hash(), another one in every process":
    '2016 से; उससे पहले Python का `hash()`, जो हर process में अलग होता है',
  '3.x and 4.x': '3.x और 4.x',
  'since 2020': '2020 से',
  'the default until 2020': '2020 तक default',
  'until issue 1336 of July 2026': 'जुलाई 2026 के issue 1336 तक',
  'since pull request 1059': 'pull request 1059 से',
  'FlinkKafkaProducer without keys; sink.partitioner=fixed of the table connector':
    'बिना key वाला `FlinkKafkaProducer`; table connector का `sink.partitioner=fixed`',
  '2.4 and later': '2.4 से',
  '2.x and later': '2.x से',

  'Records without a key: in turn over partitions with a leader until 2.3, sticky by batch from 2.4, sticky by bytes and adaptive from 3.3.':
    'बिना key वाले records: 2.3 तक leader वाले partitions में बारी-बारी से; 2.4 से एक batch तक वही partition; 3.3 से कुछ bytes तक वही, और load देखकर।',
  'Hashes the key object before serialization: a text by its characters, a byte[] by its identity, that is by chance.':
    'Serializer से पहले वस्तु का ही hash लेता है: text का उसके अक्षरों से, `byte[]` का उसकी पहचान से, यानी संयोग से।',
  'KAFKA-1469 turned the mask into an absolute value, so the upgrade from 0.8.1 moves keys with a negative hash.':
    'KAFKA-1469 ने mask की जगह निरपेक्ष मान रखा, इसलिए 0.8.1 से आगे जाने पर ऋणात्मक hash वाली keys हटती हैं।',
  'Names the partition itself, as key.hashCode() over the configured partition-count, not that of the topic; a byte[] key hashes by identity.':
    'Partition खुद लिखता है: `key.hashCode()` और configuration का `partition-count`, topic का नहीं; `byte[]` key का hash उसकी पहचान से आता है।',
  'The one partitioner of librdkafka for which an empty key counts as no key.':
    'librdkafka का अकेला partitioner जो खाली key को बिना key जैसा मानता है।',
  'Records without a key stay with a partition for sticky.partitioning.linger.ms where that is above 0.':
    'बिना key वाले records `sticky.partitioning.linger.ms` तक एक partition पर रहते हैं, अगर वह 0 से ज़्यादा हो।',
  'Fails on a Buffer; here bytes are read as the UTF-8 of the text.':
    '`Buffer` पर नहीं चलता; यहाँ bytes को text का UTF-8 माना गया है।',
  "Hashes the payload's key; where only KeyedMessage.key is set, every record is hashed as one without a key.":
    'Payload की `key` का hash लेता है; केवल `KeyedMessage.key` लिखी हो, तो हर record बिना key जैसा माना जाता है।',
  'Takes the first partition of its list, for every record, with a key or without.':
    'हर record के लिए अपनी सूची का पहला partition लेता है, key हो या न हो।',
  'A nil Key is no key; ByteEncoder(nil) is one, hashed as empty and sent as null.':
    '`nil` Key यानी बिना key; `ByteEncoder(nil)` एक key है: उसका hash खाली key का होता है और वह null भेजी जाती है।',
  "Java's reduction with another hash: it does not match Java either.":
    'Java वाला तरीका, पर दूसरे hash के साथ: यह भी Java से नहीं मिलता।',
  "Matches librdkafka's default but for empty keys, which it hashes.":
    'librdkafka के default से मिलता है, खाली keys को छोड़कर, जिनका यह hash लेता है।',
  'Not what Sarama does, for all its name; 64-bit Go only. With CRC-32 for FNV-1a it matches librdkafka.':
    'नाम के बावजूद Sarama वाला नियम नहीं; केवल 64-bit Go में। `FNV-1a` की जगह `CRC-32` हो, तो librdkafka से मिलता है।',
  'Looks at no key. One counter a Writer, shared by its topics: a new Writer a record fills partition 0.':
    'Key को नहीं देखता। हर `Writer` की एक गिनती, उसके सारे topics के लिए: हर record के लिए नया `Writer` हो, तो सब partition 0 में जाता है।',

  'nothing: leave partitioner.class unset and partitioner.ignore.keys false':
    'कुछ नहीं: `partitioner.class` मत लिखिए और `partitioner.ignore.keys` false रहने दीजिए',
  'move to the Java producer (org.apache.kafka.clients.producer.KafkaProducer)':
    'Java producer पर जाइए (`org.apache.kafka.clients.producer.KafkaProducer`)',
  'leave partition-key-expression unset; set spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression':
    '`partition-key-expression` मत लिखिए; `spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression` लिखिए',
  'partitioner=murmur2_random, a topic property': '`partitioner=murmur2_random`, topic की setting',
  'nothing: keyed records go where Java puts them': 'कुछ नहीं: key वाले records वहीं जाते हैं जहाँ Java रखता है',
  'nothing for keyed records': 'key वाले records के लिए कुछ नहीं',
  'partitionerType: 4 with a partitioner of your own; none of the built-in ones is murmur2':
    '`partitionerType: 4` और अपना partitioner; साथ आने वालों में `murmur2` कोई नहीं',
  'leave kgo.RecordPartitioner unset, or StickyKeyPartitioner(nil)':
    '`kgo.RecordPartitioner` मत लिखिए, या `StickyKeyPartitioner(nil)` लिखिए',
  'none: random, round_robin and hash are all there is': 'कोई नहीं: केवल `random`, `round_robin` और `hash` हैं',
  "config['partitioner'] = 'murmur2_random' and key: instead of partition_key:":
    "`config['partitioner'] = 'murmur2_random'`, और `partition_key:` की जगह `key:`",
  'partitioner: a callable (partitions, key) with a murmur2 of your own':
    '`partitioner`: अपने `murmur2` वाला function `(partitions, key)`',
  'HashingPartitioner(hash_func=…) with a masked murmur2 of your own':
    '`HashingPartitioner(hash_func=…)`, mask लगे अपने `murmur2` के साथ',
  'a Partitioner of your own': 'अपना `Partitioner`',
  'compute the partition first, for PartitionClient': '`PartitionClient` के लिए partition पहले निकाल लीजिए',
  'a fun(Topic, Count, Key, Value) with a murmur2 of your own':
    'अपने `murmur2` वाला `fun(Topic, Count, Key, Value)`',
  'partition_strategy: a fun with a murmur2 of your own': '`partition_strategy`: अपने `murmur2` वाला fun',
  'a release after the fix': 'सुधार के बाद का version',
  'nothing: made to match': 'कुछ नहीं: मिलने के लिए ही बना है',
  'sink.partitioner=default, or KafkaSink without a partitioner':
    '`sink.partitioner=default`, या बिना partitioner वाला `KafkaSink`',
  'leave the transformation out; Debezium then sends through the Java producer':
    'यह transformation हटा दीजिए; तब Debezium Java producer से भेजता है',
  'nothing: a record goes where its source producer put it':
    'कुछ नहीं: record वहीं जाता है जहाँ स्रोत के producer ने रखा था',
  'none; Kafka clients that reach Pulsar through KoP compute the partition themselves':
    'कोई नहीं; KoP से Pulsar तक पहुँचने वाले Kafka clients partition खुद निकालते हैं',
  "a top-level partitioner: 'murmur2_random', or the promisified API with a kafkaJS block":
    "सबसे ऊपर `partitioner: 'murmur2_random'`, या `kafkaJS` block के साथ promises वाला API",

  'the rule is over bytes, so an int 42, a long 42 and the text 42 are three keys':
    'नियम bytes पर है, इसलिए int 42, long 42 और text 42 तीन keys हैं',
  'nearly every key moves; drain the topic or begin a new one':
    'लगभग हर key हटती है; topic पूरा पढ़ लीजिए या नया शुरू कीजिए',
  'every key moves, and the partition count is then that of the topic':
    'हर key हटती है, और तब partitions की संख्या topic की होती है',
  'nearly every key moves, and all records with an empty key go to one partition':
    'लगभग हर key हटती है, और खाली key वाले सारे records एक partition में जाते हैं',
  'keyed records are right already; records without a key all go to the partition of the empty key':
    'key वाले records पहले से ठीक हैं; बिना key वाले सारे records खाली key के partition में जाते हैं',
  'records without a key stay with a partition for sticky.partitioning.linger.ms, not for a batch':
    'बिना key वाले records एक partition पर batch भर नहीं, `sticky.partitioning.linger.ms` तक रहते हैं',
  'moves nearly every key; there is no range of keys that is safe':
    'लगभग हर key हटती है; ऐसी keys नहीं हैं जो बची रहें',
  'a plain Uint8Array is sent and hashed as its text, 97 for the byte 61; wrap it with Buffer.from':
    'सादा `Uint8Array` अपने text के रूप में भेजा और hash किया जाता है, byte `61` की जगह `97`; उसे `Buffer.from` में लपेटिए',
  'moves half of the keys unless the count is a power of two, and sends all records without a key to partition 0: wrap it':
    'आधी keys हटती हैं, जब तक partitions की संख्या 2 की घात न हो, और बिना key वाले सारे records partition 0 में जाते हैं: उसे लपेटिए',
  'all records without a key go to partition 0: wrap the partitioner and give those a counter':
    'बिना key वाले सारे records partition 0 में जाते हैं: partitioner को लपेटिए और उन्हें एक गिनती दीजिए',
  'the package is no longer kept up': 'इस package की देखरेख अब नहीं होती',
  "the payload's key is hashed and KeyedMessage.key is sent: set both":
    'hash payload की `key` का होता है और भेजी `KeyedMessage.key` जाती है: दोनों लिखिए',
  'only in releases since May 2026; before, NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))':
    'केवल मई 2026 से आए versions में; उससे पहले `NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))`',
  'a nil key is no key, []byte{} an empty one, which is hashed':
    '`nil` key यानी बिना key; `[]byte{}` खाली key है और उसका hash होता है',
  'key_serializer decides the bytes: str(42).encode() is not what a Java IntegerSerializer sends':
    'bytes `key_serializer` तय करता है: `str(42).encode()` वह नहीं है जो Java का `IntegerSerializer` भेजता है',
  'the key must be bytes, or key_serializer must make bytes of it':
    'key bytes में हो, या `key_serializer` उसके bytes बनाए',
  'built on Sarama, but with a copy of its hash partitioner that since has another reduction':
    'Sarama पर बना है, पर उसके partitioner की नकल के साथ, जिसका तरीका अब दूसरा है',
  'needs the digest-murmurhash gem; nearly every key moves':
    '`digest-murmurhash` gem चाहिए; लगभग हर key हटती है',
  'a partition_key outside ASCII is cut short, so that keys with a common beginning fall together':
    'ASCII से बाहर की `partition_key` कट जाती है, इसलिए एक जैसी शुरुआत वाली keys एक जगह गिरती हैं',
  'HashingPartitioner is not it': '`HashingPartitioner` से यह नहीं होता',
  'a BuildHasher alone keeps the unsigned reduction':
    'केवल `BuildHasher` बदलने से संख्या बिना चिह्न की ही मानी जाती है',
  'it has no partitioner at all': 'इसमें partitioner है ही नहीं',
  'there is no default: the caller names a partition, random, hash or a fun':
    'default नहीं है: बुलाने वाला partition, `random`, `hash` या fun देता है',
  'until 2020 the default kept the sign bit, see kafka-ex-legacy':
    '2020 तक default sign bit नहीं हटाता था, देखिए `kafka-ex-legacy`',
  'moves half of the keys unless the count is a power of two':
    'आधी keys हटती हैं, जब तक partitions की संख्या 2 की घात न हो',
  'only its pull request was read': 'केवल उसका pull request पढ़ा गया',
  'the key must be part of the record, not of the row alone': 'key record में हो, केवल पंक्ति में नहीं',
  'the outbox and ByLogicalTable routers change the key, and with it the partition':
    'outbox और `ByLogicalTable` routers key बदल देते हैं, और उसके साथ partition भी',
  'a target topic with another count keeps the numbers, not the rule':
    'दूसरी संख्या वाले topic में partitions के नंबर बने रहते हैं, नियम नहीं',
  'so a topic written by both kinds splits its keys':
    'इसलिए जिस topic में दोनों तरह के clients लिखें, उसकी keys बँट जाती हैं',
  'nearly every key moves': 'लगभग हर key हटती है',
  'without -K or -k there is no key at all': '`-K` या `-k` के बिना key होती ही नहीं',
  'every key moves, and empty keys, until now spread, all go to one partition':
    'हर key हटती है, और अब तक फैली हुई खाली keys सब एक partition में जाती हैं',
  'TopicPartition.Partition must be kafka.PartitionAny; its zero value names partition 0':
    '`TopicPartition.Partition` में `kafka.PartitionAny` हो; उसका शून्य मान partition 0 है',
  'it is a topic setting, the second argument; in the first it was reported to be ignored':
    'यह topic की setting है, दूसरा argument; पहले में रखने पर अनदेखी होने की शिकायतें हैं',
  'adding any setting to an empty kafkaJS block switches to murmur2_random and moves every key':
    'खाली `kafkaJS` block में कोई भी setting जोड़ते ही `murmur2_random` लग जाता है और हर key हटती है',
  'holds for key:; for partition_key: see rdkafka-ruby-partition-key':
    'यह `key:` के लिए है; `partition_key:` के लिए देखिए `rdkafka-ruby-partition-key`',
  'without key_field there is no key at all': '`key_field` के बिना key होती ही नहीं',
  'without message_key or message_key_field there is no key at all':
    '`message_key` या `message_key_field` के बिना key होती ही नहीं',
};
