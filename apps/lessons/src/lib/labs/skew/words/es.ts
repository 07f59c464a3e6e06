import type { SkewLabWords } from './words.ts';

export const es: SkewLabWords = {
  records: 'Claves, una por línea',
  recordsHint: 'Un tabulador y un número tras la clave dicen cuántos registros tiene.',
  file: 'O un archivo',
  dropHere: 'Se suelta aquí un archivo o se elige uno. Se lee en esta página y no se envía a ninguna parte.',
  fileRead: (name, keyCount, recordCount) => `${name}: ${keyCount} claves, ${recordCount} registros`,
  backToText: 'Volver al texto',
  fileTooManyKeys:
    'Este archivo tiene más de 200 000 claves distintas. Conviene tomar una muestra o usar: keyway keys skew',
  fileUnreadable: 'El navegador no pudo leer este archivo. Conviene elegir otro.',
  nothing: 'Hace falta al menos una clave.',
  badLines: (lines) => `Sin contar: tras el tabulador debe haber un número. Líneas: ${lines}`,
  partitionCount: 'Particiones',
  saltedKeys: 'Claves con sal',
  salts: 'Sales por clave',
  asItIs: 'Como está',
  whenSalted: (hottest, salts) =>
    hottest === 1
      ? `La clave más caliente, repartida en ${salts}`
      : `Las ${hottest} claves más calientes, repartidas en ${salts} cada una`,
  imbalance: (times) => `La partición más llena tiene ${times} veces la media.`,
  result: (recordCount, keyCount, partition, share) =>
    `${recordCount} registros de ${keyCount} claves. La partición ${partition} es la más llena, con el ${share} del total.`,
  saltCost: (salts) =>
    `Quien lea una clave con sal tiene que buscar ${salts} claves, y entre ellas sus registros no tienen orden.`,
  mean: 'media',
  leftOut: (count) => `y ${count} particiones con menos`,
  partition: 'Partición',
  recordCount: 'Registros',
  share: 'Parte',
  hottest: 'Claves más calientes',
  key: 'Clave',
  unshared: 'El texto es demasiado largo para la dirección de esta página; los números sí están en ella.',
};
