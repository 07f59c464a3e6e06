import { CoreError } from './core-error.ts';

/** Releases of Kafka in which a rule holds. */
export interface KafkaVersions {
  /** The first one: `0.8.2`. */
  from: string;
  /** The first one in which it does not, or has not been run. */
  before: string;
  /** What to do with another version, for the message. */
  advice: string;
}

const VERSION = /^\d{1,4}(\.\d{1,4}){1,3}$/;

/**
 * Whether a release is `first` or a later one. Missing parts count as 0, so 4.0 is 4.0.0.
 * @param kafkaVersion - two to four numbers with dots: `0.8.2.2`, `4.0`
 * @throws {CoreError} KAFKA_VERSION_UNKNOWN when it is something else
 * @example isKafkaAtLeast('0.10.2.2', '0.8.2') // true
 */
export function isKafkaAtLeast(kafkaVersion: string, first: string): boolean {
  const parts = readParts(kafkaVersion);
  const others = readParts(first);
  for (let index = 0; index < 4; index++) {
    const difference = (parts[index] ?? 0) - (others[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Refuses a version outside `versions`.
 * @throws {TypeError} when it is not a text
 * @throws {CoreError} KAFKA_VERSION_UNKNOWN
 */
export function checkKafkaVersion(kafkaVersion: string, { from, before, advice }: KafkaVersions): void {
  if (isKafkaAtLeast(kafkaVersion, from) && !isKafkaAtLeast(kafkaVersion, before)) return;
  refuse(kafkaVersion, `a release from ${from} on and before ${before}`, advice);
}

function readParts(kafkaVersion: string): number[] {
  if (typeof kafkaVersion !== 'string') {
    throw new TypeError(`"kafkaVersion" expected a text such as 0.8.2.2, got ${typeof kafkaVersion}`);
  }
  if (!VERSION.test(kafkaVersion)) {
    refuse(kafkaVersion, 'two to four numbers with dots', 'write the release as Kafka does: 0.8.2.2, 4.0');
  }
  return kafkaVersion.split('.').map(Number);
}

function refuse(received: string, expected: string, advice: string): never {
  throw new CoreError('KAFKA_VERSION_UNKNOWN', {
    subject: 'kafkaVersion',
    expected,
    received: JSON.stringify(received),
    advice,
  });
}
