import type { JsonObject } from '@keyway/checker/json';
import { type OrderedJson, OrderedObject, parseOrderedJson, toPlainJson } from './ordered-json.ts';
import type { JsonDocument } from './read-documents.ts';
import { UsageError } from './usage-error.ts';

/** A group to share out, or a round to check. */
export interface AssignCase {
  /** What the case calls itself. */
  id?: string | number;
  /** The fields as the oracle protocol has them, `members` as a list. */
  fields: JsonObject;
  /** Ids of the members in the order of the text. */
  memberIds: readonly string[];
  /** Partitions by member, where the case holds a round. */
  assignment?: readonly { id: string; partitions: unknown }[];
}

const MEMBER_FIELDS = [
  'id',
  'topics',
  'groupInstanceId',
  'rackId',
  'ownedPartitions',
  'generation',
  'subscriptionGeneration',
  'threads',
];

/**
 * Reads a case. Members may be an object by id, whose order is that of the text even for ids that look like numbers, or
 * a list of objects with an id.
 * @param assignor - for a case that names none
 * @throws {UsageError} for text that is no JSON, a member without an id, a field that no member has, a name that stands
 *   twice
 */
export function readAssignCase(document: JsonDocument, assignor?: string): AssignCase {
  const value = parse(document);
  if (!(value instanceof OrderedObject)) {
    throw new UsageError('expected a JSON object with "assignor", "partitionsPerTopic" and "members"');
  }
  const byMember = { members: fieldOf(value, 'members'), assignment: fieldOf(value, 'assignment') };
  const rest = new OrderedObject(value.fields.filter(([name]) => !(name in byMember)));
  const members = byMember.members === undefined ? undefined : readMembers(byMember.members);
  const fields: JsonObject = {
    ...(assignor !== undefined && { assignor }),
    ...(toPlainJson(rest) as JsonObject), // an object of JSON's types stays one
    ...(members && { members }),
  };
  const { id } = fields;
  return {
    ...((typeof id === 'string' || typeof id === 'number') && { id }),
    fields,
    memberIds: (members ?? []).map((member) => member.id),
    ...(byMember.assignment !== undefined && { assignment: readRound(byMember.assignment) }),
  };
}

function parse({ line, text }: JsonDocument): OrderedJson {
  try {
    return parseOrderedJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = /position (\d+)/.exec(error.message)?.[1];
    const before = text.slice(0, Number(position ?? 0)).split('\n');
    const place =
      before.length > 1
        ? ` at line ${line + before.length - 1}, column ${String(before.at(-1)).length + 1}`
        : '';
    throw new UsageError(`not JSON${place}: ${error.message}`);
  }
}

function fieldOf({ fields }: OrderedObject, name: string): OrderedJson | undefined {
  const found = fields.filter(([field]) => field === name);
  if (found.length > 1) throw new UsageError(`"${name}" stands twice in the case`);
  return found[0]?.[1];
}

function readMembers(value: OrderedJson): ({ id: string } & JsonObject)[] {
  const members =
    value instanceof OrderedObject
      ? value.fields.map(([id, member]) => ({ ...plainObject(`members.${id}`, member), id }))
      : listOf('members', value);
  for (const member of members) {
    const unknown = Object.keys(member).find((field) => !MEMBER_FIELDS.includes(field));
    if (unknown === undefined) continue;
    throw new UsageError(`member "${member.id}" has "${unknown}"; expected only ${MEMBER_FIELDS.join(', ')}`);
  }
  return members;
}

function readRound(value: OrderedJson): { id: string; partitions: unknown }[] {
  if (!(value instanceof OrderedObject)) {
    return listOf('assignment', value).map(({ id, partitions }) => ({ id, partitions }));
  }
  return value.fields.map(([id, partitions]) => ({
    id,
    partitions: toPlainJson(partitions, `assignment.${id}`),
  }));
}

function listOf(name: string, value: OrderedJson): ({ id: string } & JsonObject)[] {
  if (!Array.isArray(value)) throw new UsageError(`"${name}" expected an object by member id, or a list`);
  return value.map((one, index) => {
    const path = `${name}[${index}]`;
    const plain = plainObject(path, one);
    if (typeof plain.id !== 'string') throw new UsageError(`"${path}" expected an "id", a text`);
    return { ...plain, id: plain.id };
  });
}

function plainObject(path: string, value: OrderedJson): JsonObject {
  if (!(value instanceof OrderedObject)) throw new UsageError(`"${path}" expected an object with topics`);
  return toPlainJson(value, path) as JsonObject; // an object of JSON's types stays one
}
