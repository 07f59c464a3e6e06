import { type AssignorName, assign } from '@keyway/core/assignors/assign';
import type { Assignment, GroupSubscription } from '@keyway/core/assignors/assignment';
import { traceRange } from '@keyway/core/assignors/trace-range';
import { partition } from '@keyway/core/clients/partition';
import { diffAssignments } from '@keyway/core/diff-assignments';
import { simulateGroup } from '@keyway/core/group-simulation';
import type { GroupStep } from '@keyway/core/group-simulation/group-step';
import type { SimulatedAssignor } from '@keyway/core/group-simulation/scenario';
import { murmur2 } from '@keyway/core/murmur2';
import { partitionForText } from '@keyway/core/partition-for-text';
import { simulateProducer } from '@keyway/core/producer-simulation';
import { neededPartitionCount, popularPartitionCount, type Throughputs } from '@keyway/core/sizing';
import type { SolutionTable } from './read-plan.ts';

type Rows = (string | number)[][];

const NONE = '–';
const orders = Array.from({ length: 8 }, (_, index) => `order-${1001 + index}`);
const users = Array.from({ length: 6 }, (_, index) => `user-${1 + index}`);

const list = (numbers: readonly number[]): string => numbers.join(' ') || NONE;
const positiveHash = (key: string): number => murmur2(new TextEncoder().encode(key)) & 0x7fffffff;

/** What each exercise of the plans comes to; the kinds are those of the comments above the tables. */
export const solve: Readonly<Record<string, (table: SolutionTable) => Rows>> = {
  remainders: () =>
    orders.slice(0, 6).map((key) => {
      const hash = positiveHash(key);
      const sum = [...String(hash)].reduce((total, digit) => total + Number(digit), 0);
      return [key, hash, sum, sum % 3, hash % 2, partitionForText(key, 6)];
    }),
  batches: () =>
    batches().map(({ records, closedAtMs, closedBy, finishedAtMs }, index) => [
      index + 1,
      list(records.map((record) => SENT_AT_MS[record] ?? Number.NaN)),
      closedAtMs,
      closedBy,
      finishedAtMs,
    ]),
  sizing: () =>
    [
      [90, 12, 20],
      [60, 20, 15],
      [50, 7, 9],
    ].map(([target = 0, producer = 0, consumer = 0]) => {
      const throughputs = (producerPerPartition: number, consumerPerPartition: number): Throughputs => ({
        target,
        producerPerPartition,
        consumerPerPartition,
      });
      const both = throughputs(producer, consumer);
      const sides = [producer, consumer].map((rate) => neededPartitionCount(throughputs(rate, rate)));
      return [target, producer, consumer, ...sides, neededPartitionCount(both), popularPartitionCount(both)];
    }),
  moves: () =>
    orders.map((key) => [
      key,
      positiveHash(key) % 84,
      ...[6, 7, 12].map((count) => partitionForText(key, count)),
    ]),
  moved: () =>
    [7, 12].map((count) => [
      6,
      count,
      orders.filter((key) => partitionForText(key, 6) !== partitionForText(key, count)).length,
    ]),
  range: () =>
    traceRange(14, ['c1', 'c2', 'c3', 'c10']).positions.map(({ memberId, position, start, count }) => [
      memberId,
      position,
      start,
      count,
      list(Array.from({ length: count }, (_, index) => start + index)),
    ]),
  deals: () => {
    const deals = [deal('range'), deal('roundrobin'), joined('roundrobin'), joined('sticky')];
    return ['orders', 'payments'].flatMap((topic) =>
      [0, 1, 2].map((number) => [`${topic}-${number}`, ...deals.map((one) => ownerOf(one, topic, number))]),
    );
  },
  'deal-moves': () =>
    (['roundrobin', 'sticky'] as const).map((name) => [
      name,
      diffAssignments(deal(name), joined(name)).filter(({ from, to }) => from !== to).length,
    ]),
  joins: () => {
    const steps = join('server-uniform');
    const [before, after] = [steps[0], steps.at(-1)].map((step) => (member: string) => ownedBy(step, member));
    return ['a', 'b', 'c'].map((member) => {
      const [had, has] = [before?.(member) ?? [], after?.(member) ?? []];
      const givesUp = had.filter((number) => !has.includes(number));
      const receives = has.filter((number) => !had.includes(number));
      return [member, list(had), list(givesUp), list(receives), list(has)];
    });
  },
  stops: () =>
    (['range', 'cooperative-sticky', 'server-uniform'] as const).map((name) => [
      name,
      new Set(join(name).flatMap(({ unread }) => unread.map(({ partition: number }) => number))).size,
    ]),
  clients: ({ head }) => users.map((key) => [key, ...head.slice(1).map((client) => placeOf(client, key))]),
  writers: ({ rows }) =>
    rows.map(([key = '', number = '']) => [
      key,
      number,
      CLIENTS.filter((client) => placeOf(client, key) === Number(number)).join(' '),
    ]),
};

const SENT_AT_MS = [0, 1, 2, 3, 4, 10, 11, 20, 21, 22, 23];
const CLIENTS = ['java', 'librdkafka-consistent-random', 'platformatic-default', 'sarama-hash'];

function batches(): ReturnType<typeof simulateProducer>['batches'] {
  return simulateProducer({
    records: SENT_AT_MS.map((sentAtMs) => ({ sentAtMs, key: null, valueBytes: 100 })),
    partitions: [{ leader: 0 }],
    brokers: [{ networkMs: 2, appendMs: 1 }],
    settings: { batchBytes: 500, lingerMs: 5, acks: 1 },
    random: () => 1,
  }).batches;
}

function groupOf(members: readonly string[], previous: Assignment): GroupSubscription {
  return {
    members: members.map((memberId) => ({
      memberId,
      topics: ['orders', 'payments'],
      ownedPartitions: previous.get(memberId) ?? [],
    })),
    partitionCounts: new Map([
      ['orders', 3],
      ['payments', 3],
    ]),
  };
}

function deal(name: AssignorName): Assignment {
  return assign(name, groupOf(['A', 'B'], new Map()));
}

function joined(name: AssignorName): Assignment {
  return assign(name, groupOf(['A', 'B', 'C'], deal(name)));
}

function ownerOf(assignment: Assignment, topic: string, number: number): string {
  const owners = [...assignment].filter(([, owned]) =>
    owned.some((one) => one.topic === topic && one.partition === number),
  );
  return owners.map(([member]) => member).join(' ');
}

function join(assignor: SimulatedAssignor): GroupStep[] {
  return simulateGroup({
    assignor,
    kafkaVersion: '4.4',
    partitionCounts: new Map([['t', 8]]),
    members: ['a', 'b'].map((memberId) => ({ memberId, topics: ['t'] })),
    events: [{ atMs: 62_000, kind: 'join', member: { memberId: 'c', topics: ['t'] } }],
  });
}

function ownedBy(step: GroupStep | undefined, member: string): number[] {
  return (step?.members.find(({ memberId }) => memberId === member)?.owned ?? []).map(
    ({ partition: number }) => number,
  );
}

function placeOf(client: string, key: string): number {
  const placement = partition(client, key, 6);
  return placement.kind === 'partition' ? placement.partition : Number.NaN;
}
