import type { AssignmentLabWords } from './words.ts';

export const es: AssignmentLabWords = {
  setup: 'Topics, miembros, estrategias',
  topics: 'Topics',
  topicName: 'Topic',
  partitionCount: 'Particiones',
  addTopic: 'Añadir un topic',
  removeTopic: (name) => `Quitar el topic ${name}`,
  nameProblems: {
    empty: 'Hace falta un nombre para el topic.',
    letters:
      'Se admiten de 1 a 20 caracteres: letras de la a a la z, cifras, puntos, guiones y guiones bajos.',
    twice: 'Otro topic tiene este nombre. Hace falta uno distinto.',
  },
  members: 'Miembros al inicio',
  topicsOf: (letter) => `Topics de ${letter}`,
  addMember: (letter) => `Añadir ${letter}`,
  removeMember: (letter) => `Quitar ${letter}`,
  racks: 'Racks',
  noRacks: 'no cuentan',
  copies: (count) => (count === 1 ? '1 réplica de cada partición' : `${count} réplicas de cada partición`),
  racksNote:
    'El clúster tiene los racks r1, r2 y r3. Las réplicas de una partición están en otros tantos racks: las de P0 desde r1, las de P1 desde r2. Solo range, sticky y cooperative-sticky tienen en cuenta los racks.',
  rackOf: (letter) => `Rack de ${letter}`,
  noRack: 'sin rack',
  strategies: 'Estrategias',
  strategyNames: {
    range: 'range',
    roundrobin: 'round robin',
    sticky: 'sticky',
    'cooperative-sticky': 'cooperative-sticky',
    'server-uniform': 'uniform (broker)',
    'server-range': 'range (broker)',
  },
  eager: 'todos se detienen en cada rebalanceo',
  cooperative: 'quien conserva una partición sigue leyendo; primero se revoca, una ronda después se entrega',
  server: 'cada miembro cambia por separado; los demás siguen leyendo',
  noStrategy: 'Hace falta elegir al menos una estrategia.',

  next: '¿Qué pasa ahora?',
  act: (event) => {
    if (event.kind === 'grow') return `${event.topic} crece hasta ${event.count}`;
    if (event.kind === 'start') return 'Inicio';
    return {
      join: `${event.letter} se une`,
      leave: `${event.letter} se va`,
      crash: `${event.letter} se cae`,
    }[event.kind];
  },
  happened: (event) => {
    if (event.kind === 'grow') return `${event.topic} creció hasta ${event.count}`;
    if (event.kind === 'start') return 'Inicio';
    return {
      join: `${event.letter} se unió`,
      leave: `${event.letter} se fue`,
      crash: `${event.letter} se cayó`,
    }[event.kind];
  },
  crashNote: (letter, seconds) =>
    `El grupo lo supo cuando venció la sesión: durante ${seconds} s nadie leyó lo que tenía ${letter}.`,
  joinTopics: 'Lee',
  joinRack: 'Su rack',
  growTopic: 'Topic',
  growTo: 'Nuevo número de particiones',
  undo: 'Deshacer lo último',
  startOver: 'Volver al inicio',
  full: (most) => `El laboratorio muestra ${most} sucesos. Para seguir hay que deshacer alguno.`,
  broken: 'Algo de arriba no es correcto todavía. Al corregirlo se puede seguir.',

  predict: 'Primero predecir, después mirar',
  question: (event) => `${event}. ¿Qué se espera?`,
  questionOwner: (partition) => `¿Quién tiene ${partition} después?`,
  questionMoved: '¿Cuántas particiones se mueven?',
  choose: 'elegir',
  nobody: 'nadie',
  look: 'Mirar',
  yours: (guess) => `predicción: ${guess}`,
  noGuess: 'sin predicción',
  answer: (answer) => `respuesta: ${answer}`,
  hidden: (event) => `${event}. La respuesta queda oculta hasta mirar.`,

  told: (event, list) => `${event}. Particiones movidas: ${list}.`,
  toldStart: (memberCount, partitionCount) =>
    `${memberCount === 1 ? '1 miembro' : `${memberCount} miembros`}, ${
      partitionCount === 1 ? '1 partición' : `${partitionCount} particiones`
    }.`,
  picture: 'El grupo con cada estrategia, una columna por suceso',
  generation: 'Generación',
  moved: (count, inAll) => {
    const here = count === 1 ? '1 movida' : `${count} movidas`;
    return count === inAll ? here : `${here}, ${inAll} en total`;
  },
  restless: (roundCount) =>
    `${roundCount} rondas, y en la última aún se revocó algo: con estos racks el grupo quizá no llegue nunca al reposo.`,
  balance: (least, most) => (least === most ? `${most} cada uno` : `de ${least} a ${most} cada uno`),
  legend: {
    given: 'recibida: antes no era de nadie',
    moved: 'movida, y de quién era',
    revoked: 'revocada: ahora no es de nadie',
    unowned: 'nadie la lee',
  },

  partition: 'Partición',
  perMember: 'Particiones de cada miembro',
  movedRow: 'Movidas en este paso',
  kept: 'conservada',
  given: 'recibida',
  movedFrom: (letter) => `movida, antes de ${letter}`,
  revokedFrom: (letter) => `revocada a ${letter}`,
  notThere: 'no existe todavía',
};
