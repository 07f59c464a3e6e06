import type { TopicPartition } from '../assignors/assignment.ts';

/** A member's place in the group. Lists are replaced, never changed. */
export interface Slot {
  /** Another one after a static member is back. */
  memberId: string;
  topics: readonly string[];
  readonly groupInstanceId: string | undefined;
  readonly joinedMs: number;
  /** Since when nothing is heard of it, a new object each time; undefined while it runs. */
  silence: { readonly sinceMs: number } | undefined;
  readonly owned: readonly TopicPartition[];
  revoking: readonly TopicPartition[];
  /** What the sticky assignor last gave it: the member says so although it has stopped reading. */
  memory: readonly TopicPartition[] | undefined;
  target: readonly TopicPartition[];
  epoch: number;
}

/** The members of a group and who owns what. */
export interface Slots {
  /** In the order in which they joined. */
  list(): readonly Slot[];
  add(member: Pick<Slot, 'memberId' | 'topics' | 'groupInstanceId' | 'joinedMs'>): Slot;
  /** Takes a member out; what it owned is nobody's. */
  remove(slot: Slot): void;
  isPresent(slot: Slot): boolean;
  /** The member that owns a partition. */
  ownerOf(topicPartition: TopicPartition): Slot | undefined;
  /** Replaces what a member owns; nobody else may own any of it at that moment. */
  setOwned(slot: Slot, owned: readonly TopicPartition[]): void;
}

/** A group without members. */
export function createSlots(): Slots {
  const present = new Set<Slot>();
  const owners = new Map<string, Map<number, Slot>>();

  function setOwned(slot: Slot, owned: readonly TopicPartition[]): void {
    for (const { topic, partition } of slot.owned) owners.get(topic)?.delete(partition);
    for (const { topic, partition } of owned) {
      const partitions = owners.get(topic) ?? new Map<number, Slot>();
      owners.set(topic, partitions.set(partition, slot));
    }
    // The one place that replaces the list, so that owners and lists cannot disagree.
    (slot as { owned: readonly TopicPartition[] }).owned = owned;
  }

  return {
    list: () => [...present],
    add: (member) => {
      const slot: Slot = {
        ...member,
        silence: undefined,
        owned: [],
        revoking: [],
        memory: undefined,
        target: [],
        epoch: -1,
      };
      present.add(slot);
      return slot;
    },
    remove: (slot) => {
      setOwned(slot, []);
      present.delete(slot);
    },
    isPresent: (slot) => present.has(slot),
    ownerOf: ({ topic, partition }) => owners.get(topic)?.get(partition),
    setOwned,
  };
}
