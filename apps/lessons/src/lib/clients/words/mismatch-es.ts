import type { MismatchWords } from './words.ts';

export const mismatchEs: MismatchWords = {
  title: 'La misma clave va a dos particiones',
  description:
    'Por qué los registros de una clave están en dos particiones de Kafka: las causas en orden, cómo ver cada una y el parámetro que lo arregla.',
  lead: 'Los registros de una clave están en dos particiones. Se pierde su orden, un join no encuentra nada, un topic compactado guarda dos valores. Las causas son seis. Aquí están en el orden en que conviene buscarlas, cada una con la manera de verla y lo que la arregla.',
  firstHeading: 'Primero, preguntar al topic',
  first: `Un comando lee las claves del topic con las particiones en las que están. Dice qué clientes las escribieron y en qué proporción, qué claves están en dos particiones, si un productor contaba otro número de particiones y con qué parámetro coincide cada cliente con Java. \`12\` es el número de particiones del topic.

\`\`\`sh
kcat -C -b BROKER -t TOPIC -e -f '%k\\t%p\\n' | keyway identify -n 12
\`\`\`

La segunda pregunta a un programa propio. Entran claves, una por línea, y sale una partición por cada una. Nombra la clave más corta que el programa coloca de otro modo que Java, y la regla que siguen sus respuestas.

\`\`\`sh
keyway check -n 6 --cmd "python3 mine.py {n}"
\`\`\``,
  causesHeading: 'Seis causas',
  causesNote: 'En un topic pueden juntarse varias: `keyway identify` da las proporciones.',
  see: 'Cómo se ve',
  mend: 'Qué lo arregla',
  causes: {
    count: {
      title: 'El número de particiones es otro o está anticuado',
      what: 'La partición es el resto de dividir el hash por el número de particiones. Con otro número, otra partición: de 6 a 12 cambia la mitad de las claves, de 6 a 7, seis de cada siete. Los registros anteriores se quedan donde están. Un productor en marcha conserva el número viejo hasta que vuelve a leer los metadatos. Algunos programas cuentan un número configurado y no el del topic: Spring Cloud Stream con `partition-key-expression`, `PartitionRouting` de Debezium.',
      see: `\`\`\`sh
kafka-topics --bootstrap-server BROKER --describe --topic TOPIC
\`\`\`

El comando muestra el número. Si el lugar viejo y el nuevo de una clave corresponden a dos números con una misma regla, la causa es esta; \`keyway identify\` nombra el otro número.`,
      mend: 'Reiniciar los productores después de cambiar el número. Los registros de antes no se mueven: donde importa el orden, conviene crear un topic nuevo con el número nuevo y copiar en él el anterior, en vez de añadir particiones.',
    },
    bytes: {
      title: 'Los bytes de la clave son otros',
      what: 'El hash se calcula sobre bytes. Lo que parece una sola clave pueden ser varias: un número como texto o en binario, un texto con comillas, JSON con los campos en otro orden, una letra compuesta o descompuesta, el id de un esquema delante.',
      see: `\`\`\`sh
kcat -C -b BROKER -t TOPIC -o -5 -e -f '%k\\n' | xxd
\`\`\`

El comando muestra los bytes de las últimas claves: así, dos formas de una clave quedan una debajo de la otra.`,
      mend: 'Acordar un solo serializador y escribir la clave como texto simple o como un único tipo de número. Normalizar el texto una vez, a NFC, antes de que sea clave. No usar JSON ni Avro en una clave que otros tienen que acertar: el orden de los campos y el id del esquema forman parte de los bytes.',
    },
    hash: {
      title: 'El cliente usa otro hash',
      what: 'Cada cliente trae su particionador, y los predeterminados no son iguales. Java usa `murmur2`; librdkafka y todo lo que se apoya en ella, `CRC-32`; Sarama, `FNV-1a`. Algunos clientes ni siquiera miran la clave.',
      see: 'Escribir la clave más arriba. Si las dos particiones son las de dos clientes, es esto. Conviene comprobarlo con otra clave: en una sola, las reglas pueden coincidir por azar.',
      mend: 'Poner la misma regla en el particionador de todos los productores de un topic. En esta tabla están los clientes que necesitan un parámetro; cada uno tiene una página con los detalles.',
    },
    sign: {
      title: 'El hash es correcto, su signo no',
      what: 'Cerca de la mitad de los hashes son negativos. Java pone a cero el bit de signo; otros programas toman los bits sin signo o el valor absoluto. Entonces la mitad de las claves coincide y la otra mitad no. Sin signo se coincide con Java cuando el número de particiones es una potencia de dos, y solo entonces: por eso una prueba con 8 particiones pasa y con 12 falla.',
      see: 'Cerca de la mitad de las claves coincide con Java, y son siempre las mismas. Más arriba, `@platformatic/kafka` con su particionador predeterminado se aparta de Java en esas claves.',
      mend: 'Aplicar la máscara antes del resto: `(hash & 0x7fffffff) % n`. En `@platformatic/kafka` el parámetro es `partitioner: compatibilityPartitioner`. Cambia de partición esa mitad de las claves.',
    },
    null: {
      title: 'No hay clave, o está vacía',
      what: 'Un registro sin clave no tiene partición fija: los clientes la sortean, van por turnos o se quedan un rato con una. Una clave vacía es una clave. Java calcula el hash de sus cero bytes, así que todos esos registros van a una partición. librdkafka con su particionador predeterminado la trata como si no hubiera clave; al pasar a `murmur2_random`, todas las claves vacías se acumulan en una partición.',
      see: `\`\`\`sh
kcat -C -b BROKER -t TOPIC -e -f '%K\\t%p\\n'
\`\`\`

El comando muestra la longitud de cada clave: \`-1\` es sin clave, \`0\` es una clave vacía.`,
      mend: 'Donde no hay clave, no enviar ninguna, y nunca un texto vacío. Qué hace cada cliente está en la tabla de todos los clientes.',
    },
    explicit: {
      title: 'El productor nombra la partición',
      what: 'Si el registro lleva una partición, no se ejecuta ningún particionador. Ocurre a propósito y por descuido: en confluent-kafka-go el valor cero de `TopicPartition.Partition` es la partición 0, Spark toma una columna llamada `partition`, MirrorMaker 2 conserva el número de la partición de origen.',
      see: '`keyway identify` no encuentra ningún cliente que explique esos registros, o están todos en la partición 0.',
      mend: 'No indicar la partición; en confluent-kafka-go, `kafka.PartitionAny`. Un particionador propio se comprueba con `keyway check`.',
    },
  },
  keyForms: {
    caption: (partitionCount) =>
      `Lo que parece una sola clave, sus bytes y adónde la envía Java, de ${partitionCount} particiones`,
    looksLike: 'La clave',
    bytes: 'Bytes',
    partition: 'Partición',
    forms: {
      text: '42 como texto',
      quoted: '42 como cadena JSON, con comillas',
      int: '42 como int de 4 bytes',
      long: '42 como long de 8 bytes',
      schema: '42 como texto tras los 5 bytes del id de esquema 1',
      json: 'JSON, los campos en un orden',
      'json-order': 'JSON, los campos en el otro orden',
      composed: 'é compuesta (NFC)',
      decomposed: 'é descompuesta (NFD)',
    },
  },
  defaults: {
    caption: 'Clientes que necesitan un parámetro para coincidir con Java',
    client: 'Cliente',
    rule: 'Si no se indica otra cosa',
    setting: 'Para coincidir con Java',
  },
  changeHeading: 'Antes de cambiar un parámetro',
  change: `Cada uno de estos parámetros cambia claves de partición: desde entonces los registros nuevos de una clave van a otro lugar y los anteriores se quedan. Donde importa el orden:

1. Detener los productores que no coinciden.
2. Dejar que los consumidores lean hasta el final.
3. Cambiar el parámetro y comprobar unas claves con \`keyway identify\`.
4. Volver a iniciar los productores.

Un topic compactado guarda el último valor de una clave en **cada** partición. Un topic así hay que escribirlo de nuevo.`,
  groupsHeading: 'Quién puede compartir un grupo de consumidores',
  groups:
    'Los miembros de un grupo deben tener en común el nombre de un asignador. A quien no lo tiene se le rechaza: `InconsistentGroupProtocolException`, «[inconsistent group protocol]{lang=en}». Los clientes de una fila de esta tabla pueden compartir un grupo, siempre que todos indiquen ese nombre.',
  groupTable: {
    caption: 'Los asignadores por el nombre que envían',
    name: 'Nombre',
    unlessTold: 'Lo indican si no se configura otro',
    onRequest: 'Lo indican si se configura',
    but: 'No es igual en todas partes',
    nobody: 'nadie',
    remarks: {
      range:
        'kafka-go divide de otro modo: de 3 particiones, dos miembros reciben 1 y 2 en vez de 2 y 1. Java, librdkafka y franz-go tienen en cuenta los racks.',
      roundrobin:
        'Sarama ordena las particiones como texto: 0, 1, 10, 2. kafka-go empieza de nuevo en cada topic. `@platformatic/kafka` reparte en el orden de llegada.',
      sticky: 'franz-go elige con otro algoritmo que Java.',
      'cooperative-sticky':
        'librdkafka no admite este nombre junto a los anteriores. Java sí, y entonces detiene a todos los miembros hasta que cada uno haya quitado los otros.',
      RoundRobinAssigner:
        'kafkajs no tiene otro. Con un asignador propio llamado `roundrobin` puede unirse a los demás.',
      roundrobin_v2: 'Un nombre que solo usa brod.',
    },
  },
  groupsAfter:
    'El líder del grupo calcula para todos. Si el nombre es común y la aritmética no, la asignación cambia cuando otro cliente pasa a ser líder. no-kafka tiene nombres propios y no comparte grupo con nadie más. Con `group.protocol=consumer` (desde Kafka 4.0) calcula el broker, y estos nombres no cuentan.',
  ownHeading: 'Más',
  own: 'Todos los clientes, con lo que se ejecutó y cuándo:',
};
