import type { ProducerSettings, SimulatedBroker, SimulatedPartition } from './simulation-input.ts';

/** A batch as the broker sees it. */
export interface ArrivingBatch {
  partition: SimulatedPartition;
  sizeBytes: number;
}

/** The times of a request at its broker. */
export interface RequestTimes {
  /** After the requests before it. */
  startedMs: number;
  /** By batch: when the leader had it; null = never. */
  storedMs: (number | null)[];
  /** When the answer is back at the producer, if one is asked for. */
  answeredMs: number;
  /** The broker was down meanwhile: there is no answer, only a broken connection. */
  isFailed: boolean;
}

/** One connection to a broker. */
export interface BrokerClock {
  receive(batches: readonly ArrivingBatch[], sentMs: number): RequestTimes;
}

/**
 * When a broker stores what it is sent.
 * A connection is served one request after the other, and with `acks=all` the next one waits until the followers have
 * the batches of the one before. Requests that are sent ahead only save the way there.
 */
export function createBrokerClock(broker: SimulatedBroker, acks: ProducerSettings['acks']): BrokerClock {
  let freeMs = 0;
  return {
    receive(batches, sentMs) {
      const arrivedMs = sentMs + broker.networkMs;
      const startedMs = Math.max(arrivedMs, freeMs);
      const storedMs = storeTimes(broker, batches, startedMs);
      const doneMs = doneTime(batches, storedMs, startedMs, acks);
      const brokenMs = brokenTime(broker, arrivedMs, doneMs);
      freeMs = brokenMs ?? doneMs;
      if (brokenMs === null) {
        return { startedMs, storedMs, answeredMs: doneMs + broker.networkMs, isFailed: false };
      }
      return {
        startedMs,
        storedMs: storedMs.map((ms) => (ms <= brokenMs && startedMs < brokenMs ? ms : null)),
        answeredMs: brokenMs + broker.networkMs,
        isFailed: true,
      };
    },
  };
}

function storeTimes(
  { appendMs, bytesPerMs = Number.POSITIVE_INFINITY }: SimulatedBroker,
  batches: readonly ArrivingBatch[],
  startedMs: number,
): number[] {
  let nowMs = startedMs;
  return batches.map(({ partition, sizeBytes }) => {
    nowMs += appendMs + (partition.extraMs ?? 0) + sizeBytes / bytesPerMs;
    return nowMs;
  });
}

function doneTime(
  batches: readonly ArrivingBatch[],
  storedMs: readonly number[],
  startedMs: number,
  acks: ProducerSettings['acks'],
): number {
  return batches.reduce((latest, { partition }, index) => {
    const stored = storedMs[index] ?? startedMs;
    const replicatedMs = acks === 'all' ? Math.max(0, ...(partition.followerMs ?? [])) : 0;
    return Math.max(latest, stored + replicatedMs);
  }, startedMs);
}

/** When the first outage meets the request between its arrival and its end. */
function brokenTime({ outages = [] }: SimulatedBroker, arrivedMs: number, doneMs: number): number | null {
  const brokenMs = outages
    .filter(({ fromMs, untilMs }) => fromMs <= doneMs && untilMs > arrivedMs)
    .map(({ fromMs }) => Math.max(fromMs, arrivedMs));
  return brokenMs.length === 0 ? null : Math.min(...brokenMs);
}
