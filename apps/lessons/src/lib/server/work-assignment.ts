import { diffAssignments } from '@keyway/core/diff-assignments';
import type { AssignmentParameters } from '@keyway/lesson/containers/read-assignment';
import type { AssignmentTable, Cell, Generation } from '../page/worked-table.ts';
import { type Rebalance, rebalanceHistory } from './rebalance-history.ts';

type Rows = AssignmentTable['rows'];
type TableMembers = AssignmentTable['members'];

/** Lets the group live under each assignor and lays the results side by side. */
export function workAssignment(parameters: AssignmentParameters): AssignmentTable {
  const rows = tableRows(parameters.partitionCounts);
  const members = tableMembers(parameters);
  return {
    name: 'assignment',
    rows,
    hasManyTopics: parameters.partitionCounts.size > 1,
    members,
    assignors: parameters.assignors.map((assignor) => ({
      assignor,
      generations: tableGenerations(rebalanceHistory(assignor, parameters), rows, members),
    })),
  };
}

function tableRows(partitionCounts: ReadonlyMap<string, number>): Rows {
  return [...partitionCounts].flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, partition) => ({ topic, partition, isFirst: partition === 0 })),
  );
}

function tableMembers({ members, changes }: AssignmentParameters): TableMembers {
  const ids = new Set([...members.keys(), ...changes.flatMap(({ join }) => [...join.keys()])]);
  return [...ids].map((memberId, index) => ({ memberId, tone: index % 8 }));
}

function tableGenerations(history: readonly Rebalance[], rows: Rows, members: TableMembers): Generation[] {
  const firstNumber = history[0]?.events[0]?.kind === 'before' ? 0 : 1;
  // A cooperative group revokes in one generation and gives in a later one: that is one move too.
  const lastOwners = new Map<string, string>();
  return history.map(({ events, assignment }, index) => {
    const cells = tableCells(history[index - 1], assignment, rows, members);
    let movedCount = 0;
    for (const [row, { owner }] of cells.entries()) {
      if (owner === undefined) continue;
      const name = `${rows[row]?.topic} ${rows[row]?.partition}`;
      const lastOwner = lastOwners.get(name);
      if (lastOwner !== undefined && lastOwner !== owner) movedCount++;
      lastOwners.set(name, owner);
    }
    const counts = members.map(({ memberId }) => assignment.get(memberId)?.length);
    return { number: firstNumber + index, events, cells, counts, movedCount };
  });
}

function tableCells(
  before: Rebalance | undefined,
  assignment: Rebalance['assignment'],
  rows: Rows,
  members: TableMembers,
): Cell[] {
  const changes = diffAssignments(before?.assignment ?? new Map(), assignment);
  const toneOf = (owner: string | undefined): number | undefined =>
    members.find(({ memberId }) => memberId === owner)?.tone;
  return rows.map(({ topic, partition }) => {
    const found = changes.find((change) => change.topic === topic && change.partition === partition);
    if (!found) return { owner: undefined, tone: undefined, change: 'unowned', from: undefined };
    const change = before ? found.change : 'first';
    const from = found.change === 'moved' || found.change === 'revoked' ? found.from : undefined;
    return { owner: found.to, tone: toneOf(found.to), change, from };
  });
}
