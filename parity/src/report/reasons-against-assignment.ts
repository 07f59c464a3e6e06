import { isJsonObject, type JsonObject } from '@keyway/checker/json';
import type { AssignCall, OracleAnswer, OracleCall } from '@keyway/checker/oracle-protocol';
import { readGroup, readThreadGroup } from '@keyway/checker/read-group-request';
import type { TopicPartition } from '@keyway/core/assignors/assignment';
import { verifyAssignment } from '@keyway/core/verify-assignment';

/**
 * What is wrong with an assignment whoever made it: every partition once, to subscribers only, balanced, and in a
 * cooperative round nothing given away before it is let go.
 * @param excused - codes that the client does not promise
 * @returns the codes of what is broken; NO_ASSIGNMENT for an error, NO_ASSIGNMENT_WITHOUT_METADATA where a member
 *   subscribes to a topic that has no count
 */
export function reasonsAgainstAssignment(
  call: OracleCall,
  answer: OracleAnswer,
  excused: readonly string[] = [],
): string[] {
  if (call.call !== 'assign') return ['NO_ASSIGNMENT'];
  const ok = 'ok' in answer ? answer.ok : null;
  const request = call as unknown as JsonObject;
  if (!isJsonObject(ok)) {
    const code = hasTopicWithoutMetadata(call) ? 'NO_ASSIGNMENT_WITHOUT_METADATA' : 'NO_ASSIGNMENT';
    return excused.includes(code) || excused.includes('NO_ASSIGNMENT') ? [] : [code];
  }
  const group = call.assignor.startsWith('legacy-scala-') ? readThreadGroup(request) : readGroup(request);
  // Whatever a list holds instead of partitions is found out as a partition that does not exist.
  const assignment = new Map(Object.entries(ok)) as unknown as Map<string, TopicPartition[]>;
  const protocol = call.assignor === 'cooperative-sticky' ? 'cooperative' : 'eager';
  const codes = verifyAssignment(group, assignment, { protocol }).map(({ code }) => code);
  return [...new Set<string>(codes)].filter((code) => !excused.includes(code)).sort();
}

function hasTopicWithoutMetadata({ members, partitionsPerTopic }: AssignCall): boolean {
  return Object.values(members).some(
    (member) =>
      'topics' in member && member.topics.some((topic) => !Object.hasOwn(partitionsPerTopic, topic)),
  );
}
