import { join } from 'node:path';
import { answerLine } from '@keyway/checker/core-oracle';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { pythonCommand, pythonEnvironment, reasonForNoPython } from './find-python.ts';
import { referenceName } from './open-reference.ts';
import { referenceFolder } from './parity-folders.ts';
import { skipWithout } from './require-oracle.ts';

/** Lines that no oracle can answer with a value, and the code and id that both of ours refuse them with. */
const REFUSALS: [line: string, id: number | null, code: string][] = [
  ['nonsense', null, 'REQUEST_NOT_JSON'],
  ['{"id":1,"call":"hello"', null, 'REQUEST_NOT_JSON'],
  ['', null, 'REQUEST_NOT_JSON'],
  ['[]', null, 'REQUEST_INVALID'],
  ['null', null, 'REQUEST_INVALID'],
  ['{"call":"hello"}', null, 'REQUEST_INVALID'],
  ['{"id":"1","call":"hello"}', null, 'REQUEST_INVALID'],
  ['{"id":1}', 1, 'REQUEST_INVALID'],
  ['{"id":2,"call":"toString"}', 2, 'CALL_UNKNOWN'],
  ['{"id":3,"call":"murmur2"}', 3, 'REQUEST_INVALID'],
  ['{"id":4,"call":"murmur2","keyHex":null}', 4, 'REQUEST_INVALID'],
  ['{"id":5,"call":"murmur2","keyHex":"abc"}', 5, 'HEX_INVALID'],
  ['{"id":6,"call":"murmur2","keyHex":"zz"}', 6, 'HEX_INVALID'],
  ['{"id":7,"call":"partition","client":"java","keyHex":"61","partitions":0}', 7, 'PARTITION_COUNT_RANGE'],
  [
    '{"id":8,"call":"partition","client":"java","keyHex":"61","partitions":2147483648}',
    8,
    'PARTITION_COUNT_RANGE',
  ],
  ['{"id":9,"call":"partition","client":"java","keyHex":"61","partitions":"6"}', 9, 'REQUEST_INVALID'],
  [
    '{"id":10,"call":"partition","client":"scala-0.8.0","utf16":[97],"partitions":-1}',
    10,
    'PARTITION_COUNT_RANGE',
  ],
  ['{"id":11,"call":"partition","client":"constructor","keyHex":"61","partitions":6}', 11, 'CLIENT_UNKNOWN'],
  ['{"id":12,"call":"partition","client":"java","utf16":[65536],"partitions":6}', 12, 'REQUEST_INVALID'],
  ['{"id":13,"call":"partition","client":"java","partitions":6}', 13, 'REQUEST_INVALID'],
  ['{"id":29,"call":"partition","client":"java","keyHex":null,"partitions":0}', 29, 'PARTITION_COUNT_RANGE'],
  ['{"id":14,"call":"serialize","type":"int","value":"2147483648"}', 14, 'KEY_VALUE_RANGE'],
  ['{"id":15,"call":"serialize","type":"short","value":"-32769"}', 15, 'KEY_VALUE_RANGE'],
  ['{"id":16,"call":"serialize","type":"int","value":"4.2"}', 16, 'KEY_VALUE_INVALID'],
  ['{"id":17,"call":"serialize","type":"int","value":"४२"}', 17, 'KEY_VALUE_INVALID'],
  ['{"id":18,"call":"serialize","type":"boolean","value":"True"}', 18, 'KEY_VALUE_INVALID'],
  ['{"id":19,"call":"serialize","type":"uuid","value":"123e4567"}', 19, 'KEY_VALUE_INVALID'],
  ['{"id":20,"call":"serialize","type":"float","value":"bits:7fc0"}', 20, 'KEY_VALUE_INVALID'],
  ['{"id":21,"call":"serialize","type":"double","value":""}', 21, 'KEY_VALUE_INVALID'],
  ['{"id":22,"call":"serialize","type":"text","value":"a"}', 22, 'KEY_TYPE_UNKNOWN'],
  ['{"id":23,"call":"serialize","type":"string","value":"a","encoding":"EBCDIC"}', 23, 'CHARSET_UNKNOWN'],
  ['{"id":24,"call":"serialize","type":"int","value":42}', 24, 'REQUEST_INVALID'],
  [
    '{"id":25,"call":"assign","assignor":"best","partitionsPerTopic":{},"members":{}}',
    25,
    'ASSIGNOR_UNKNOWN',
  ],
  [
    '{"id":26,"call":"assign","assignor":"range","partitionsPerTopic":{"t":-1},"members":{}}',
    26,
    'PARTITION_COUNT_RANGE',
  ],
  [
    '{"id":27,"call":"assign","assignor":"range","partitionsPerTopic":{},"members":{"a":{}}}',
    27,
    'REQUEST_INVALID',
  ],
  [
    '{"id":28,"call":"assign","assignor":"roundrobin","partitionsPerTopic":{},"members":[{"id":"a","topics":[]},{"id":"a","topics":[]}]}',
    28,
    'MEMBER_ID_DUPLICATE',
  ],
];

let noPython: string | undefined;

beforeAll(async () => {
  noPython = await reasonForNoPython();
});

test('protocol: core refuses each of these lines with its code and goes on', () => {
  const answers = REFUSALS.map(([line]) => JSON.parse(answerLine(line)));
  expect(answers).toMatchObject(REFUSALS.map(([, id, code]) => ({ id, error: { code } })));
});

test('protocol: the Python reference refuses the same lines alike and goes on', async (context) => {
  skipWithout(context, referenceName, noPython);
  const { stdout, stderr } = await execa(pythonCommand, [join(referenceFolder, 'oracle.py')], {
    env: pythonEnvironment,
    input: `${REFUSALS.map(([line]) => line).join('\n')}\n`,
  });
  const answers = stdout.split('\n').map((line) => JSON.parse(line));
  expect(answers).toMatchObject(REFUSALS.map(([, id, code]) => ({ id, error: { code } })));
  expect(stderr).toBe('');
});
