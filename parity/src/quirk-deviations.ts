/** How core departs, on purpose, from what Kafka did. */
export interface QuirkDeviation {
  /** What the oracle says when it is asked for the oddity. */
  answer: 'error' | 'skipped' | 'ok';
  why: string;
}

const GHOST: QuirkDeviation = {
  answer: 'error',
  why: 'refused with OWNED_PARTITION_RANGE: Kafka hands out a partition that the topic does not have',
};
const TWICE: QuirkDeviation = {
  answer: 'error',
  why: 'refused with OWNED_PARTITION_RANGE: Kafka gives one partition to two members',
};
const STALE_OUT_OF_PLAY: QuirkDeviation = {
  answer: 'skipped',
  why: 'the stale claim is passed over: Kafka fails with a null pointer',
};
const STALE_UNSUBSCRIBED: QuirkDeviation = {
  answer: 'skipped',
  why: 'the stale claim is passed over: Kafka gives the partition to a member that does not subscribe to its topic',
};

/** The cases of assignors-quirks.json in which core does not do what Kafka did, by id. */
export const quirkDeviations: Readonly<Record<string, QuirkDeviation>> = {
  'pub-quirk-3': GHOST,
  'pub-quirk-10': GHOST,
  'pub-quirk-14': STALE_OUT_OF_PLAY,
  'pub-quirk-15': STALE_UNSUBSCRIBED,
  'pub-quirk-18': STALE_OUT_OF_PLAY,
  'pub-quirk-19': STALE_UNSUBSCRIBED,
  'pub-quirk-26': TWICE,
  'pub-quirk-27': TWICE,
  'kafka-4.0.0-sticky-circle': {
    answer: 'ok',
    why: 'answered soundly: Kafka moves partitions in a circle and never returns',
  },
};
