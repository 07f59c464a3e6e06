import { answerCall } from '@keyway/checker/answer-call';

/**
 * The Kafka version that a question to an oracle should name: its own, where Keyway knows the assignor's rules in that
 * version. Assignors of today's consumer are asked without one, and so as the vectors' Kafka answers.
 * @param version - what the oracle says of itself
 */
export function versionFor(assignor: string, version: string): { kafkaVersion?: string } {
  if (!/^(server|legacy-scala)-/.test(assignor)) return {};
  const members = assignor.startsWith('server-') ? {} : { c: { threads: { t: 1 } } };
  const answer = answerCall({
    call: 'assign',
    assignor,
    partitionsPerTopic: { t: 1 },
    members,
    kafkaVersion: version,
  });
  return 'ok' in answer ? { kafkaVersion: version } : {};
}
