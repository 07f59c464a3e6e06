import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonLines, keyway } from '../test/keyway.ts';

const partitions = (topic: string, ...numbers: number[]) =>
  numbers.map((partition) => ({ topic, partition }));
const RANGE =
  '{"assignor":"range","partitionsPerTopic":{"t":10},"members":{"C0":{"topics":["t"]},"C1":{"topics":["t"]},"C2":{"topics":["t"]}}}';
const STICKY = JSON.stringify({
  id: 'b joins',
  assignor: 'sticky',
  partitionsPerTopic: { t: 4 },
  members: {
    a: { topics: ['t'], generation: 1, ownedPartitions: partitions('t', 0, 1, 2, 3) },
    b: { topics: ['t'] },
  },
});

// Ten partitions among three and b joining a: as Kafka's own assignors answer, assignors.json.
describe('sharing out', () => {
  test('one group over several lines, in columns', async () => {
    const pretty = JSON.stringify(JSON.parse(RANGE), null, 2);
    expect(await keyway(['assign'], pretty)).toEqual({
      stdout:
        'line 1\nmember  count  partitions\nC0          4  t 0-3\nC1          3  t 4-6\nC2          3  t 7-9\n',
      stderr: '',
      exitCode: 0,
    });
  });

  test('many groups, one a line, with CRLF and empty lines between', async () => {
    const { stdout } = await keyway(['assign', '--format', 'json'], `\n${RANGE}\r\n\r\n${STICKY}\n`);
    expect(jsonLines(stdout)).toEqual([
      {
        line: 2,
        ok: { C0: partitions('t', 0, 1, 2, 3), C1: partitions('t', 4, 5, 6), C2: partitions('t', 7, 8, 9) },
      },
      { line: 4, id: 'b joins', ok: { a: partitions('t', 0, 1), b: partitions('t', 2, 3) } },
    ]);
  });

  test('from a file, with the assignor of the call', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'keyway-'));
    const file = path.join(folder, 'group.json');
    await writeFile(
      file,
      '{"partitionsPerTopic":{"t":3},\n"members":[{"id":"b","topics":["t"]},{"id":"a","topics":["t"]}]}',
    );
    const { stdout } = await keyway(['assign', file, '--assignor', 'roundrobin', '--format', 'json']);
    expect(jsonLines(stdout)).toEqual([{ line: 1, ok: { b: partitions('t', 1), a: partitions('t', 0, 2) } }]);
    await rm(folder, { recursive: true });
  });

  test('the ZooKeeper consumer: a row for each thread', async () => {
    // Kafka 0.8.2.2, run: five partitions, two consumers with two threads each.
    const group =
      '{"assignor":"legacy-scala-range","partitionsPerTopic":{"t":5},"members":{"C1":{"threads":{"t":2}},"C2":{"threads":{"t":2}}}}';
    expect((await keyway(['assign'], group)).stdout).toBe(
      'line 1\nmember  count  partitions\nC1-0        2  t 0-1\nC1-1        1  t 2\nC2-0        1  t 3\nC2-1        1  t 4\n',
    );
  });

  test('--explain: the numbers behind each partition', async () => {
    const { stdout } = await keyway(['assign', '--explain'], `${RANGE}\n${STICKY}\n`);
    expect(stdout).toMatch(
      /^C1 +t +4 +range partitionCount=10 memberCount=3 quotient=3 remainder=1 position=1 start=4 count=3$/m,
    );
    expect(stdout).toMatch(/^b +t +2 +sticky .*change=moved step=filled cause=over-share from=a to=b/m);
    const json = jsonLines((await keyway(['assign', '--explain', '--format', 'json'], STICKY)).stdout);
    expect(json).toMatchObject([
      { explanations: [{ memberId: 'a', reason: { change: 'kept' } }, {}, {}, {}] },
    ]);
  });
});

describe('ids that JavaScript would treat otherwise', () => {
  test('ids like numbers keep the order of the text, and __proto__ is a name', async () => {
    const group =
      '{"assignor":"range","partitionsPerTopic":{"t":3},"members":{"10":{"topics":["t"]},"9":{"topics":["t"]},"__proto__":{"topics":["t"]}}}';
    // As texts: 10 before 9 before __proto__.
    expect((await keyway(['assign'], group)).stdout).toBe(
      'line 1\nmember     count  partitions\n10             1  t 0\n9              1  t 1\n__proto__      1  t 2\n',
    );
    expect((await keyway(['assign', '--format', 'json'], group)).stdout).toBe(
      '{"line":1,"ok":{"10":[{"topic":"t","partition":0}],"9":[{"topic":"t","partition":1}],"__proto__":[{"topic":"t","partition":2}]}}\n',
    );
  });

  test('the order of the text is the order in which the leader met the members', async () => {
    // "Aa" and "BB" have one hash, so Java's map has them in the order in which they came, before "c". Seven partitions
    // among three: the first one visited that holds three keeps three.
    const owning = (...numbers: number[]) => ({
      topics: ['t'],
      generation: 1,
      ownedPartitions: partitions('t', ...numbers),
    });
    const aa = JSON.stringify(owning(0, 1, 2));
    const bb = JSON.stringify(owning(3, 4, 5));
    const c = JSON.stringify(owning(6));
    const groups = [
      `{"Aa":${aa},"BB":${bb},"c":${c}}`,
      `{"BB":${bb},"Aa":${aa},"c":${c}}`,
      `[{"id":"Aa",${aa.slice(1)},{"id":"BB",${bb.slice(1)},{"id":"c",${c.slice(1)}]`,
      `[{"id":"BB",${bb.slice(1)},{"id":"Aa",${aa.slice(1)},{"id":"c",${c.slice(1)}]`,
    ].map((members) => `{"assignor":"sticky","partitionsPerTopic":{"t":7},"members":${members}}`);
    const aaFirst = {
      Aa: partitions('t', 0, 1, 2),
      BB: partitions('t', 3, 4),
      c: partitions('t', 6, 5),
    };
    const bbFirst = {
      Aa: partitions('t', 0, 1),
      BB: partitions('t', 3, 4, 5),
      c: partitions('t', 6, 2),
    };
    const { stdout } = await keyway(['assign', '--format', 'json'], groups.join('\n'));
    expect(jsonLines(stdout)).toMatchObject([aaFirst, bbFirst, aaFirst, bbFirst].map((ok) => ({ ok })));
  });

  test('a member that stands twice is refused, in either form', async () => {
    const twice = [
      '{"assignor":"range","partitionsPerTopic":{"t":1},"members":{"a":{"topics":["t"]},"a":{"topics":["t"]}}}',
      '{"assignor":"range","partitionsPerTopic":{"t":1},"members":[{"id":"a","topics":["t"]},{"id":"a","topics":["t"]}]}',
    ];
    const { stdout, exitCode } = await keyway(['assign', '--format', 'json'], twice.join('\n'));
    expect(exitCode).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      { error: { code: 'MEMBER_ID_DUPLICATE' } },
      { error: { code: 'MEMBER_ID_DUPLICATE' } },
    ]);
  });
});

describe('what is wrong is named by its line, and the rest is answered', () => {
  test.each([
    ['nonsense', /^error: line 2: CASE_INVALID: not JSON: /m],
    ['[1]', /line 2: CASE_INVALID: expected a JSON object/],
    ['{"partitionsPerTopic":{"t":1},"members":{}}', /line 2: .*"assignor" expected a text, got nothing/],
    ['{"assignor":"rnge","partitionsPerTopic":{"t":1},"members":{}}', /line 2: ASSIGNOR_UNKNOWN/],
    ['{"assignor":"range","members":{}}', /line 2: .*"partitionsPerTopic" expected/],
    [
      '{"assignor":"range","partitionsPerTopic":{"t":1},"members":7}',
      /line 2: .*"members" expected an object by member id/,
    ],
    [
      '{"assignor":"range","partitionsPerTopic":{"t":1},"members":{"a":{"topic":["t"]}}}',
      /line 2: .*member "a" has "topic"; expected only id, topics/,
    ],
    [
      '{"assignor":"range","partitionsPerTopic":{"t":1},"members":{"a":["t"]}}',
      /line 2: .*"members\.a" expected an object/,
    ],
    [
      '{"assignor":"range","partitionsPerTopic":{"t":1},"members":[{"topics":["t"]}]}',
      /line 2: .*"members\[0\]" expected an "id"/,
    ],
    ['{"assignor":"range","partitionsPerTopic":{"t":1.5},"members":{}}', /line 2: PARTITION_COUNT_RANGE/],
    [
      '{"assignor":"range","partitionsPerTopic":{"t":1,"t":2},"members":{}}',
      /line 2: .*"t" stands twice in "partitionsPerTopic"/,
    ],
    [`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, /line 2: .*more than 64 levels/],
  ])('%s', async (line, message) => {
    const result = await keyway(['assign'], `${RANGE}\n${line}\n${STICKY}\n`);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
    expect(result.stdout).toMatch(/^line 1\n[\s\S]*^line 3 "b joins"\n/m);
  });

  test('a broken document names the line within it', async () => {
    const { stderr, exitCode } = await keyway(
      ['assign'],
      '\n{"assignor":"range",\n"partitionsPerTopic":{"t":1}\n"members":{}}\n',
    );
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: line 2: CASE_INVALID: not JSON at line 4, column 1: /);
  });

  test('a group for another release is passed over', async () => {
    const { stdout, exitCode } = await keyway(
      ['assign', '--format', 'json'],
      RANGE.replace('{', '{"kafkaVersion":"2.3",'),
    );
    expect(exitCode).toBe(0);
    expect(jsonLines(stdout)).toEqual([
      { line: 1, skipped: expect.stringMatching(/Kafka 3\.9 to 4\.4, not of 2\.3/) },
    ]);
  });

  test.each([
    [['no-such-file'], undefined, /"no-such-file" is no file/],
    [[], undefined, /no group given/],
    [[], '\n', /no group came in/],
    [['--verify', '--explain'], RANGE, /cannot be used with option '--verify'/],
  ])('%j with %j', async (args, input, message) => {
    expect(await keyway(['assign', ...args], input)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(message),
    });
  });
});

describe('--verify', () => {
  const round = (assignment: unknown, assignor?: string) =>
    JSON.stringify({
      assignor,
      partitionsPerTopic: { t: 2 },
      members: { a: { topics: ['t'], ownedPartitions: partitions('t', 0, 1) }, b: { topics: ['t'] } },
      assignment,
    });

  test('a sound round ends with 0, an unsound one with 1 and says why', async () => {
    const sound = { a: partitions('t', 0), b: partitions('t', 1) };
    expect(await keyway(['assign', '--verify'], round(sound))).toEqual({
      stdout: 'line 1\nsound\n',
      stderr: '',
      exitCode: 0,
    });
    const bad = [round({ a: partitions('t', 0, 0) }), round(sound)];
    const { stdout, exitCode } = await keyway(['assign', '--verify', '--format', 'json'], bad.join('\n'));
    expect(exitCode).toBe(1);
    expect(jsonLines(stdout)).toMatchObject([
      {
        line: 1,
        violations: [
          { code: 'MEMBER_MISSING', memberId: 'b' },
          { code: 'PARTITION_TWICE', partition: 0 },
          { code: 'PARTITION_UNASSIGNED', partition: 1 },
        ],
      },
      { line: 2, violations: [] },
    ]);
  });

  test('cooperative: nothing is given before it is let go, by the assignor or by --protocol', async () => {
    const early = { a: partitions('t', 0), b: partitions('t', 1) };
    const message = /GIVEN_BEFORE_REVOKED: "b" got t-1 while "a" still reads it/;
    expect(await keyway(['assign', '--verify'], round(early, 'cooperative-sticky'))).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(message),
    });
    expect(await keyway(['assign', '--verify', '--protocol', 'cooperative'], round(early))).toMatchObject({
      exitCode: 1,
    });
  });

  test('rounds as a list, for ids that look like numbers or stand twice', async () => {
    const list = [
      { id: 'a', partitions: partitions('t', 0) },
      { id: 'b', partitions: partitions('t', 1) },
    ];
    expect((await keyway(['assign', '--verify'], round(list))).stdout).toBe('line 1\nsound\n');
    expect((await keyway(['assign', '--verify'], round([...list, ...list]))).stderr).toMatch(
      /"a" stands twice in "assignment"/,
    );
  });

  test.each([
    [undefined, /"assignment" expected a list of \{"topic","partition"\} for each member id, got nothing/],
    [{ a: [{ topic: 't' }] }, /"assignment" expected .*, got for "a" \[\{"topic":"t"\}\]/],
    [7, /"assignment" expected an object by member id, or a list/],
  ])('a round of %j is refused', async (assignment, message) => {
    expect(await keyway(['assign', '--verify'], round(assignment))).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(message),
    });
  });
});
