import { readCount, wrong } from './request-fields.mjs';

/**
 * The group of an `assign` request.
 * @typedef {object} Group
 * @property {Member[]} members in the order listed, which stands for the order in which they joined; the first leads
 * @property {Map<string, number>} partitionCounts of the topics that have metadata
 *
 * @typedef {object} Member
 * @property {string} id
 * @property {string[]} topics
 * @property {string} [groupInstanceId]
 * @property {string} [rackId]
 * @property {{ topic: string, partition: number }[]} [ownedPartitions]
 * @property {number} [generation]
 */

/**
 * Reads members and partition counts.
 * @returns {Group}
 * @throws {RequestError}
 */
export function readGroup({ members, partitionsPerTopic }) {
  if (!isObject(partitionsPerTopic)) throw wrong('partitionsPerTopic', 'counts by topic', partitionsPerTopic);
  const partitionCounts = new Map(
    Object.entries(partitionsPerTopic).map(([topic, count]) => [
      topic,
      readCount(count, `partitionsPerTopic.${topic}`, 0),
    ]),
  );
  const listed = listMembers(members).map(readMember);
  if (new Set(listed.map(({ id }) => id)).size < listed.length) {
    throw wrong('members', 'every id once', members);
  }
  return { members: listed, partitionCounts };
}

function listMembers(members) {
  if (Array.isArray(members)) return members;
  if (!isObject(members)) throw wrong('members', 'members by id, or a list of them', members);
  return Object.entries(members).map(([id, fields]) => (isObject(fields) ? { ...fields, id } : fields));
}

function readMember(member) {
  if (!isObject(member) || typeof member.id !== 'string')
    throw wrong('members', 'objects with an id', member);
  const { topics } = member;
  if (!Array.isArray(topics) || !topics.every((topic) => typeof topic === 'string')) {
    throw wrong(`members.${member.id}.topics`, 'a list of topics', topics);
  }
  return member;
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
