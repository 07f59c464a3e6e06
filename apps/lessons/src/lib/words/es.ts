import { plural } from '../text/plural.ts';
import type { DrawnWords, Words } from './words.ts';

const n = (count: number, one: string, other: string): string => plural('es', count, { one, other });

export const es: Words = {
  tagline:
    'Un curso sobre claves, particiones y grupos de consumidores de Kafka, con laboratorios que responden mientras se escribe.',
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Curso',
  languageNavigation: 'Idioma',
  lessons: 'Lecciones',
  labsHeading: 'Laboratorio',
  home: 'Keyway, todas las lecciones',
  footer: 'Las respuestas y el punto de lectura se guardan solo en este navegador. Este sitio no envía nada.',
  licences: 'Licencias',
  theme: { label: 'Tema', auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  start: {
    title: 'Elegir idioma',
    continueReading: (languageName) => `Continuar en ${languageName.toLowerCase()}`,
  },
  overview: {
    continueHeading: 'Continuar donde se dejó',
    lessonCount: (count) => n(count, '{n} lección', '{n} lecciones'),
    minutes: (count) => `${count} min`,
    rightOf: (right, all) => `${n(right, '{n} respuesta correcta', '{n} respuestas correctas')} de ${all}`,
    questionCount: (count) => n(count, '{n} pregunta', '{n} preguntas'),
    elsewhereHeading: 'Lecciones en otros idiomas',
    elsewhereIn: 'Disponible en',
    noLessons: 'Todavía no hay lecciones en español.',
    forget: 'Borrar respuestas y punto de lectura',
    forgetQuestion: '¿Borrar todas las respuestas y el punto de lectura? No se podrán recuperar.',
    forgotten: 'Se borraron las respuestas y el punto de lectura.',
  },
  lesson: {
    contents: 'En esta lección',
    position: (number, all) => `Lección ${number} de ${all}`,
    checkedWith: (kafka) => `Comprobada con Kafka ${kafka}`,
    previous: 'Lección anterior',
    next: 'Lección siguiente',
    neighbours: 'Otras lecciones',
  },
  question: {
    question: 'Pregunta',
    chooseOne: 'Una respuesta',
    chooseSeveral: 'Una o varias respuestas',
    ponder: 'Para pensar; aquí no se corrige',
    check: 'Comprobar',
    retry: 'Intentar de nuevo',
    right: 'correcta',
    wrong: 'incorrecta',
    explanation: 'Explicación',
    needsScript: 'Para corregir la respuesta hace falta JavaScript.',
  },
  labs: {
    asTable: 'Como tabla',
    ownPage: 'Abrir en su propia página',
    needsScript: 'El laboratorio responde con JavaScript; sin él, este es su primer ejemplo.',
    addressNote:
      'Lo que se escribe queda en la dirección de esta página, después de #. Se puede compartir y no se envía a ninguna parte.',
    key: {
      title: '¿A qué partición va esta clave?',
      summary: 'Se escribe una clave y se ven sus bytes, su hash y su partición.',
    },
    'record-path': {
      title: 'El camino de un registro al disco',
      summary:
        'Los registros se reúnen en lotes y los lotes en peticiones. Se ajustan el tamaño y la espera y se ve qué llega y cuándo.',
    },
    assignment: {
      title: '¿Quién lee qué partición?',
      summary: 'Los miembros se unen, se van o se caen; se ve qué conserva cada asignador y qué mueve.',
    },
    sizing: {
      title: '¿Cuántas particiones?',
      summary:
        'De lo medido a las particiones, la memoria, los hilos, los archivos y la duración de una conmutación por fallo.',
    },
    skew: {
      title: '¿Adónde va la carga?',
      summary:
        'Se pegan claves o se suelta un archivo y se ven la carga de cada partición y las claves más calientes.',
    },
  },
  offline: {
    kept: 'El curso ya funciona sin red.',
    'plain-http':
      'El curso funciona mientras su servidor esté encendido. El navegador solo guarda páginas de https o de la propia máquina.',
    update: 'Hay una versión más nueva del curso. Las respuestas se conservan.',
    load: 'Cargarla',
  },
  progress: {
    save: 'Guardar respuestas y lugar en un archivo',
    takeOver: 'Recuperar un archivo:',
    taken: (count) => n(count, 'Se recuperó {n} respuesta.', 'Se recuperaron {n} respuestas.'),
    problems: {
      'not-progress': 'Este archivo no lo guardó Keyway. Hay que elegir keyway-progress.json.',
      newer: 'Este archivo es de una versión más nueva del curso. Hay que abrirlo en esa versión.',
    },
  },
  sheet: {
    title: 'Respuestas',
    note: 'Para quien enseña. La lección se imprime sin respuestas; esta hoja se imprime aparte.',
    open: 'Para pensar; vale toda respuesta razonada.',
    teacher: 'Para quien enseña',
    print: 'Imprimir esta lección',
    link: 'Hoja de respuestas',
  },
  clients: {
    heading: 'Clientes',
    mismatch: {
      title: 'La misma clave va a dos particiones',
      summary:
        'Las causas en el orden en que conviene mirar, y adónde envía cada cliente la clave que se escriba.',
    },
    agreement: {
      title: 'Qué clientes de Kafka coinciden',
      summary: 'Cada cliente, su regla y quién pone una clave donde la pone Java.',
    },
  },
  share: {
    open: 'Código QR de esta página',
    picture: 'Código QR con la dirección de esta página',
    ownMachine:
      'Esta dirección solo sirve en esta máquina. Conviene iniciar el curso con --host 0.0.0.0 y abrir la segunda dirección que muestra.',
    close: 'Cerrar',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que la lección tenga ahora otro nombre.',
    toLessons: 'Ir a las lecciones',
  },
};

export const esDrawn: DrawnWords = {
  code: {
    label: (language, number) => `Código en ${language}, celda ${number}`,
    output: 'Salida',
    outputLabel: (number) => `Salida de la celda ${number}`,
  },
  figure: { asText: 'En palabras', missing: 'Falta la figura. Lo que muestra:' },
  sources: 'Fuentes',
  worked: {
    keyPartitions: 'Partición de cada clave',
    key: 'Clave',
    ofPartitions: (count) => n(count, '{n} partición', '{n} particiones'),
    stays: 'se queda',
    moves: 'cambia',
    moveCount: (moved, all) => `Cambian ${moved} de ${all}`,
    rangeSteps: 'Range, paso a paso',
    quotientMeans: 'para cada miembro',
    remainderMeans: (remainder) =>
      remainder === 0
        ? 'nadie recibe una más'
        : n(remainder, 'el primero recibe una más', 'los {n} primeros reciben una más'),
    position: 'Posición',
    member: 'Miembro',
    start: 'Inicio',
    count: 'Cantidad',
    partitions: 'Particiones',
    none: 'ninguna',
    assignment: 'De quién es cada partición',
    generation: 'Generación',
    partition: 'Partición',
    before: 'antes',
    joins: 'se une',
    leaves: 'se va',
    followUp: 'continúa',
    perMember: 'Particiones de cada miembro',
    movedCount: 'movidas',
    given: 'recibida',
    movedFrom: (memberId) => `antes de ${memberId}`,
    revokedFrom: (memberId) => `revocada a ${memberId}`,
    nobody: 'de nadie',
    legendGiven: 'recibida: antes no era de nadie',
    legendMoved: 'movida, y de quién era',
    legendRevoked: 'revocada: ahora no es de nadie',
  },
};
