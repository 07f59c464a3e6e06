import type { GroupSubscription, Member } from '@keyway/core/assignors/assignment';
import { consumerThreads, type ThreadedConsumer } from '@keyway/core/assignors/legacy-scala/consumer-threads';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { RequestError, textField, wrongField } from './request-fields.ts';

/**
 * The group of an `assign` request.
 * The types of a member's fields and of the counts are left to the assignor, which checks them with better words.
 * @throws {RequestError} for fields that are missing or of another kind
 */
export function readGroup(request: JsonObject): GroupSubscription {
  return {
    // See above: what is not a Member is refused by every assignor.
    members: readMembers(request).map(({ id, fields }) => ({ memberId: id, ...fields }) as unknown as Member),
    partitionCounts: readCounts(request),
    ...(request.partitionRacks === undefined ? {} : { partitionRacks: readRacks(request) }),
  };
}

/**
 * The group of an `assign` request whose members are consumers with threads, a member a thread.
 * @throws {RequestError | CoreError} for fields that are missing or of another kind, and for impossible stream counts
 */
export function readThreadGroup(request: JsonObject): GroupSubscription {
  const consumers = readMembers(request).map(({ id, fields: { threads } }): ThreadedConsumer => {
    if (!isJsonObject(threads)) {
      const received = threads === undefined ? 'nothing' : JSON.stringify(threads);
      throw new RequestError(
        'REQUEST_INVALID',
        `"threads" of member "${id}" expected stream counts by topic, got ${received}; the ZooKeeper consumer subscribes with streams, not with "topics"`,
      );
    }
    // That they are numbers in range is checked where threads are made of them.
    return { consumerId: id, threads: new Map(Object.entries(threads)) as unknown as Map<string, number> };
  });
  return { members: consumerThreads(consumers), partitionCounts: readCounts(request) };
}

interface MemberEntry {
  id: string;
  /** All but the id. */
  fields: JsonObject;
}

function readMembers(request: JsonObject): MemberEntry[] {
  const { members } = request;
  if (Array.isArray(members)) {
    return members.map((member: Json) => {
      if (!isJsonObject(member)) throw wrongField(request, 'members', 'members with an id');
      return entryOf(textField(member, 'id'), member);
    });
  }
  if (!isJsonObject(members)) throw wrongField(request, 'members', 'members by id, or a list of them');
  return Object.entries(members).map(([id, member]) => entryOf(id, member));
}

function entryOf(memberId: string, member: Json): MemberEntry {
  if (!isJsonObject(member)) {
    throw new RequestError('REQUEST_INVALID', `member "${memberId}" expected an object with topics`);
  }
  const { id: _, ...fields } = member;
  return { id: memberId, fields };
}

function readCounts(request: JsonObject): Map<string, number> {
  const { partitionsPerTopic } = request;
  if (!isJsonObject(partitionsPerTopic)) throw wrongField(request, 'partitionsPerTopic', 'counts by topic');
  // The assignor checks that these are numbers.
  return new Map(Object.entries(partitionsPerTopic)) as unknown as Map<string, number>;
}

function readRacks(request: JsonObject): Map<string, (string | null)[][]> {
  const { partitionRacks } = request;
  if (!isJsonObject(partitionRacks)) throw wrongField(request, 'partitionRacks', 'racks by topic');
  return new Map(
    Object.entries(partitionRacks).map(([topic, partitions]) => {
      if (!Array.isArray(partitions) || !partitions.every(isRackList)) {
        throw wrongField(
          request,
          'partitionRacks',
          'for each partition a list of racks, null for an unknown one',
        );
      }
      return [topic, partitions];
    }),
  );
}

function isRackList(racks: unknown): racks is (string | null)[] {
  return Array.isArray(racks) && racks.every((rack) => rack === null || typeof rack === 'string');
}
