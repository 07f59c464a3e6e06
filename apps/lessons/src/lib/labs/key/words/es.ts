import { plural } from '../../../text/plural.ts';
import type { KeyLabWords } from './words.ts';

const n = (count: number, one: string, other: string): string => plural('es', count, { one, other });

export const es: KeyLabWords = {
  key: 'Clave',
  partitionCount: 'Número de particiones',
  fewer: 'Una partición menos',
  more: 'Una partición más',
  problems: {
    empty: 'Escriba cuántas particiones tiene el topic, por ejemplo 6.',
    'not-a-number': 'Escriba un número entero en cifras, sin espacios ni separadores, por ejemplo 6.',
    'not-whole': 'No hay media partición. Escriba un número entero, por ejemplo 6.',
    'too-small': 'Un topic tiene al menos una partición. Escriba 1 o más.',
    'too-large': 'Kafka cuenta hasta 2147483647. Escriba ese número o uno menor.',
  },
  keyBytes: 'Bytes de la clave',
  byteCount: (count) => n(count, '{n} byte', '{n} bytes'),
  moreCharacters: (count) => n(count, 'y {n} carácter más', 'y {n} caracteres más'),
  emptyKey:
    'Una clave vacía es una clave: cero bytes también tienen hash. Un registro sin clave es otra cosa.',
  signSet:
    'El primer bit es el signo. Kafka lo borra; un cliente que lo conserva puede enviar esta clave a otra partición.',
  signClear: 'El primer bit es el signo. Aquí es 0, así que la máscara no cambia nada.',
  mask: 'Máscara',
  remainder: 'Resto',
  otherSpelling: (form, byteCount, partition) =>
    `Los mismos caracteres se pueden escribir con otros puntos de código. En ${form} esta clave tiene ${n(byteCount, '{n} byte', '{n} bytes')} y va a P${partition}. Kafka compara bytes, así que son dos claves.`,
  otherSpellingSame: (form, byteCount, partition) =>
    `Los mismos caracteres se pueden escribir con otros puntos de código. En ${form} esta clave tiene ${n(byteCount, '{n} byte', '{n} bytes')}. Por casualidad también va a P${partition}, pero para Kafka son dos claves.`,
  lanes: 'Carriles',
  laneRun: (count) => n(count, '{n} carril', '{n} carriles'),
  typedKey: 'la clave escrita',
  result: (partition, partitionCount) => `Esta clave va a la partición ${partition} de ${partitionCount}.`,
  character: 'Carácter',
  codePoint: 'Punto de código',
  bytes: 'Bytes',
  step: 'Paso',
  signedHash: 'murmur2, con signo',
  lane: 'Partición',
  keys: 'Claves',
};
