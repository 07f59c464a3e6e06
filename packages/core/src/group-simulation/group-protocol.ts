import type { GroupPhase, StepCause } from './group-step.ts';
import type { Slot } from './slots.ts';

/** One of the two ways in which a group comes to an assignment. */
export interface GroupProtocol {
  /** How far the group is. */
  phase(): GroupPhase;
  /** Generation or group epoch. */
  epoch(): number;
  /** The first members are in their places: gives them everything and records that. */
  start(): void;
  /**
   * Members, subscriptions or the assignor have changed: records the cause and sets off what follows.
   * @param joined - the member that has just come
   */
  rebalance(cause: StepCause, joined?: Slot): void;
  /** A topic has grown. */
  grow(topic: string): void;
  /** A silent member has been taken out. */
  expire(memberId: string): void;
  /** A static member has taken its place again. */
  resume(slot: Slot, hasSameTopics: boolean): void;
}

/** Adds the state of the group to the steps. */
export type RecordStep = (cause: StepCause, protocol: Pick<GroupProtocol, 'phase' | 'epoch'>) => void;
