import { decidedByChance } from './decided-by-chance.mjs';
import { readGroup } from './read-group.mjs';
import { readBytes, readCount, readKey, readText } from './request-fields.mjs';

/** The one whose answers the assignors are compared with. */
const KAFKA_VERSION = '4.0';

/**
 * A client library as an oracle.
 * @typedef {object} ClientLibrary
 * @property {{ name: string, version: string }} package as npm knows it
 * @property {(bytes: Buffer) => number} [murmur2] signed
 * @property {Record<string, (key: Buffer | string | null, partitionCount: number) => number>} clients
 *   partition of a key by client id; a text where the request gave UTF-16 units
 * @property {Record<string, Assign>} assignors by Java's name of them
 * @property {Record<string, string>} [wireNames] names that the assignors have in the group protocol, where not Java's
 *
 * @typedef {(group: import('./read-group.mjs').Group) =>
 *   Iterable<[memberId: string, partitions: TopicPartition[]]> | Promise<Iterable<[string, TopicPartition[]]>>} Assign
 *   members who get nothing may be missing
 * @typedef {{ topic: string, partition: number }} TopicPartition
 */

/**
 * Answers one request.
 * @param {ClientLibrary} library
 * @param {Record<string, unknown>} request
 * @throws {RequestError} for a field that is missing or cannot be read; and whatever the client throws
 */
export async function answerRequest(library, request) {
  switch (request.call) {
    case 'hello':
      return { ok: identityOf(library) };
    case 'murmur2':
      if (!library.murmur2) break;
      return { ok: library.murmur2(readBytes(request.keyHex, 'keyHex')) };
    case 'partition':
      return answerPartition(library, request);
    case 'assign':
      return answerAssign(library, request);
  }
  const call = readText(request, 'call');
  return { skipped: `${nameOf(library)} has no answer to the call "${call}"` };
}

function identityOf(library) {
  const { clients, assignors, murmur2, wireNames } = library;
  return {
    ...library.package,
    language: 'javascript',
    calls: [
      ...(murmur2 ? ['murmur2'] : []),
      'partition',
      ...(Object.keys(assignors).length > 0 ? ['assign'] : []),
    ],
    clients: Object.keys(clients),
    assignors: Object.keys(assignors),
    ...(wireNames ? { wireNames } : {}),
  };
}

function answerPartition(library, request) {
  const client = readText(request, 'client');
  if (!Object.hasOwn(library.clients, client)) {
    return { skipped: `${nameOf(library)} does not stand for the client "${client}"` };
  }
  const partitionFor = library.clients[client];
  const key = readKey(request);
  const partitionCount = readCount(request.partitions, 'partitions', 1);
  return { ok: decidedByChance(partitionFor, key) ? null : partitionFor(key, partitionCount) };
}

async function answerAssign(library, request) {
  const assignor = readText(request, 'assignor');
  if (!Object.hasOwn(library.assignors, assignor)) {
    return { skipped: `${nameOf(library)} has no assignor "${assignor}"` };
  }
  if (request.quirk === true) {
    return { skipped: `${nameOf(library)} does not have the oddities of Kafka's own assignors` };
  }
  const { kafkaVersion = KAFKA_VERSION } = request;
  if (kafkaVersion !== KAFKA_VERSION) {
    return {
      skipped: `${nameOf(library)} stands beside Kafka ${KAFKA_VERSION} here, not beside ${kafkaVersion}`,
    };
  }
  const group = readGroup(request);
  const assigned = new Map(await library.assignors[assignor](group));
  const ids = new Set([...group.members.map(({ id }) => id), ...assigned.keys()]);
  return { ok: Object.fromEntries([...ids].map((id) => [id, assigned.get(id) ?? []])) };
}

function nameOf(library) {
  return `${library.package.name} ${library.package.version}`;
}
