import type { CatalogueFact } from './catalogue-facts-en.ts';

/** Facts of the catalogue in Spanish. */
export const catalogueFactsEs: Record<CatalogueFact, string> = {
  'fnv1a of the key, or of the fields in partition.hash.hash':
    '`FNV-1a` de la clave, o de los campos de `partition.hash.hash`',
  'crc32 of partition_key, else of key': '`CRC-32` de `partition_key`; si no lo hay, de `key`',
  'that of the configured partitioner, over as many bytes as the text has characters':
    'el del particionador configurado, sobre tantos bytes como caracteres tiene el texto',
  'SHA-1 as one big-endian number': '`SHA-1` como un solo número',
  'XXH32 with seed 0': '`XXH32` con semilla 0',
  'erlang:phash2 of the key term: a binary, an iolist and a charlist of the same bytes are three keys':
    '`erlang:phash2` del término: un binary, una iolist y una charlist de los mismos bytes son tres claves',
  'sum of the 16 bytes of MD5': 'suma de los 16 bytes de `MD5`',
  'of payload fields: Objects.hash, or Murmur3, which is not the murmur2 of Kafka':
    'de campos del contenido: `Objects.hash`, o `Murmur3`, que no es el `murmur2` de Kafka',
  "Java's String hash, or Murmur3 of 32 bits": 'el hash de String de Java, o `Murmur3` de 32 bits',
  mask: 'sin el bit de signo',
  unsigned: 'tomado sin signo',
  'that of the configured partitioner': 'la del particionador configurado',
  'absolute value of it modulo the count': 'valor absoluto, módulo el número de particiones',
  'remainder of its 27 bits': 'resto de sus 27 bits',
  remainder: 'resto',
  'remainder of partition.topic.num, a configured count':
    'resto de dividir por `partition.topic.num`, un número configurado',
  random: 'al azar',
  'the caller names the partition': 'quien llama indica la partición',
  'not read': 'no se leyó',
  'not looked at': 'no se mira',
  'keeps the number of the source partition': 'conserva el número de la partición de origen',
  hashed: 'con hash',
  'no key': 'como sin clave',
  'in turn, as without a key': 'por turno, como sin clave',
  'one partition a subtask': 'una partición por subtarea',
  'as with key:': 'como con `key:`',
  fails: 'falla',
  'in turn over partitions with a leader': 'por turno entre las particiones con líder',
  'hashed as whatever term is passed': 'con el hash del término que se pase',
  'the text of the missing key is hashed': 'con el hash del texto que representa la falta de clave',
  'in turn': 'por turno',
  'one partition a subtask: its number modulo the count':
    'una partición por subtarea: su número, módulo el número de particiones',
  'in turn or one partition, as configured': 'por turno o una sola partición, según se configure',

  'with the KAFKA key format a BIGINT is 8 bytes and an INT 4, not digits':
    'con el formato de clave `KAFKA`, un `BIGINT` son 8 bytes y un `INT` 4, no cifras',
  "hashes the converter's bytes: JSON with schemas, Avro and plain text of one key are three keys":
    'usa los bytes del conversor: JSON con esquemas, Avro y texto simple de una clave son tres claves',
  'since 3.0 a `partition` column wins over the key': 'desde la 3.0, una columna `partition` gana a la clave',
  'unless it is given a partitioner of its own': 'salvo que se le dé un particionador propio',
  'takes no partitioner written in Python': 'no admite particionadores escritos en Python',
  'a delegate of SetPartitioner is not called for null keys while sticky.partitioning.linger.ms is above 0':
    'un delegado de `SetPartitioner` no se llama para registros sin clave mientras `sticky.partitioning.linger.ms` sea mayor que 0',
  'its typings declare partitioner_cb, which nothing hands to librdkafka':
    'sus tipos declaran `partitioner_cb`, que nada entrega a librdkafka',
  'the promisified API sets murmur2_random as soon as its kafkaJS block has any entry':
    'la API de promesas activa `murmur2_random` en cuanto su bloque `kafkaJS` tiene algún parámetro',
  'its name in kafkajs 2': 'su nombre en kafkajs 2',
  'its name in kafkajs 1': 'su nombre en kafkajs 1',
  'an empty interpolated key counts as no key there':
    'allí una clave interpolada vacía cuenta como sin clave',
  'an empty interpolated key is a key there': 'allí una clave interpolada vacía es una clave',

  'BuiltInPartitioner.partitionForKey, and DefaultPartitioner.partition of the older ones':
    '`BuiltInPartitioner.partitionForKey`, y `DefaultPartitioner.partition` en las anteriores',
  'PartitionHandler.determinePartition with a partition-key-expression that yields a String':
    '`PartitionHandler.determinePartition` con una `partition-key-expression` que da un `String`',
  'Partitioners.DefaultPartitioner of 1.16.0 and LegacyPartitioner of 2.2.4; the producer of 1.16.0 too':
    '`Partitioners.DefaultPartitioner` de 1.16.0 y `LegacyPartitioner` de 2.2.4; también el productor de 1.16.0',
  'Partitioners.DefaultPartitioner of 2.2.4 and JavaCompatiblePartitioner of 1.16.0; the producer of 2.2.4 too':
    '`Partitioners.DefaultPartitioner` de 2.2.4 y `JavaCompatiblePartitioner` de 1.16.0; también el productor de 2.2.4',
  'defaultPartitioner modulo the count, as its send does; the producer too':
    '`defaultPartitioner`, módulo el número de particiones, como hace `send`; también el productor',
  'compatibilityPartitioner modulo the count, as its send does; the producer too':
    '`compatibilityPartitioner`, módulo el número de particiones, como hace `send`; también el productor',
  'HashCRC32Partitioner.partition with text keys': '`HashCRC32Partitioner.partition` con claves de texto',
  'StickyKeyPartitioner(nil) and UniformBytesPartitioner':
    '`StickyKeyPartitioner(nil)` y `UniformBytesPartitioner`',
};
