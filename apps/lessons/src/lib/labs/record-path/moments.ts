import type { ProducerSimulationResult } from '@keyway/core/producer-simulation/simulation-result';

/** Where the records are at a moment. */
export interface Moment {
  /** Not sent by the application yet. */
  toCome: number;
  /** In an open or closed batch of the producer. */
  waiting: number;
  /** In a request that the leader has not stored yet. */
  underway: number;
  /** In the leader's log, not acknowledged yet. */
  stored: number;
  acknowledged: number;
  /** Refused, or given up. */
  failed: number;
}

/** Counts every record once, by where it is at a moment. */
export function momentAt({ records, batches, requests }: ProducerSimulationResult, atMs: number): Moment {
  const moment: Moment = { toCome: 0, waiting: 0, underway: 0, stored: 0, acknowledged: 0, failed: 0 };
  for (const { sentAtMs, finishedAtMs, failure, batch } of records) {
    const { storedAtMs = null, request = null } = batch === null ? {} : (batches[batch] ?? {});
    const leftAtMs = request === null ? undefined : requests[request]?.sentAtMs;
    if (sentAtMs > atMs) moment.toCome++;
    else if (finishedAtMs <= atMs) moment[failure === null ? 'acknowledged' : 'failed']++;
    else if (storedAtMs !== null && storedAtMs <= atMs) moment.stored++;
    else if (leftAtMs !== undefined && leftAtMs <= atMs) moment.underway++;
    else moment.waiting++;
  }
  return moment;
}

/** Moments at which something happens, ascending, each once. */
export function momentsOf({ events, requests, batches, endMs }: ProducerSimulationResult): number[] {
  const times = [
    ...events.map(({ atMs }) => atMs),
    ...requests.map(({ sentAtMs }) => sentAtMs),
    ...batches.flatMap(({ storedAtMs, finishedAtMs }) => [storedAtMs ?? finishedAtMs, finishedAtMs]),
    endMs,
  ];
  return [...new Set(times)].sort((left, right) => left - right);
}

/** How the records fared: sums that a picture cannot show. */
export interface Sums {
  batchCount: number;
  requestCount: number;
  recordsPerBatch: number;
  /** From `send` to the acknowledgement; of the acknowledged ones. */
  latencyMs: { mean: number; most: number };
}

/** Sums over a whole run. */
export function sumsOf({ records, batches, requests }: ProducerSimulationResult): Sums {
  const latencies = records
    .filter(({ failure }) => failure === null)
    .map(({ sentAtMs, finishedAtMs }) => finishedAtMs - sentAtMs);
  const sum = latencies.reduce((total, latency) => total + latency, 0);
  const batched = batches.reduce((total, { records: inBatch }) => total + inBatch.length, 0);
  return {
    batchCount: batches.length,
    requestCount: requests.length,
    recordsPerBatch: batches.length === 0 ? 0 : batched / batches.length,
    latencyMs: {
      mean: latencies.length === 0 ? 0 : sum / latencies.length,
      most: latencies.reduce((most, latency) => Math.max(most, latency), 0),
    },
  };
}
