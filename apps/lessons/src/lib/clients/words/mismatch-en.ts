import type { MismatchWords } from './words.ts';

export const mismatchEn: MismatchWords = {
  title: 'The same key goes to two partitions',
  description:
    'Why records of one key stand on two Kafka partitions: causes in order, how to see each, and the setting that mends it.',
  lead: 'Records of one key stand on two partitions. Their order is lost, a join finds nothing, a compacted topic keeps two values. There are six causes. They stand here in the order in which it pays to look, each with how to see it and what mends it.',
  firstHeading: 'Ask the topic first',
  first: `One command reads the keys of the topic with the partitions that they stand on. It says which clients wrote them and in which shares, which keys stand on two partitions, whether a producer counted other partitions, and which setting makes each client match Java. \`12\` is the partition count of the topic.

\`\`\`sh
kcat -C -b BROKER -t TOPIC -e -f '%k\\t%p\\n' | keyway identify -n 12
\`\`\`

The second asks a program of your own. Keys go in, one a line, and for each a partition comes out. It names the shortest key that the program places otherwise than Java, and the rule that its answers follow.

\`\`\`sh
keyway check -n 6 --cmd "python3 mine.py {n}"
\`\`\``,
  causesHeading: 'Six causes',
  causesNote: 'Several can meet in one topic: `keyway identify` gives the shares.',
  see: 'How to see it',
  mend: 'What mends it',
  causes: {
    count: {
      title: 'The partition count differs, or is stale',
      what: 'The partition is the remainder of the hash by the count. Another count is another partition: from 6 to 12 half of the keys move, from 6 to 7 six of seven. Old records stay where they are. A producer that runs on keeps the old count until it reads the metadata again. Some programs count a configured number and not the topic’s: Spring Cloud Stream with `partition-key-expression`, Debezium’s `PartitionRouting`.',
      see: `\`\`\`sh
kafka-topics --bootstrap-server BROKER --describe --topic TOPIC
\`\`\`

The command prints the count. If the old and the new place of a key fit two counts of one rule, this is the cause; \`keyway identify\` names the other count.`,
      mend: 'Restart producers after a change of the count. Records of before do not move: where order matters, make a new topic with the new count and copy the old one into it, instead of adding partitions.',
    },
    bytes: {
      title: 'The bytes of the key differ',
      what: 'The hash is over bytes. What looks like one key can be several: a number as text or in binary, a text with quotes, JSON with its fields in another order, a letter composed or decomposed, the id of a schema in front.',
      see: `\`\`\`sh
kcat -C -b BROKER -t TOPIC -o -5 -e -f '%k\\n' | xxd
\`\`\`

The command prints the bytes of the last keys: two forms of one key then stand below each other.`,
      mend: 'Agree on one serializer, and write the key as plain text or as one fixed number type. Normalise text once, to NFC, before it becomes a key. Do not take JSON or Avro for a key that others have to hit: the order of fields and the schema id are part of the bytes.',
    },
    hash: {
      title: 'The client hashes with something else',
      what: 'Each client brings a partitioner, and the defaults are not the same. Java takes `murmur2`, librdkafka and all that is built on it `CRC-32`, Sarama `FNV-1a`. Some clients do not look at the key at all.',
      see: 'Type the key above. If the two partitions are those of two clients, it is this. Check with a second key: on one key, rules can agree by chance.',
      mend: 'Set the partitioner of all producers of a topic to the same rule. This table has the clients that need a setting; each has a page with the details.',
    },
    sign: {
      title: 'The hash is right, its sign is not',
      what: 'About half of all hashes are negative. Java clears the sign bit, other programs take the bits as unsigned or the absolute value. Then half of the keys match and half do not. Unsigned matches Java wherever the count is a power of two, and only there: so it passes a test with 8 partitions and fails with 12.',
      see: 'About half of the keys agree with Java, always the same ones. Above, `@platformatic/kafka` in its default stands apart from Java for these keys.',
      mend: 'Mask before the remainder: `(hash & 0x7fffffff) % n`. In `@platformatic/kafka` the setting is `partitioner: compatibilityPartitioner`. It moves that half of the keys.',
    },
    null: {
      title: 'There is no key, or an empty one',
      what: 'A record without a key has no fixed partition: clients draw one, take turns or stay with one for a while. An empty key is a key. Java hashes its zero bytes, so all such records go to one partition. librdkafka in its default treats it as no key; the switch to `murmur2_random` then piles all empty keys on one partition.',
      see: `\`\`\`sh
kcat -C -b BROKER -t TOPIC -e -f '%K\\t%p\\n'
\`\`\`

The command prints the length of each key: \`-1\` is no key, \`0\` an empty one.`,
      mend: 'Send no key where there is none, never an empty text. Which client does what stands in the table of all clients.',
    },
    explicit: {
      title: 'The producer names the partition itself',
      what: 'Where a record carries a partition, no partitioner runs. That happens on purpose and by accident: in confluent-kafka-go the zero value of `TopicPartition.Partition` is partition 0, Spark takes a column named `partition`, MirrorMaker 2 keeps the number of the source partition.',
      see: '`keyway identify` finds no client that explains these records, or they all stand on partition 0.',
      mend: 'Leave the partition out, in confluent-kafka-go with `kafka.PartitionAny`. A partitioner of your own is proven with `keyway check`.',
    },
  },
  keyForms: {
    caption: (partitionCount) =>
      `What looks like one key, its bytes and where Java sends it, of ${partitionCount} partitions`,
    looksLike: 'The key',
    bytes: 'Bytes',
    partition: 'Partition',
    forms: {
      text: '42 as text',
      quoted: '42 as a JSON string, with quotes',
      int: '42 as an int of 4 bytes',
      long: '42 as a long of 8 bytes',
      schema: '42 as text after the 5 bytes of schema id 1',
      json: 'JSON, fields in one order',
      'json-order': 'JSON, fields in the other order',
      composed: 'é composed (NFC)',
      decomposed: 'é decomposed (NFD)',
    },
  },
  defaults: {
    caption: 'Clients that need a setting to match Java',
    client: 'Client',
    rule: 'Unless told otherwise',
    setting: 'To match Java',
  },
  changeHeading: 'Before a setting is changed',
  change: `Every setting here moves keys: from then on new records of a key go elsewhere, and the old ones stay. Where order matters:

1. Stop the producers that do not match.
2. Let the consumers read to the end.
3. Change the setting, and check a few keys with \`keyway identify\`.
4. Start the producers again.

A compacted topic keeps the last value of a key in **each** partition. Write such a topic anew.`,
  groupsHeading: 'Who may share a consumer group',
  groups:
    'Members of a group must have the name of an assignor in common. Who has none is refused: `InconsistentGroupProtocolException`, “inconsistent group protocol”. Clients in one row of this table can share a group, once all of them list that name.',
  groupTable: {
    caption: 'Assignors by their name on the wire',
    name: 'Name',
    unlessTold: 'Listed unless told otherwise',
    onRequest: 'Listed when set',
    but: 'Not the same everywhere',
    nobody: 'nobody',
    remarks: {
      range:
        'kafka-go divides otherwise: of 3 partitions, two members get 1 and 2 instead of 2 and 1. Java, librdkafka and franz-go heed racks.',
      roundrobin:
        'Sarama orders partitions as text: 0, 1, 10, 2. kafka-go begins anew at each topic. `@platformatic/kafka` deals in the order of joining.',
      sticky: 'franz-go chooses by another algorithm than Java.',
      'cooperative-sticky':
        'librdkafka cannot list it beside the names above. Java can, and then pauses all members until every one has dropped the others.',
      RoundRobinAssigner:
        'kafkajs has no other. An assigner of your own with the name `roundrobin` lets it join the others.',
      roundrobin_v2: 'A name of brod’s alone.',
    },
  },
  groupsAfter:
    'The leader of the group computes for all. Where a name is shared and the arithmetic is not, the assignment changes when the leadership moves to another client. no-kafka has names of its own and shares a group with nobody else. With `group.protocol=consumer` (Kafka 4.0 and later) the broker computes, and none of these names plays a part.',
  ownHeading: 'Further',
  own: 'All clients, with what was run and when:',
};
