import { ASSIGNOR_NAMES, assign, isAssignorName } from '@keyway/core/assignors/assign';
import type { Assignment } from '@keyway/core/assignors/assignment';
import { assignLegacyScalaRange } from '@keyway/core/assignors/legacy-scala/assign-legacy-scala-range';
import { assignLegacyScalaRoundRobin } from '@keyway/core/assignors/legacy-scala/assign-legacy-scala-round-robin';
import { assignServerRange } from '@keyway/core/assignors/server/assign-server-range';
import { assignServerUniform } from '@keyway/core/assignors/server/assign-server-uniform';
import { CoreError } from '@keyway/core/core-error';
import type { Json, JsonObject } from './json.ts';
import type { OracleAnswer } from './oracle-protocol.ts';
import { readGroup, readThreadGroup } from './read-group-request.ts';
import { reasonForSoundAnswer } from './reason-for-sound-answer.ts';
import { RequestError, textField, versionField, wrongField } from './request-fields.ts';

type AnswerWithAssignor = (request: JsonObject, kafkaVersion: string | undefined) => OracleAnswer;

/** Assignors that run elsewhere than in a consumer of today: in the broker, or in the ZooKeeper consumer. */
const OTHER_ASSIGNORS: Readonly<Record<string, AnswerWithAssignor>> = {
  'server-range': (request, kafkaVersion) =>
    asAnswer(assignServerRange(readGroup(request), kafkaVersion === undefined ? {} : { kafkaVersion })),
  'server-uniform': (request, kafkaVersion) =>
    asAnswer(assignServerUniform(readGroup(request), kafkaVersion === undefined ? {} : { kafkaVersion })),
  // Range is the same in every release that had the ZooKeeper consumer, so the version may be left out.
  'legacy-scala-range': (request, kafkaVersion = '1.1.1') =>
    asAnswer(assignLegacyScalaRange(readThreadGroup(request), { kafkaVersion })),
  'legacy-scala-roundrobin': (request, kafkaVersion) => {
    if (kafkaVersion === undefined) {
      throw wrongField(request, 'kafkaVersion', 'a release from 0.8.2 to 1.1.1, because they differ,');
    }
    return asAnswer(assignLegacyScalaRoundRobin(readThreadGroup(request), { kafkaVersion }));
  },
};

/** Assignors that our core answers for. */
export const assignorNames: readonly string[] = [...ASSIGNOR_NAMES, ...Object.keys(OTHER_ASSIGNORS)];

/**
 * Kafka versions whose rules the assignors of the consumer follow, with their patch releases: they answer alike
 * (assignors-4.4.json). Without a version 4.0 is meant.
 */
const CONSUMER_VERSIONS = ['3.9', '4.0', '4.1', '4.2', '4.3', '4.4'];

/**
 * Answers an `assign` request with our own core.
 * @returns `ok` with the partitions of every member (of every thread, for the ZooKeeper consumer), or why this request
 *   is not answered: another Kafka version, or an oddity that we do not share
 * @throws {RequestError | TypeError | CoreError} for a request that names no group, or one that the core refuses
 */
export function answerAssign(request: JsonObject): OracleAnswer {
  const name = textField(request, 'assignor');
  const kafkaVersion = versionField(request);
  if (isAssignorName(name)) return answerForConsumer(name, request, kafkaVersion);
  const answer = Object.hasOwn(OTHER_ASSIGNORS, name) ? OTHER_ASSIGNORS[name] : undefined;
  if (!answer) {
    const known = assignorNames.join(', ');
    throw new RequestError(
      'ASSIGNOR_UNKNOWN',
      `"assignor" expected one of ${known}, got ${JSON.stringify(name)}`,
    );
  }
  try {
    return answer(request, kafkaVersion);
  } catch (error) {
    // A release that was never run is nobody's mistake: others may well know it.
    if (error instanceof CoreError && error.code === 'KAFKA_VERSION_UNKNOWN') {
      return { skipped: error.message };
    }
    throw error;
  }
}

function answerForConsumer(name: string, request: JsonObject, kafkaVersion: string = '4.0'): OracleAnswer {
  const isKnown = CONSUMER_VERSIONS.some(
    (version) => kafkaVersion === version || kafkaVersion.startsWith(`${version}.`),
  );
  if (!isKnown) return { skipped: `the rules here are those of Kafka 3.9 to 4.4, not of ${kafkaVersion}` };
  const group = readGroup(request);
  const reason = request.quirk === true ? reasonForSoundAnswer(name, group) : undefined;
  return reason === undefined ? asAnswer(assign(name, group)) : { skipped: reason };
}

function asAnswer(assignment: Assignment): OracleAnswer {
  return { ok: Object.fromEntries([...assignment].map(([memberId, list]) => [memberId, list.map(asJson)])) };
}

function asJson({ topic, partition }: { topic: string; partition: number }): Json {
  return { topic, partition };
}
