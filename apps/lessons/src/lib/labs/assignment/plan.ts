import type { LabEvent, LabMember, LabStrategy, LabTopic } from '@keyway/lesson/containers/lab-assignment';

/** A group at the start, what happens to it, and the strategies under which to watch it. */
export interface Plan {
  /** At least one; names differ. */
  topics: readonly LabTopic[];
  members: readonly LabMember[];
  events: readonly LabEvent[];
  strategies: readonly LabStrategy[];
  /** Racks that hold a copy of each partition; undefined where racks play no part. */
  replicaCount: number | undefined;
}
