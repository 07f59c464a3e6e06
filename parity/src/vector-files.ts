import type { CheckCase } from '@keyway/checker/check-cases';
import { assignorChecks } from './assignor-checks.ts';
import { builtinChecks } from './builtin-checks.ts';
import { clientChecks } from './client-checks.ts';
import { legacyChecks } from './legacy-checks.ts';
import { murmur2Checks } from './murmur2-checks.ts';
import { serializerChecks } from './serializer-checks.ts';

/** The vector files whose cases every implementation should answer as recorded, and what each asks. */
export const vectorFiles: Readonly<Record<string, () => CheckCase[]>> = {
  'murmur2.json': murmur2Checks,
  'serializers.json': serializerChecks,
  'legacy-partitioner.json': legacyChecks,
  'assignors.json': () => assignorChecks('assignors'),
  'assignors-4.4.json': () => assignorChecks('assignors-4.4'),
  'assignors-histories.json': () => assignorChecks('assignors-histories'),
  'upstream-assignor-cases.json': () => assignorChecks('upstream-assignor-cases'),
  'assignors-server.json': () => assignorChecks('assignors-server'),
  'assignors-server-4.4.json': () => assignorChecks('assignors-server-4.4', '4.4.0'),
  'assignors-legacy-scala.json': () => assignorChecks('assignors-legacy-scala'),
  'builtin-partitioner.json': builtinChecks,
  'clients.json': clientChecks,
};

/** The file of oddities: Kafka's own code should answer it as recorded, and others need not. */
export const quirkFile = 'assignors-quirks.json';
