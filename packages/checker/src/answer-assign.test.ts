import { expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';
import type { JsonObject } from './json.ts';

const owned = (...names: string[]): { topic: string; partition: number }[] =>
  names.map((name) => ({ topic: name.charAt(0), partition: Number(name.slice(1)) }));
const ask = (fields: JsonObject): object => answerCall({ call: 'assign', ...fields });

// The values are those of Kafka's own classes: assignors-server-4.4.json, assignors-server.json (description),
// assignors-legacy-scala.json and assignors-quirks.json.
const SERVER = {
  assignor: 'server-uniform',
  partitionsPerTopic: { 'topic-a': 1, 'topic-b': 6 },
  members: { 'member-91f7-0': { topics: ['topic-a'] }, 'member-3314-2': { topics: ['topic-a'] } },
};
const THREADS = {
  assignor: 'legacy-scala-roundrobin',
  partitionsPerTopic: { t: 3 },
  members: { 'group1_host-1': { threads: { t: 5 } } },
};
const UNEQUAL_THREADS = {
  assignor: 'legacy-scala-roundrobin',
  partitionsPerTopic: { t: 4, u: 3 },
  members: { A: { threads: { t: 2, u: 1 } }, B: { threads: { t: 1, u: 1 } } },
};
const THREADS_SHARED = {
  'group1_host-1-0': owned('t0'),
  'group1_host-1-1': owned('t1'),
  'group1_host-1-2': owned('t2'),
  'group1_host-1-3': [],
  'group1_host-1-4': [],
};

test('assign: the broker shares out as of the version that is named', () => {
  const last = { 'member-91f7-0': [], 'member-3314-2': [{ topic: 'topic-a', partition: 0 }] };
  expect(ask({ ...SERVER, kafkaVersion: '4.4.0' })).toEqual({ ok: last });
  expect(ask({ ...SERVER, kafkaVersion: '4.0.1' })).toEqual({ ok: last });
  expect(ask(SERVER)).not.toEqual({ ok: last });
  expect(ask({ ...SERVER, assignor: 'server-range', kafkaVersion: '4.2' })).toEqual({
    ok: { 'member-91f7-0': [], 'member-3314-2': [{ topic: 'topic-a', partition: 0 }] },
  });
});

test('assign: a topic that the broker does not know is an error', () => {
  const members = { a: { topics: ['gone'] } };
  expect(ask({ assignor: 'server-range', partitionsPerTopic: {}, members })).toMatchObject({
    error: { code: 'TOPIC_UNKNOWN' },
  });
});

test('assign: threads are shared out, idle ones included, members by id or as a list', () => {
  const members = [{ id: 'group1_host-1', threads: { t: 5 } }];
  for (const kafkaVersion of ['0.8.2.2', '0.10.2.2', '1.1.1']) {
    expect(ask({ ...THREADS, kafkaVersion })).toEqual({ ok: THREADS_SHARED });
    expect(ask({ ...THREADS, members, kafkaVersion })).toEqual({ ok: THREADS_SHARED });
  }
  expect(ask({ ...UNEQUAL_THREADS, kafkaVersion: '0.8.2.2' })).toMatchObject({
    error: { code: 'THREADS_DIFFER' },
  });
  expect(ask({ ...UNEQUAL_THREADS, kafkaVersion: '0.10.2.2' })).toHaveProperty('ok');
});

test('assign: range of threads needs no version, round robin of threads does', () => {
  expect(ask({ ...THREADS, assignor: 'legacy-scala-range' })).toEqual({ ok: THREADS_SHARED });
  expect(ask(THREADS)).toMatchObject({
    error: { code: 'REQUEST_INVALID', message: expect.stringContaining('"kafkaVersion" expected a release') },
  });
});

test.each([
  [{ members: { c: { topics: ['t'] } } }, /"threads" of member "c".*got nothing/],
  [{ members: { c: { threads: [3] } } }, /"threads" of member "c".*got \[3\]/],
  [{ members: { c: { threads: { t: '3' } } } }, /THREAD_COUNT_RANGE.*"c" for "t"/],
  [{ members: { c: 3 } }, /member "c" expected an object/],
  [{ members: [{ threads: {} }] }, /"id" expected a text, got nothing/],
  [{ partitionsPerTopic: { t: 'x' } }, /partitionCounts/],
])('assign: threads %j are refused', (fields, message) => {
  const answer = ask({ ...THREADS, kafkaVersion: '1.1.1', ...fields });
  expect(answer).toMatchObject({ error: { message: expect.stringMatching(message) } });
});

test.each([
  ['range', '2.3'],
  ['sticky', '4.5.0'],
  ['cooperative-sticky', '3.8.1'],
  ['roundrobin', '4.01'],
  ['server-range', '3.9'],
  ['server-uniform', '4.5.0'],
  ['legacy-scala-range', '2.0'],
  ['legacy-scala-roundrobin', '0.8.1.1'],
])('assign: %s of Kafka %s is skipped, not answered for', (assignor, kafkaVersion) => {
  const answer = ask({ assignor, kafkaVersion, partitionsPerTopic: {}, members: {} });
  expect(answer).toEqual({ skipped: expect.stringContaining(kafkaVersion) });
});

test.each(['range', 'server-range', 'legacy-scala-range'])(
  'assign: %s of no version at all is refused',
  (assignor) => {
    for (const kafkaVersion of ['new', '', 4, null, '4']) {
      expect(ask({ assignor, kafkaVersion, partitionsPerTopic: {}, members: {} })).toMatchObject({
        error: { code: 'REQUEST_INVALID' },
      });
    }
  },
);

// Releases that answer every case of assignors-4.4.json alike.
test('assign: every release from 3.9 to 4.4 may be named', () => {
  const request = { assignor: 'range', partitionsPerTopic: { t: 1 }, members: { a: { topics: ['t'] } } };
  for (const kafkaVersion of ['3.9.2', '4.0', '4.0.2', '4.1.2', '4.2.1', '4.3.1', '4.4.0']) {
    expect(ask({ ...request, kafkaVersion })).toEqual({ ok: { a: owned('t0') } });
  }
});

const STALE = {
  assignor: 'sticky',
  partitionsPerTopic: { t: 4, u: 1 },
  members: {
    a: { topics: ['u'], ownedPartitions: owned('t0', 'u0'), generation: 3 },
    b: { topics: ['t'], ownedPartitions: owned('t1', 't2', 't3'), generation: 5 },
    c: { topics: ['t'] },
  },
};

test('assign: an oddity that we share is answered', () => {
  const members = { a: { topics: [] }, b: { topics: ['t'] }, c: { topics: ['t'] } };
  expect(ask({ assignor: 'sticky', partitionsPerTopic: { t: 4 }, members, quirk: true })).toEqual({
    ok: { a: owned('t0', 't3'), b: owned('t1'), c: owned('t2') },
  });
});

test('assign: an oddity that we refuse is an error', () => {
  const members = { a: { topics: ['t'], ownedPartitions: owned('t0', 't9'), generation: 1 } };
  expect(ask({ assignor: 'sticky', partitionsPerTopic: { t: 4 }, members, quirk: true })).toMatchObject({
    error: { code: 'OWNED_PARTITION_RANGE' },
  });
});

test.each(['sticky', 'cooperative-sticky'])(
  'assign: %s answers a stale claim soundly, but not for upstream',
  (assignor) => {
    expect(ask({ ...STALE, assignor })).toHaveProperty('ok');
    expect(ask({ ...STALE, assignor, quirk: true })).toEqual({
      skipped: expect.stringContaining('claim from an older generation'),
    });
  },
);

test('assign: only what decides makes a stale claim an oddity', () => {
  const { a, b, c } = STALE.members;
  // Of the newest generation, of a topic that is gone, or by a member that subscribes: Kafka is sound, too.
  for (const changed of [
    { ...a, generation: 5 },
    { ...a, ownedPartitions: owned('x0', 'u0') },
    { ...a, topics: ['u', 't'] },
  ]) {
    expect(ask({ ...STALE, members: { a: changed, b, c }, quirk: true })).toHaveProperty('ok');
  }
  // With equal subscriptions older claims are not looked at; range looks at none.
  const equal = { a: { ...a, topics: ['t'] }, b, c };
  expect(ask({ ...STALE, members: equal, quirk: true })).toHaveProperty('ok');
  expect(ask({ ...STALE, assignor: 'range', quirk: true })).toHaveProperty('ok');
});
