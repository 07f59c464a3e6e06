/** Which release of the ZooKeeper consumer decides. */
export interface LegacyScalaOptions {
  /** A release with that consumer: from 0.8 on (round robin from 0.8.2 on) and before 2.0. */
  kafkaVersion: string;
}
