import { type Agenda, createAgenda } from './agenda.ts';
import {
  DEFAULT_TIMINGS,
  type GroupScenario,
  type GroupTimings,
  type SimulatedAssignor,
} from './scenario.ts';
import { createSlots, type Slots } from './slots.ts';

/** What the parts of a simulation share. */
export interface SimulatedGroup {
  readonly agenda: Agenda;
  readonly timings: GroupTimings;
  readonly slots: Slots;
  /** Partitions that there are, by topic. */
  readonly partitionCounts: Map<string, number>;
  readonly kafkaVersion: string | undefined;
  assignor: SimulatedAssignor;
}

/** An empty group at instant 0. */
export function createSimulatedGroup(scenario: GroupScenario): SimulatedGroup {
  return {
    agenda: createAgenda(),
    timings: { ...DEFAULT_TIMINGS, ...scenario.timings },
    slots: createSlots(),
    partitionCounts: new Map(scenario.partitionCounts),
    kafkaVersion: scenario.kafkaVersion,
    assignor: scenario.assignor,
  };
}
