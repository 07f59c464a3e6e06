import { rangeAt } from './assignors/trace-range.ts';
import { partitionOfScalaProducer } from './clients/scala-producer.ts';
import { CoreError } from './core-error.ts';
import { hexOfBytes, hexOfInt32 } from './hex.ts';
import { javaStringHash } from './java-string-hash.ts';
import { encodeJavaUtf8 } from './java-utf8.ts';
import { murmur2 } from './murmur2.ts';
import { toPositive } from './partition-for-key.ts';
import { partitionForText } from './partition-for-text.ts';
import { neededPartitionCount, openBatchBytes, popularPartitionCount } from './sizing.ts';

/**
 * A value that a text asked for. An identifier (partition, hash, hex) is printed as it stands in every language;
 * a quantity is grouped as the reader's language groups numbers.
 */
export type Computed = { kind: 'identifier'; text: string } | { kind: 'quantity'; value: number };

/** What one name stands for: its arguments in words, and the answer. */
interface Computation {
  parameters: readonly string[];
  answer: (...values: string[]) => Computed;
}

const identifier = (value: number | string): Computed => ({ kind: 'identifier', text: String(value) });
const quantity = (value: number): Computed => ({ kind: 'quantity', value });

const COMPUTATIONS: Record<string, Computation> = {
  partition: of(['key', 'count'], (key, count) => identifier(partitionForText(key, integer(count)))),
  murmur2: of(['key'], (key) => identifier(murmur2(encodeJavaUtf8(key)))),
  'murmur2-hex': of(['key'], (key) => identifier(hexOfInt32(murmur2(encodeJavaUtf8(key))))),
  positive: of(['key'], (key) => identifier(toPositive(murmur2(encodeJavaUtf8(key))))),
  bytes: of(['key'], (key) => identifier(hexOfBytes(encodeJavaUtf8(key), ' '))),
  'byte-count': of(['key'], (key) => quantity(encodeJavaUtf8(key).length)),
  'hash-code': of(['key'], (key) => identifier(javaStringHash(key))),
  'legacy-0.8.0': of(['key', 'count'], (key, count) =>
    identifier(partitionOfScalaProducer(key, integer(count), '0.8.0')),
  ),
  'legacy-0.8.2': of(['key', 'count'], (key, count) =>
    identifier(partitionOfScalaProducer(key, integer(count), '0.8.2')),
  ),
  modulo: of(['number', 'count'], (number, count) => identifier(integer(number) % divisor(count))),
  quotient: of(['number', 'divisor'], (number, by) => quantity(Math.floor(integer(number) / divisor(by)))),
  remainder: of(['number', 'divisor'], (number, by) => quantity(integer(number) % divisor(by))),
  product: of(['number', 'number'], (left, right) => quantity(decimal(left) * decimal(right))),
  'range-start': of(['partitions', 'members', 'position'], (...values) =>
    identifier(rangePart(values).start),
  ),
  'range-count': of(['partitions', 'members', 'position'], (...values) => quantity(rangePart(values).count)),
  'needed-partitions': of(['Tt', 'Tp', 'Tc'], (target, producer, consumer) =>
    quantity(neededPartitionCount(throughputs(target, producer, consumer))),
  ),
  'popular-partitions': of(['Tt', 'Tp', 'Tc'], (target, producer, consumer) =>
    quantity(popularPartitionCount(throughputs(target, producer, consumer))),
  ),
  'buffer-bytes': of(['partitions', 'batch bytes'], (partitions, bytes) =>
    quantity(openBatchBytes(integer(partitions), integer(bytes))),
  ),
  'buffer-mib': of(['partitions', 'batch bytes'], (partitions, bytes) =>
    quantity(openBatchBytes(integer(partitions), integer(bytes)) / 2 ** 20),
  ),
};

/**
 * Answers a call written as text, such as `partition user-1 6`: what a lesson's `{=…}` asks for.
 * @param expression - a name and its arguments, parted by spaces; an argument with spaces stands in double quotes
 * @throws {CoreError} COMPUTATION_UNKNOWN, COMPUTATION_ARGUMENTS, or the error of the function that is called
 */
export function compute(expression: string): Computed {
  const [name = '', ...values] = [...expression.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const computation = Object.hasOwn(COMPUTATIONS, name) ? COMPUTATIONS[name] : undefined;
  if (!computation) {
    throw new CoreError('COMPUTATION_UNKNOWN', {
      subject: 'expression',
      expected: `one of ${Object.keys(COMPUTATIONS).join(', ')}`,
      received: JSON.stringify(expression),
      advice: 'begin with one of these names',
    });
  }
  if (values.length !== computation.parameters.length) {
    throw new CoreError('COMPUTATION_ARGUMENTS', {
      subject: name,
      expected: `${computation.parameters.length} arguments: ${computation.parameters.join(', ')}`,
      received: JSON.stringify(expression),
      advice: 'part them by spaces, and put double quotes around one that holds spaces or is empty',
    });
  }
  return computation.answer(...values);
}

/** Ties parameter names to a function of as many texts; `compute` checks the number before it calls. */
function of(parameters: readonly string[], answer: (...values: string[]) => Computed): Computation {
  return { parameters, answer };
}

function decimal(text: string): number {
  return numberOf(text, 'a number', Number.isFinite, 'write it in digits, without grouping');
}

function integer(text: string): number {
  return numberOf(text, 'an integer', Number.isSafeInteger, 'write it in digits, without a fraction');
}

function divisor(text: string): number {
  const isDivisor = (number: number): boolean => Number.isSafeInteger(number) && number > 0;
  return numberOf(text, 'an integer >= 1', isDivisor, 'nothing can be shared among none');
}

function numberOf(
  text: string,
  expected: string,
  isExpected: (number: number) => boolean,
  advice: string,
): number {
  const number = Number(text);
  if (text !== '' && isExpected(number)) return number;
  throw new CoreError('COMPUTATION_ARGUMENTS', {
    subject: 'argument',
    expected,
    received: JSON.stringify(text),
    advice,
  });
}

function rangePart([partitions = '', members = '', position = '']: readonly string[]): ReturnType<
  typeof rangeAt
> {
  return rangeAt(integer(partitions), divisor(members), integer(position));
}

function throughputs(
  target: string,
  producer: string,
  consumer: string,
): Parameters<typeof neededPartitionCount>[0] {
  return {
    target: decimal(target),
    producerPerPartition: decimal(producer),
    consumerPerPartition: decimal(consumer),
  };
}
