import { CoreError } from '../core-error.ts';
import type { GroupSubscription, Member } from './assignment.ts';

const INT32_MAX = 2_147_483_647;
/** Partitions of a group; more would not fit a Map or the memory, and no cluster has a tenth of them. */
const MAX_TOTAL = 16_777_216;

/**
 * Refuses a group that no broker can hold; every assignor begins with it.
 * @throws {TypeError} when a field is not of its type
 * @throws {CoreError} MEMBER_ID_DUPLICATE, PARTITION_COUNT_RANGE, GENERATION_RANGE, OWNED_PARTITION_RANGE
 */
export function checkGroupSubscription(groupSubscription: GroupSubscription): void {
  const { members, partitionCounts, partitionRacks } = groupSubscription;
  if (!Array.isArray(members)) throw new TypeError('"members" expected an array of members');
  if (!(partitionCounts instanceof Map)) {
    throw new TypeError('"partitionCounts" expected a Map of partition counts by topic');
  }
  if (partitionRacks !== undefined && !(partitionRacks instanceof Map)) {
    throw new TypeError('"partitionRacks" expected a Map of lists of racks by topic');
  }
  for (const [topic, partitionCount] of partitionCounts) checkTopic(topic, partitionCount);
  const memberIds = new Set<string>();
  const subscribed = new Set<string>();
  for (const member of members) {
    checkMember(member);
    if (memberIds.has(member.memberId)) refuseDuplicate(member.memberId);
    memberIds.add(member.memberId);
    for (const topic of member.topics) subscribed.add(topic);
  }
  checkTotal([...subscribed].reduce((sum, topic) => sum + (partitionCounts.get(topic) ?? 0), 0));
}

function checkTotal(total: number): void {
  if (total <= MAX_TOTAL) return;
  throw new CoreError('PARTITION_COUNT_RANGE', {
    subject: 'partitionCounts',
    expected: `at most ${MAX_TOTAL} partitions in all subscribed topics`,
    received: String(total),
    advice: 'check the counts: no Kafka cluster holds so many, and neither does the list of them',
  });
}

function checkTopic(topic: unknown, partitionCount: unknown): void {
  expectType('partitionCounts', topic, 'string');
  expectType(`partitionCounts["${topic}"]`, partitionCount, 'number');
  if (isIntegerIn(partitionCount, 0, INT32_MAX)) return;
  throw new CoreError('PARTITION_COUNT_RANGE', {
    subject: `partitionCounts["${topic}"]`,
    expected: 'an integer from 0 to 2147483647',
    received: String(partitionCount),
    advice: 'take the partition count from the topic metadata, or leave the topic out if it has none',
  });
}

function checkMember(member: Member): void {
  if (typeof member !== 'object' || member === null) {
    throw new TypeError(`"members" expected members with a memberId and topics, got ${member}`);
  }
  const { memberId, topics, groupInstanceId, rackId, ownedPartitions } = member;
  expectType('memberId', memberId, 'string');
  if (!Array.isArray(topics))
    throw new TypeError(`"topics" of member "${memberId}" expected an array of names`);
  if (!topics.every((topic) => typeof topic === 'string')) {
    throw new TypeError(`"topics" of member "${memberId}" expected names only`);
  }
  if (groupInstanceId !== undefined) expectType('groupInstanceId', groupInstanceId, 'string');
  if (rackId !== undefined) expectType('rackId', rackId, 'string');
  checkGeneration(member, 'generation');
  checkGeneration(member, 'subscriptionGeneration');
  for (const owned of ownedPartitions ?? []) {
    if (typeof owned.topic === 'string' && isIntegerIn(owned.partition, 0, INT32_MAX)) continue;
    expectType(`ownedPartitions of member "${memberId}"`, owned.topic, 'string');
    expectType(`ownedPartitions of member "${memberId}"`, owned.partition, 'number');
    throw new CoreError('OWNED_PARTITION_RANGE', {
      subject: `ownedPartitions of member "${memberId}"`,
      expected: `a partition number of "${owned.topic}", an integer >= 0`,
      received: String(owned.partition),
      advice: 'count partitions from 0, and leave out what the member does not own',
    });
  }
}

function checkGeneration(member: Member, field: 'generation' | 'subscriptionGeneration'): void {
  const generation = member[field];
  if (generation === undefined) return;
  expectType(`${field} of member "${member.memberId}"`, generation, 'number');
  if (isIntegerIn(generation, -INT32_MAX - 1, INT32_MAX)) return;
  throw new CoreError('GENERATION_RANGE', {
    subject: `${field} of member "${member.memberId}"`,
    expected: 'an int32; -1 for a member without one',
    received: String(generation),
    advice: 'copy the generation that the broker gave, or leave the field out',
  });
}

function refuseDuplicate(memberId: string): never {
  throw new CoreError('MEMBER_ID_DUPLICATE', {
    subject: 'members',
    expected: 'member ids that differ',
    received: `"${memberId}" twice`,
    advice: 'give every member an id of its own, as the broker does; one that rejoined is listed once',
  });
}

function expectType(subject: string, value: unknown, type: 'string' | 'number'): void {
  if (typeof value !== type) throw new TypeError(`"${subject}" expected a ${type}, got ${typeof value}`);
}

function isIntegerIn(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}
