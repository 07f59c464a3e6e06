import { checkKafkaVersion } from '../../kafka-version.ts';

/** Which broker decides. */
export interface ServerOptions {
  /**
   * A release from 4.0 to 4.4; 4.0.0 when left out.
   * Only 4.0.0 differs: from 4.0.1 on uniform lets any member keep its one partition more (KAFKA-18688).
   */
  kafkaVersion?: string;
}

/**
 * The version meant.
 * @throws {TypeError} when it is not a text
 * @throws {CoreError} KAFKA_VERSION_UNKNOWN when it is not one that has been run
 */
export function readServerVersion({ kafkaVersion = '4.0.0' }: ServerOptions): string {
  checkKafkaVersion(kafkaVersion, {
    from: '4.0',
    before: '4.5',
    advice: 'name the release of the brokers; before 4.0 the new protocol was a preview with other assignors',
  });
  return kafkaVersion;
}
