import { assignCooperativeSticky } from '@keyway/core/assignors/assign-cooperative-sticky';
import { assignRange } from '@keyway/core/assignors/assign-range';
import { assignRoundRobin } from '@keyway/core/assignors/assign-round-robin';
import { assignSticky } from '@keyway/core/assignors/assign-sticky';
import type { Assignment, GroupSubscription, Member } from '@keyway/core/assignors/assignment';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { OracleAnswer } from './oracle-protocol.ts';
import { RequestError, textField, wrongField } from './request-fields.ts';

const ASSIGNORS: Readonly<Record<string, (groupSubscription: GroupSubscription) => Assignment>> = {
  range: assignRange,
  roundrobin: assignRoundRobin,
  sticky: assignSticky,
  'cooperative-sticky': assignCooperativeSticky,
};

/** Assignors that our core answers for. */
export const assignorNames: readonly string[] = Object.keys(ASSIGNORS);

/** The Kafka version whose rules the assignors follow. */
const KAFKA_VERSION = '4.0';

/**
 * Answers an `assign` request with our own core.
 * @returns `ok` with the partitions of every member, or why this request is not answered
 * @throws {RequestError | TypeError | CoreError} for a request that names no group
 */
export function answerAssign(request: JsonObject): OracleAnswer {
  const name = textField(request, 'assignor');
  const assign = Object.hasOwn(ASSIGNORS, name) ? ASSIGNORS[name] : undefined;
  if (!assign) {
    const known = assignorNames.join(', ');
    throw new RequestError(
      'ASSIGNOR_UNKNOWN',
      `"assignor" expected one of ${known}, got ${JSON.stringify(name)}`,
    );
  }
  const { kafkaVersion, quirk } = request;
  if (kafkaVersion !== undefined && kafkaVersion !== KAFKA_VERSION) {
    return { skipped: `the rules here are those of Kafka ${KAFKA_VERSION}, not of ${String(kafkaVersion)}` };
  }
  if (quirk === true) return { skipped: "upstream's oddities are not reproduced" };
  const assignment = assign({
    members: readMembers(request),
    partitionCounts: readCounts(request),
    ...(request.partitionRacks === undefined ? {} : { partitionRacks: readRacks(request) }),
  });
  return { ok: Object.fromEntries([...assignment].map(([memberId, list]) => [memberId, list.map(asJson)])) };
}

function asJson({ topic, partition }: { topic: string; partition: number }): Json {
  return { topic, partition };
}

function readMembers(request: JsonObject): Member[] {
  const { members } = request;
  if (Array.isArray(members)) {
    return members.map((member: Json) => {
      if (!isJsonObject(member)) throw wrongField(request, 'members', 'members with an id');
      return readMember(textField(member, 'id'), member);
    });
  }
  if (!isJsonObject(members)) throw wrongField(request, 'members', 'members by id, or a list of them');
  return Object.entries(members).map(([memberId, member]) => readMember(memberId, member));
}

function readMember(memberId: string, member: Json): Member {
  if (!isJsonObject(member)) {
    throw new RequestError('REQUEST_INVALID', `member "${memberId}" expected an object with topics`);
  }
  const { id: _, ...fields } = member;
  // The types of the fields are checked by every assignor, with a better message than could be given here.
  return { memberId, ...fields } as unknown as Member;
}

function readCounts(request: JsonObject): Map<string, number> {
  const { partitionsPerTopic } = request;
  if (!isJsonObject(partitionsPerTopic)) throw wrongField(request, 'partitionsPerTopic', 'counts by topic');
  // As above: the assignor checks that these are numbers.
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
