import { goClients } from './catalogue/go.ts';
import { javascriptClients } from './catalogue/javascript.ts';
import { jvmClients } from './catalogue/jvm.ts';
import { librdkafkaClients } from './catalogue/librdkafka.ts';
import { pythonClients } from './catalogue/python.ts';
import { readClients } from './catalogue/read.ts';
import type { Client } from './client.ts';

/**
 * How the producers of the world choose a partition, one entry a client and range of releases; first those whose rule
 * was proven against the client itself, then those whose code was only read.
 * What a producer does with a partition that the caller names is the same everywhere and not told here.
 */
export const catalogue: readonly Client[] = [
  ...jvmClients,
  ...librdkafkaClients,
  ...javascriptClients,
  ...goClients,
  ...pythonClients,
  ...readClients,
];
