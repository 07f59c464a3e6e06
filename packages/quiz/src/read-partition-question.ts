import { isProven } from '@keyway/core/clients/client';
import { findClient } from '@keyway/core/clients/find-client';
import type { PartitionQuestion } from './partition.ts';
import { fixedPartition } from './partition-mistakes.ts';
import { endsOfPool } from './pool.ts';
import type { QuestionReader } from './question-reader.ts';
import { MAX_PARTITION_COUNT } from './read-trace-question.ts';

/** Reads `prompt`, `keys`, `partitions`, `client` (java), `explanation`. */
export function readPartitionQuestion(reader: QuestionReader, id: string): PartitionQuestion {
  const question: PartitionQuestion = {
    kind: 'partition',
    id,
    ...reader.texts(['key', 'count', 'client', 'hash'], ['answer']),
    keys: reader.listOf('keys', (subject, value) => reader.asKey(subject, value)),
    partitionCounts: reader.listOf('partitions', (subject, value) =>
      reader.asCount(subject, value, 2, MAX_PARTITION_COUNT),
    ),
    client: readClient(reader),
  };
  for (const key of endsOfPool(question.keys)) {
    if (reader.problems.length > 0 || fixedPartition(question.client, String(key), 2) !== undefined) continue;
    reader.problem(
      `"keys" expected keys that ${question.client} always puts in one place, got ${JSON.stringify(key)}; take another`,
    );
  }
  return question;
}

function readClient(reader: QuestionReader): string {
  const name = reader.optionalText('client') ?? 'java';
  const client = findClient(name);
  if (client !== undefined && isProven(client) && client.rule.hash !== null) return client.id;
  reader.problem(
    `"client" expected a client that hashes keys and whose rule is proven, got "${name}"; "keyway compare" lists them`,
  );
  return 'java';
}
