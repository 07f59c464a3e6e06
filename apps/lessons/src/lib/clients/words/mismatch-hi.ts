import type { MismatchWords } from './words.ts';

export const mismatchHi: MismatchWords = {
  title: 'एक ही key दो partitions में जा रही है',
  description:
    'एक key के records Kafka के दो partitions में क्यों पहुँचते हैं: कारण क्रम से, हर एक की पहचान और उसे ठीक करने वाली setting।',
  lead: 'एक key के records दो partitions में हैं। उनका क्रम टूट जाता है, join को कुछ नहीं मिलता, compacted topic में दो values रह जाती हैं। कारण छह हैं। वे यहाँ उसी क्रम में हैं जिसमें उन्हें खोजना चाहिए, और हर एक के साथ उसकी पहचान और उसका इलाज।',
  firstHeading: 'पहले topic से पूछिए',
  first: `एक command topic की keys और उनके partitions पढ़ता है। वह बताता है कि किन clients ने उन्हें लिखा और किस अनुपात में, कौन-सी keys दो partitions में हैं, क्या किसी producer के पास partitions की संख्या दूसरी थी, और कौन-सी setting हर client को Java से मिला देती है। \`12\` topic के partitions की संख्या है।

\`\`\`sh
kcat -C -b BROKER -t TOPIC -e -f '%k\\t%p\\n' | keyway identify -n 12
\`\`\`

दूसरा command आपके अपने program से पूछता है। Keys जाती हैं, एक पंक्ति में एक, और हर key के लिए एक partition आता है। वह सबसे छोटी key बताता है जिसे program Java से अलग रखता है, और वह नियम भी जिस पर उसके जवाब चलते हैं।

\`\`\`sh
keyway check -n 6 --cmd "python3 mine.py {n}"
\`\`\``,
  causesHeading: 'छह कारण',
  causesNote: 'एक topic में कई कारण साथ भी हो सकते हैं: `keyway identify` उनका अनुपात बताता है।',
  see: 'पहचान',
  mend: 'इलाज',
  causes: {
    count: {
      title: 'Partitions की संख्या अलग है या पुरानी है',
      what: 'Partition, hash को partitions की संख्या से भाग देने पर बचा शेषफल है। संख्या बदली तो partition भी बदला: 6 से 12 करने पर आधी keys हटती हैं, 6 से 7 करने पर सात में से छह। पुराने records जहाँ हैं वहीं रहते हैं। चलता हुआ producer तब तक पुरानी संख्या से हिसाब करता है जब तक वह metadata फिर से न पढ़े। कुछ programs topic की नहीं, configuration में लिखी संख्या लेते हैं: `partition-key-expression` के साथ Spring Cloud Stream, और Debezium का `PartitionRouting`।',
      see: `\`\`\`sh
kafka-topics --bootstrap-server BROKER --describe --topic TOPIC
\`\`\`

यह command संख्या दिखाता है। अगर key की पुरानी और नई जगह एक ही नियम की दो संख्याओं से मेल खाएँ, तो कारण यही है; \`keyway identify\` दूसरी संख्या बता देता है।`,
      mend: 'संख्या बदलने के बाद producers को फिर से शुरू कीजिए। पहले के records नहीं हटते: जहाँ क्रम ज़रूरी है, वहाँ partitions जोड़ने के बजाय नई संख्या वाला नया topic बनाइए और पुराने को उसमें copy कीजिए।',
    },
    bytes: {
      title: 'Key के bytes अलग हैं',
      what: 'Hash bytes पर चलता है। जो एक key दिखती है, वह कई keys हो सकती है: संख्या text में या binary में, text के चारों ओर quotes, JSON के fields का दूसरा क्रम, कोई अक्षर जुड़ा हुआ या टुकड़ों में, आगे लगी schema id।',
      see: `\`\`\`sh
kcat -C -b BROKER -t TOPIC -o -5 -e -f '%k\\n' | xxd
\`\`\`

यह command आखिरी keys के bytes दिखाता है: एक key के दो रूप एक के नीचे एक दिख जाएँगे।`,
      mend: 'एक ही serializer तय कीजिए, और key को सादे text या एक ही तरह की संख्या में लिखिए। Text को key बनाने से पहले एक बार NFC में लाइए। जो key दूसरों को भी ठीक वैसी ही बनानी हो, उसमें JSON या Avro मत लीजिए: fields का क्रम और schema id भी bytes का हिस्सा हैं।',
    },
    hash: {
      title: 'Client का hash दूसरा है',
      what: 'हर client अपना partitioner लाता है, और सबका default एक नहीं है। Java `murmur2` लेता है, librdkafka और उस पर बने सारे programs `CRC-32`, और Sarama `FNV-1a`। कुछ clients key को देखते ही नहीं।',
      see: 'ऊपर वह key लिखिए। अगर दोनों partitions दो clients के निकलें, तो बात यही है। एक और key से जाँच लीजिए: एक key पर नियम संयोग से भी मिल सकते हैं।',
      mend: 'Topic के सारे producers में partitioner का नियम एक कर दीजिए। इस तालिका में वे clients हैं जिन्हें setting चाहिए; हर एक का अपना पन्ना है।',
    },
    sign: {
      title: 'Hash सही है, उसका चिह्न नहीं',
      what: 'लगभग आधे hash ऋणात्मक होते हैं। Java sign bit हटा देता है; दूसरे programs bits को बिना चिह्न की संख्या मानते हैं या उसका निरपेक्ष मान (absolute value) लेते हैं। तब आधी keys मिलती हैं और आधी नहीं। बिना चिह्न वाला तरीका Java से तभी मिलता है जब partitions की संख्या 2 की घात हो: इसलिए 8 partitions की जाँच सफल रहती है और 12 पर गड़बड़ निकलती है।',
      see: 'लगभग आधी keys Java से मिलती हैं, और हर बार वही। ऊपर ऐसी keys के लिए `@platformatic/kafka` का default, Java से अलग दिखता है।',
      mend: 'शेषफल से पहले mask लगाइए: `(hash & 0x7fffffff) % n`। `@platformatic/kafka` में setting है `partitioner: compatibilityPartitioner`। इससे वही आधी keys हटती हैं।',
    },
    null: {
      title: 'Key है ही नहीं, या खाली है',
      what: 'बिना key वाले record का partition तय नहीं होता: clients उसे random चुनते हैं, बारी-बारी से बाँटते हैं या कुछ देर एक पर टिके रहते हैं। खाली key भी key है। Java उसके शून्य bytes का hash लेता है, इसलिए ऐसे सारे records एक partition में जाते हैं। librdkafka का default उसे बिना key जैसा मानता है; `murmur2_random` पर जाते ही सारी खाली keys एक partition में जमा हो जाती हैं।',
      see: `\`\`\`sh
kcat -C -b BROKER -t TOPIC -e -f '%K\\t%p\\n'
\`\`\`

यह command हर key की लंबाई दिखाता है: \`-1\` यानी बिना key, \`0\` यानी खाली key।`,
      mend: 'जहाँ key नहीं है, वहाँ कुछ मत भेजिए, खाली text कभी नहीं। कौन-सा client क्या करता है, यह सारे clients की तालिका में है।',
    },
    explicit: {
      title: 'Producer partition का नाम खुद देता है',
      what: 'Record के साथ partition लिखा हो, तो कोई partitioner नहीं चलता। यह जान-बूझकर भी होता है और भूल से भी: confluent-kafka-go में `TopicPartition.Partition` का शून्य मान partition 0 है, Spark `partition` नाम का column ले लेता है, MirrorMaker 2 स्रोत के partition की संख्या बनाए रखता है।',
      see: '`keyway identify` को ऐसा कोई client नहीं मिलता जिससे ये records समझ में आएँ, या सारे records partition 0 में हैं।',
      mend: 'Partition मत लिखिए; confluent-kafka-go में `kafka.PartitionAny` लिखिए। अपना partitioner `keyway check` से जाँचिए।',
    },
  },
  keyForms: {
    caption: (partitionCount) =>
      `जो एक key दिखती है, उसके bytes, और ${partitionCount} partitions में से Java उसे कहाँ भेजता है`,
    looksLike: 'Key',
    bytes: 'Bytes',
    partition: 'Partition',
    forms: {
      text: '42, text में',
      quoted: '42, JSON की string में, quotes के साथ',
      int: '42, 4 bytes के int में',
      long: '42, 8 bytes के long में',
      schema: '42, schema id 1 के 5 bytes के बाद text में',
      json: 'JSON, fields एक क्रम में',
      'json-order': 'JSON, fields दूसरे क्रम में',
      composed: 'é जुड़ा हुआ (NFC)',
      decomposed: 'é टुकड़ों में (NFD)',
    },
  },
  defaults: {
    caption: 'Clients जिन्हें Java से मिलने के लिए setting चाहिए',
    client: 'Client',
    rule: 'कुछ न कहने पर',
    setting: 'Java से मिलाने के लिए',
  },
  changeHeading: 'Setting बदलने से पहले',
  change: `इनमें से हर setting keys को हटाती है: उसके बाद key के नए records कहीं और जाते हैं और पुराने वहीं रहते हैं। जहाँ क्रम ज़रूरी है:

1. जो producers नहीं मिलते, उन्हें रोकिए।
2. Consumers को अंत तक पढ़ने दीजिए।
3. Setting बदलिए और \`keyway identify\` से कुछ keys जाँचिए।
4. Producers को फिर से शुरू कीजिए।

Compacted topic में key की आखिरी value **हर** partition में रहती है। ऐसे topic को नए सिरे से लिखिए।`,
  groupsHeading: 'कौन एक consumer group में साथ रह सकते हैं',
  groups:
    'Group के members में किसी assignor का नाम साझा होना चाहिए। जिसके पास ऐसा नाम नहीं है, उसे मना कर दिया जाता है: `InconsistentGroupProtocolException`, “inconsistent group protocol”। इस तालिका की एक पंक्ति के clients एक group में रह सकते हैं, बशर्ते वह नाम उन सबकी सूची में हो।',
  groupTable: {
    caption: 'Assignors, भेजे जाने वाले नाम से',
    name: 'नाम',
    unlessTold: 'कुछ न कहने पर सूची में',
    onRequest: 'लिखने पर सूची में',
    but: 'हर जगह एक-सा नहीं',
    nobody: 'कोई नहीं',
    remarks: {
      range:
        'kafka-go दूसरी तरह बाँटता है: 3 partitions में से दो members को 2 और 1 के बजाय 1 और 2 मिलते हैं। Java, librdkafka और franz-go racks का ध्यान रखते हैं।',
      roundrobin:
        'Sarama partitions को text के क्रम में रखता है: 0, 1, 10, 2। kafka-go हर topic पर नए सिरे से शुरू करता है। `@platformatic/kafka` जुड़ने के क्रम में बाँटता है।',
      sticky: 'franz-go का algorithm Java से दूसरा है।',
      'cooperative-sticky':
        'librdkafka इसे ऊपर के नामों के साथ नहीं रख सकता। Java रख सकता है, और तब सारे members तब तक रुकते हैं जब तक हर एक बाकी नाम न हटा दे।',
      RoundRobinAssigner:
        'kafkajs में दूसरा नहीं है। `roundrobin` नाम का अपना assigner लिखने पर वह दूसरों के साथ आ सकता है।',
      roundrobin_v2: 'यह नाम केवल brod का है।',
    },
  },
  groupsAfter:
    'Group का leader सबके लिए हिसाब करता है। जहाँ नाम एक है और हिसाब नहीं, वहाँ leader के किसी दूसरे client पर जाते ही assignment बदल जाता है। no-kafka के नाम अपने हैं, वह किसी और के साथ group में नहीं रह सकता। `group.protocol=consumer` (Kafka 4.0 से) में हिसाब broker करता है, और इन नामों का कोई काम नहीं रहता।',
  ownHeading: 'आगे',
  own: 'सारे clients, और यह कि क्या चलाया गया और कब:',
};
