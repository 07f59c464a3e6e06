/** How the sticky assignors treat what Kafka gets wrong. */
export interface StickyOptions {
  /**
   * False, the default: as in Kafka, where members without topics that come first in hash order are given partitions
   * that they never asked for. True: they get nothing, and the others share everything.
   */
  keepsEmptySubscriptionsApart?: boolean;
}
