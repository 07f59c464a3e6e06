import { expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';
import type { JsonObject } from './json.ts';

const ask = (fields: JsonObject): object => answerCall({ call: 'builtin-partitioner', ...fields });

const ADAPTIVE = {
  kind: 'adaptive',
  leaders: [true, true, true],
  loadStats: { queueSizes: [0, 3, 1], partitionIds: [0, 1, 2], length: 3 },
  randoms: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
};
const STICKY = {
  kind: 'sticky',
  leaders: [true, true],
  stickyBatchSize: 10,
  randoms: [0, 1],
  appends: [
    { bytes: 10, enableSwitch: true },
    { bytes: 1, enableSwitch: true },
  ],
};
const TURN = { kind: 'roundrobin-partitioner', leaders: [true, true], calls: ['partition', 'partition'] };

// The values are those of builtin-adaptive-1, -8 and builtin-roundrobin-1 in builtin-partitioner.json.
test('builtin-partitioner: a case is answered with the partitions that Kafka chose', () => {
  expect(ask(ADAPTIVE)).toEqual({ ok: [0, 0, 0, 0, 1, 2, 2, 2, 0, 0] });
  expect(ask({ ...ADAPTIVE, leaders: [false, false, false], loadStats: null })).toEqual({
    ok: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0],
  });
  const calls = ['partition', 'partition', 'partition', 'partition', 'partition'];
  expect(ask({ ...TURN, calls })).toEqual({ ok: [0, 1, 0, 1, 0] });
});

test.each([
  ['kind', { ...TURN, kind: 'sticky-random' }],
  ['kind', {}],
  ['leaders', { ...TURN, leaders: [] }],
  ['leaders', { ...TURN, leaders: [true, 1] }],
  ['leaders', { ...TURN, leaders: 3 }],
  ['calls', { ...TURN, calls: ['partition', 'close'] }],
  ['calls', { ...TURN, calls: null }],
  ['randoms', { ...STICKY, randoms: [2_147_483_648] }],
  ['randoms', { ...STICKY, randoms: [0.5] }],
  ['stickyBatchSize', { ...STICKY, stickyBatchSize: 0 }],
  ['stickyBatchSize', { ...STICKY, stickyBatchSize: '10' }],
  ['appends', { ...STICKY, appends: [{ bytes: -1, enableSwitch: true }] }],
  ['appends', { ...STICKY, appends: [{ bytes: 1 }] }],
  ['loadStats', { ...ADAPTIVE, loadStats: [] }],
  ['loadStats', { kind: 'adaptive', leaders: [true], randoms: [] }],
  ['queueSizes', { ...ADAPTIVE, loadStats: { ...ADAPTIVE.loadStats, queueSizes: [0, -3, 1] } }],
  ['partitionIds', { ...ADAPTIVE, loadStats: { ...ADAPTIVE.loadStats, partitionIds: [0, 1] } }],
  ['length', { ...ADAPTIVE, loadStats: { ...ADAPTIVE.loadStats, length: 4 } }],
])('builtin-partitioner: a wrong "%s" is named', (field, request) => {
  expect(ask(request)).toMatchObject({
    error: { code: 'REQUEST_INVALID', message: expect.stringContaining(`"${field}" expected`) },
  });
});

test('builtin-partitioner: what the partitioner itself refuses is an error, too', () => {
  expect(ask({ ...STICKY, randoms: [0] })).toMatchObject({ error: { code: 'RANDOMS_USED_UP' } });
  const elsewhere = { queueSizes: [0, 3], partitionIds: [7, 8], length: 2 };
  expect(ask({ ...ADAPTIVE, loadStats: elsewhere })).toMatchObject({ error: { code: 'PARTITION_UNKNOWN' } });
});

test('builtin-partitioner: of a long list the message shows the start', () => {
  const leaders = Array.from({ length: 10_000 }, () => 0);
  const { message } = (ask({ ...TURN, leaders }) as { error: { message: string } }).error;
  expect(message.length).toBeLessThan(500);
});
