import { expect, test } from 'vitest';
import { jsonLines, keyway } from '../test/keyway.ts';

test('answers in the order asked, and goes on after a line that is not JSON', async () => {
  const requests = [
    '{"id":1,"call":"murmur2","keyHex":"757365722d31"}',
    'rubbish',
    '{"id":9,"call":"partition","client":"scala-0.8.2","utf16":[97],"partitions":6,"why":"a\u2028b"}',
    '{"id":2,"call":"partition","client":"java","keyHex":"757365722d31","partitions":6}',
    '{"id":3,"call":"partition","client":"java","keyHex":null,"partitions":6}',
    '{"id":4,"call":"partition","client":"java","keyHex":"","partitions":6}',
    '{"id":5,"call":"serialize","type":"int","value":"42"}',
    '{"id":6,"call":"serialize","type":"string","utf16":[97,55296]}',
    '{"id":7,"call":"partition","client":"java","keyHex":"00","partitions":0}',
  ];
  const { stdout, exitCode } = await keyway(['oracle'], requests.join('\n'));
  expect(exitCode).toBe(0);
  expect(jsonLines(stdout)).toMatchObject([
    { id: 1, ok: 1_404_122_828 },
    { id: null, error: {} },
    { id: 9, ok: 1 },
    { id: 2, ok: 2 },
    { id: 3, ok: null },
    { id: 4, ok: 3 },
    { id: 5, ok: '0000002a' },
    { id: 6, ok: '613f' },
    { id: 7, error: { code: 'PARTITION_COUNT_RANGE' } },
  ]);
});
