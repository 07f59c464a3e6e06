import { describe, expect, test } from 'vitest';
import { createIdentifyLineParser, type IdentifyLine } from './identify-line-parser.ts';

type Options = Parameters<typeof createIdentifyLineParser>[0];

/** What a line tells, with the key in hex. */
function parsed(line: string | Uint8Array, options: Options = {}): unknown {
  const record: IdentifyLine = createIdentifyLineParser(options).parse(Buffer.from(line));
  if ('problem' in record) return record.problem;
  return [record.key === null ? null : Buffer.from(record.key).toString('hex'), record.partition];
}

describe('key, tab, partition', () => {
  test.each([
    ['user-1\t3', ['757365722d31', 3]],
    ['a\tb\t0', ['610962', 0]],
    ['{"id":1}\t7', ['7b226964223a317d', 7]],
    [' a \t 7 ', ['206120', 7]],
    ['ключ\t6', ['d0bad0bbd18ed187', 6]],
    ['\t3', [null, 3]],
    ['NULL\t3', [null, 3]],
    ['null\t3', ['6e756c6c', 3]],
  ])('%j', (line, expected) => {
    expect(parsed(line)).toEqual(expected);
  });

  test('bytes that are not UTF-8 are the key', () => {
    expect(parsed(Buffer.from('00ff80c3093131', 'hex'))).toEqual(['00ff80c3', 11]);
  });

  test.each([
    ['user-1', 'expected a key, a tab and a partition, or one of the forms in --help'],
    ['user-1\tx', 'expected a key, a tab and a partition, or one of the forms in --help'],
    ['{', 'JSON over several lines; print one object a line'],
    ['a\t99999999999', 'expected a partition in digits, got "99999999999"'],
    ['a\t2147483647', 'expected a partition in digits, got "2147483647"'],
  ])('%j is refused', (line, problem) => {
    expect(parsed(line)).toBe(problem);
  });

  test('the partition first, when told', () => {
    expect(parsed('3\ta\tb', { input: 'partition-key' })).toEqual(['610962', 3]);
    expect(parsed('3\t42', { input: 'partition-key' })).toEqual(['3432', 3]);
    expect(parsed('3', { input: 'partition-key' })).toMatch(/there is no tab/);
  });
});

// Lines as DefaultMessageFormatter writes them (apache/kafka, tools/consumer/DefaultMessageFormatter.java).
describe('kafka-console-consumer', () => {
  test.each([
    ['Partition:3\tuser-1', ['757365722d31', 3]],
    ['Partition:3\tuser-1\tvalue\twith tabs', ['757365722d31', 3]],
    ['CreateTime:1700000000000\tPartition:11\tOffset:42\tuser-1\tvalue', ['757365722d31', 11]],
    ['LogAppendTime:-1\tPartition:0\tOffset:0\tDelivery:NONE\tuser-1', ['757365722d31', 0]],
    ['NO_TIMESTAMP\tPartition:0\tuser-1', ['757365722d31', 0]],
    ['Partition:3\tnull\tvalue', [null, 3]],
    ['Partition:3\t\tvalue', ['', 3]],
  ])('%j', (line, expected) => {
    expect(parsed(line)).toEqual(expected);
  });

  test.each([
    ['Partition:3', /add print.key=true/],
    ['Partition:3\tNO_HEADERS\tuser-1', /leave print.headers out/],
  ])('%j is refused', (line, problem) => {
    expect(parsed(line)).toMatch(problem);
  });

  test('the second line of a value is refused, and the form stays', () => {
    const parser = createIdentifyLineParser({});
    parser.parse(Buffer.from('Partition:3\tuser-1\t{'));
    expect(parser.parse(Buffer.from('  "a":\t1'))).toMatchObject({
      problem: expect.stringMatching(/print.value=false/),
    });
    expect(parser.input()).toBe('console');
  });
});

// Objects as kcat -J and rpk topic consume --pretty-print=false write them.
describe('JSON', () => {
  test.each([
    [
      '{"topic":"t","partition":3,"offset":0,"tstype":"create","ts":1,"broker":1,"key":"user-1","payload":"v"}',
      ['757365722d31', 3],
    ],
    ['{"topic":"t","partition":3,"key":"\\u0000\\u00e9","payload":null}', ['00c3a9', 3]],
    ['{"topic":"t","partition":3,"offset":0,"key":null,"payload":"v"}', [null, 3]],
    ['{"topic":"t","value":"v","timestamp":1,"partition":3,"offset":0}', [null, 3]],
    ['{"key":"","partition":9}', ['', 9]],
    ['{"key":null,"keyHex":"FF00","partition":9}', ['ff00', 9]],
    ['{"key":"null","partition":9}', ['6e756c6c', 9]],
  ])('%s', (line, expected) => {
    expect(parsed(line)).toEqual(expected);
  });

  test('kcat writes bytes that are not UTF-8 as they are, and they are the key', () => {
    const line = Buffer.concat([
      Buffer.from('{"partition":2,"key":"a'),
      Buffer.from([0xff, 0x80]),
      Buffer.from('","payload":"é"}'),
    ]);
    expect(parsed(line)).toEqual(['61ff80', 2]);
  });

  test.each([
    ['{"key":42,"partition":3}', /no text but 42, .*print keys as hex/],
    ['{"key":"a","partition":"3"}', /expected a partition in digits/],
    ['{"key":"a"}', /expected a partition in digits, got "null"/],
    ['{"key":"a","partition":1.5}', /expected a partition in digits, got "1.5"/],
    ['{"keyHex":"f","partition":1}', /expected hex pairs in keyHex/],
    ['{key}', /not JSON on one line/],
  ])('%s is refused', (line, problem) => {
    expect(parsed(line)).toMatch(problem);
  });
});

describe('how keys are written', () => {
  test.each([
    ['757365722d31\t3', { keyFormat: 'hex' }, ['757365722d31', 3]],
    ['dXNlci0x\t3', { keyFormat: 'base64' }, ['757365722d31', 3]],
    ['_-8=\t3', { keyFormat: 'base64' }, ['ffef', 3]],
    ['42\t0', { keyType: 'int' }, ['0000002a', 0]],
    ['-1\t0', { keyType: 'long' }, ['ffffffffffffffff', 0]],
    ['-\t3', { nullText: '-' }, [null, 3]],
    ['NULL\t3', { nullText: '-' }, ['4e554c4c', 3]],
  ] as const)('%j with %j', (line, options, expected) => {
    expect(parsed(line, options)).toEqual(expected);
  });

  test.each([
    ['user-1\t3', { keyFormat: 'hex' }, /expected a key in hex, got "user-1"/],
    ['a\t3', { keyFormat: 'base64' }, /expected a key in base64/],
    ['user-1\t3', { keyType: 'int' }, /KEY_VALUE_INVALID/],
  ] as const)('%j with %j is refused', (line, options, problem) => {
    expect(parsed(line, options)).toMatch(problem);
  });
});
