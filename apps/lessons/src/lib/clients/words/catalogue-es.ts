import type { CatalogueText } from './catalogue-en.ts';

/** Texts of the catalogue in Spanish. */
export const catalogueEs: Record<CatalogueText, string> = {
  '0.8.2 and later, for keyed records': 'desde la 0.8.2, para registros con clave',
  '0.8.0 to 0.8.1.1': 'de 0.8.0 a 0.8.1.1',
  '0.8.2 until its removal in 2.0': 'de 0.8.2 hasta que se retiró en la 2.0',
  '5.0.4; not checked for others': '5.0.4; en otras no se comprobó',
  '2.x, the default since 0.9.1': '2.x; el predeterminado desde la 0.9.1',
  '2.x; the default before 0.9.1': '2.x; el predeterminado antes de la 0.9.1',
  '1.x default; Partitioners.LegacyPartitioner of 2.x':
    'predeterminado de 1.x; `Partitioners.LegacyPartitioner` de 2.x',
  '2.x default; Partitioners.JavaCompatiblePartitioner of 1.x':
    'predeterminado de 2.x; `Partitioners.JavaCompatiblePartitioner` de 1.x',
  '1.x to 2.12': 'de 1.x a 2.12',
  'releases since May 2026': 'versiones desde mayo de 2026',
  '2.x and 3.x': '2.x y 3.x',
  'since pull request 25048 of April 2021; before, the absolute value, and a hang at the least hash':
    'desde el cambio 25048 de abril de 2021; antes, el valor absoluto, y se colgaba con el hash mínimo',
  "since 2016; before, Python's hash(), another one in every process":
    'desde 2016; antes, `hash()` de Python, distinto en cada proceso',
  '3.x and 4.x': '3.x y 4.x',
  'since 2020': 'desde 2020',
  'the default until 2020': 'el predeterminado hasta 2020',
  'until issue 1336 of July 2026': 'hasta la incidencia 1336 de julio de 2026',
  'since pull request 1059': 'desde el cambio 1059',
  'FlinkKafkaProducer without keys; sink.partitioner=fixed of the table connector':
    '`FlinkKafkaProducer` sin claves; `sink.partitioner=fixed` del conector de tablas',
  '2.4 and later': 'desde la 2.4',
  '2.x and later': 'desde 2.x',

  'Records without a key: in turn over partitions with a leader until 2.3, sticky by batch from 2.4, sticky by bytes and adaptive from 3.3.':
    'Registros sin clave: hasta la 2.3, por turno entre las particiones con líder; desde la 2.4, la misma partición durante un lote; desde la 3.3, durante un número de bytes y según la carga.',
  'Hashes the key object before serialization: a text by its characters, a byte[] by its identity, that is by chance.':
    'Calcula el hash del objeto antes de serializarlo: de un texto, por sus caracteres; de un `byte[]`, por su identidad, es decir, al azar.',
  'KAFKA-1469 turned the mask into an absolute value, so the upgrade from 0.8.1 moves keys with a negative hash.':
    'KAFKA-1469 cambió la máscara por el valor absoluto: al pasar de la 0.8.1 cambian de partición las claves de hash negativo.',
  'Names the partition itself, as key.hashCode() over the configured partition-count, not that of the topic; a byte[] key hashes by identity.':
    'Nombra él mismo la partición: `key.hashCode()` con el `partition-count` configurado, no el del topic; de una clave `byte[]` toma la identidad.',
  'The one partitioner of librdkafka for which an empty key counts as no key.':
    'El único particionador de librdkafka que trata la clave vacía como si no hubiera clave.',
  'Records without a key stay with a partition for sticky.partitioning.linger.ms where that is above 0.':
    'Los registros sin clave se quedan en una partición durante `sticky.partitioning.linger.ms`, si es mayor que 0.',
  'Fails on a Buffer; here bytes are read as the UTF-8 of the text.':
    'Falla con un `Buffer`; aquí los bytes se leen como el UTF-8 del texto.',
  "Hashes the payload's key; where only KeyedMessage.key is set, every record is hashed as one without a key.":
    'Usa el `key` del envío; si solo se indica `KeyedMessage.key`, cada registro se trata como uno sin clave.',
  'Takes the first partition of its list, for every record, with a key or without.':
    'Toma la primera partición de su lista, para cualquier registro, con clave o sin ella.',
  'A nil Key is no key; ByteEncoder(nil) is one, hashed as empty and sent as null.':
    'Una Key `nil` es sin clave; `ByteEncoder(nil)` sí es una clave: su hash es el de la vacía y se envía como nula.',
  "Java's reduction with another hash: it does not match Java either.":
    'La reducción de Java con otro hash: tampoco coincide con Java.',
  "Matches librdkafka's default but for empty keys, which it hashes.":
    'Coincide con el predeterminado de librdkafka, salvo en las claves vacías, de las que calcula el hash.',
  'Not what Sarama does, for all its name; 64-bit Go only. With CRC-32 for FNV-1a it matches librdkafka.':
    'No es lo que hace Sarama, pese al nombre; solo en Go de 64 bits. Con `CRC-32` en vez de `FNV-1a` coincide con librdkafka.',
  'Looks at no key. One counter a Writer, shared by its topics: a new Writer a record fills partition 0.':
    'No mira la clave. Un contador por `Writer`, común a sus topics: con un `Writer` nuevo por registro se llena la partición 0.',

  'nothing: leave partitioner.class unset and partitioner.ignore.keys false':
    'nada: dejar `partitioner.class` sin valor y `partitioner.ignore.keys` en false',
  'move to the Java producer (org.apache.kafka.clients.producer.KafkaProducer)':
    'pasar al productor de Java (`org.apache.kafka.clients.producer.KafkaProducer`)',
  'leave partition-key-expression unset; set spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression':
    'dejar `partition-key-expression` sin valor; usar `spring.cloud.stream.kafka.bindings.<binding>.producer.message-key-expression`',
  'partitioner=murmur2_random, a topic property': '`partitioner=murmur2_random`, una propiedad del topic',
  'nothing: keyed records go where Java puts them': 'nada: los registros con clave van adonde los pone Java',
  'nothing for keyed records': 'nada para los registros con clave',
  'partitionerType: 4 with a partitioner of your own; none of the built-in ones is murmur2':
    '`partitionerType: 4` con un particionador propio; ninguno de los incluidos es `murmur2`',
  'leave kgo.RecordPartitioner unset, or StickyKeyPartitioner(nil)':
    'dejar `kgo.RecordPartitioner` sin valor, o `StickyKeyPartitioner(nil)`',
  'none: random, round_robin and hash are all there is': 'ninguno: solo hay `random`, `round_robin` y `hash`',
  "config['partitioner'] = 'murmur2_random' and key: instead of partition_key:":
    "`config['partitioner'] = 'murmur2_random'` y `key:` en vez de `partition_key:`",
  'partitioner: a callable (partitions, key) with a murmur2 of your own':
    '`partitioner`: una función `(partitions, key)` con un `murmur2` propio',
  'HashingPartitioner(hash_func=…) with a masked murmur2 of your own':
    '`HashingPartitioner(hash_func=…)` con un `murmur2` propio con máscara',
  'a Partitioner of your own': 'un `Partitioner` propio',
  'compute the partition first, for PartitionClient': 'calcular antes la partición, para `PartitionClient`',
  'a fun(Topic, Count, Key, Value) with a murmur2 of your own':
    'una `fun(Topic, Count, Key, Value)` con un `murmur2` propio',
  'partition_strategy: a fun with a murmur2 of your own':
    '`partition_strategy`: una fun con un `murmur2` propio',
  'a release after the fix': 'una versión posterior al arreglo',
  'nothing: made to match': 'nada: está hecho para coincidir',
  'sink.partitioner=default, or KafkaSink without a partitioner':
    '`sink.partitioner=default`, o `KafkaSink` sin particionador',
  'leave the transformation out; Debezium then sends through the Java producer':
    'quitar la transformación; entonces Debezium envía por medio del productor de Java',
  'nothing: a record goes where its source producer put it':
    'nada: el registro va adonde lo puso el productor de origen',
  'none; Kafka clients that reach Pulsar through KoP compute the partition themselves':
    'ninguno; los clientes de Kafka que llegan a Pulsar por KoP calculan ellos la partición',
  "a top-level partitioner: 'murmur2_random', or the promisified API with a kafkaJS block":
    "`partitioner: 'murmur2_random'` en el nivel superior, o la API de promesas con un bloque `kafkaJS`",

  'the rule is over bytes, so an int 42, a long 42 and the text 42 are three keys':
    'la regla es sobre bytes: un int 42, un long 42 y el texto 42 son tres claves',
  'nearly every key moves; drain the topic or begin a new one':
    'casi todas las claves cambian de partición; conviene vaciar el topic o empezar uno nuevo',
  'every key moves, and the partition count is then that of the topic':
    'todas las claves cambian de partición, y el número de particiones pasa a ser el del topic',
  'nearly every key moves, and all records with an empty key go to one partition':
    'casi todas las claves cambian de partición, y todos los registros con clave vacía van a una sola',
  'keyed records are right already; records without a key all go to the partition of the empty key':
    'los registros con clave ya van bien; los que no tienen clave van todos a la partición de la clave vacía',
  'records without a key stay with a partition for sticky.partitioning.linger.ms, not for a batch':
    'los registros sin clave se quedan en una partición durante `sticky.partitioning.linger.ms`, no durante un lote',
  'moves nearly every key; there is no range of keys that is safe':
    'casi todas las claves cambian de partición; no hay claves a salvo',
  'a plain Uint8Array is sent and hashed as its text, 97 for the byte 61; wrap it with Buffer.from':
    'un `Uint8Array` simple se envía como su texto, `97` por el byte `61`, y de ahí se calcula el hash; hay que envolverlo con `Buffer.from`',
  'moves half of the keys unless the count is a power of two, and sends all records without a key to partition 0: wrap it':
    'cambia de partición la mitad de las claves, salvo que el número de particiones sea una potencia de dos, y envía a la partición 0 todos los registros sin clave: hay que envolverlo',
  'all records without a key go to partition 0: wrap the partitioner and give those a counter':
    'todos los registros sin clave van a la partición 0: hay que envolver el particionador y darles un contador',
  'the package is no longer kept up': 'el paquete ya no se mantiene',
  "the payload's key is hashed and KeyedMessage.key is sent: set both":
    'el hash se calcula del `key` del envío y se envía `KeyedMessage.key`: hay que indicar los dos',
  'only in releases since May 2026; before, NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))':
    'solo en versiones desde mayo de 2026; antes, `NewCustomPartitioner(WithAbsFirst(), WithCustomHashFunction(…))`',
  'a nil key is no key, []byte{} an empty one, which is hashed':
    'una clave `nil` es sin clave; `[]byte{}` es una vacía, y de ella se calcula el hash',
  'key_serializer decides the bytes: str(42).encode() is not what a Java IntegerSerializer sends':
    'los bytes los decide `key_serializer`: `str(42).encode()` no es lo que envía un `IntegerSerializer` de Java',
  'the key must be bytes, or key_serializer must make bytes of it':
    'la clave debe ser bytes, o `key_serializer` debe convertirla en bytes',
  'built on Sarama, but with a copy of its hash partitioner that since has another reduction':
    'se apoya en Sarama, pero con una copia de su particionador que desde entonces tiene otra reducción',
  'needs the digest-murmurhash gem; nearly every key moves':
    'necesita la gema `digest-murmurhash`; casi todas las claves cambian de partición',
  'a partition_key outside ASCII is cut short, so that keys with a common beginning fall together':
    'un `partition_key` fuera de ASCII se corta, y las claves con el mismo comienzo caen juntas',
  'HashingPartitioner is not it': '`HashingPartitioner` no sirve para eso',
  'a BuildHasher alone keeps the unsigned reduction':
    'con solo un `BuildHasher` sigue la reducción sin signo',
  'it has no partitioner at all': 'no tiene ningún particionador',
  'there is no default: the caller names a partition, random, hash or a fun':
    'no hay predeterminado: quien llama indica una partición, `random`, `hash` o una fun',
  'until 2020 the default kept the sign bit, see kafka-ex-legacy':
    'hasta 2020 el predeterminado conservaba el bit de signo, véase `kafka-ex-legacy`',
  'moves half of the keys unless the count is a power of two':
    'cambia de partición la mitad de las claves, salvo que el número de particiones sea una potencia de dos',
  'only its pull request was read': 'solo se leyó la propuesta de cambio',
  'the key must be part of the record, not of the row alone':
    'la clave debe estar en el registro, no solo en la fila',
  'the outbox and ByLogicalTable routers change the key, and with it the partition':
    'los enrutadores outbox y `ByLogicalTable` cambian la clave y, con ella, la partición',
  'a target topic with another count keeps the numbers, not the rule':
    'un topic de destino con otro número de particiones conserva los números, no la regla',
  'so a topic written by both kinds splits its keys':
    'por eso un topic escrito por ambos reparte sus claves en dos sitios',
  'nearly every key moves': 'casi todas las claves cambian de partición',
  'without -K or -k there is no key at all': 'sin `-K` ni `-k` no hay clave',
  'every key moves, and empty keys, until now spread, all go to one partition':
    'todas las claves cambian de partición, y las vacías, antes repartidas, van todas a una',
  'TopicPartition.Partition must be kafka.PartitionAny; its zero value names partition 0':
    '`TopicPartition.Partition` debe ser `kafka.PartitionAny`; su valor cero nombra la partición 0',
  'it is a topic setting, the second argument; in the first it was reported to be ignored':
    'es un parámetro del topic, el segundo argumento; hay informes de que en el primero se ignora',
  'adding any setting to an empty kafkaJS block switches to murmur2_random and moves every key':
    'añadir cualquier parámetro a un bloque `kafkaJS` vacío activa `murmur2_random` y cambia de partición todas las claves',
  'holds for key:; for partition_key: see rdkafka-ruby-partition-key':
    'vale para `key:`; para `partition_key:`, véase `rdkafka-ruby-partition-key`',
  'without key_field there is no key at all': 'sin `key_field` no hay clave',
  'without message_key or message_key_field there is no key at all':
    'sin `message_key` ni `message_key_field` no hay clave',
};
