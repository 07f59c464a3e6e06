import type { PlacementWords } from './words.ts';

export const es: PlacementWords = {
  heading: '¿Adónde envía cada cliente esta clave?',
  key: 'Clave',
  partitionCount: 'Particiones',
  caption: (key, partitionCount) =>
    `Clientes según la partición que eligen para «${key}», de ${partitionCount}`,
  goesTo: 'Partición',
  clients: 'Clientes',
  asJava: 'como Java',
  notAsJava: 'distinta de Java',
  chance: 'azar o turno',
  refused: 'no puede enviarla',
  isDefault: 'predeterminado',
  chanceNote: 'En una sola clave, dos reglas pueden coincidir por azar: conviene probar otra.',
  status: (partition, agreeing, others) =>
    `Java pone esta clave en la partición ${partition}. De los otros ${others} clientes en los que decide la clave, coinciden ${agreeing}.`,
};
