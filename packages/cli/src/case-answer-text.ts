import type { AssignmentExplanation } from '@keyway/core/assignment-reasons/assignment-reason';
import type { TopicPartition } from '@keyway/core/assignors/assignment';
import type { CaseAnswer } from './answer-case.ts';
import { showKey } from './show-key.ts';
import { formatTable } from './text-table.ts';

/** An answer for people. */
export function caseAnswerText(answer: CaseAnswer): string {
  switch (answer.kind) {
    case 'assignment':
      return listsText(answer.lists) + (answer.explanations ? `\n${reasonsText(answer.explanations)}` : '');
    case 'verdict':
      return answer.violations.length === 0
        ? 'sound\n'
        : answer.violations.map(({ code, message }) => `${code}: ${printable(message)}\n`).join('');
    case 'skipped':
      return `skipped: ${answer.reason}\n`;
    case 'error':
      return `${printable(answer.message)}\n`;
  }
}

/** An answer for programs, on one line. Members stand in the order of the case, whatever their ids look like. */
export function caseAnswerJson(line: number, answer: CaseAnswer): string {
  const head = JSON.stringify({ line, ...(answer.id !== undefined && { id: answer.id }) }).slice(0, -1);
  switch (answer.kind) {
    case 'assignment': {
      const lists = [...answer.lists].map(([id, list]) => `${JSON.stringify(id)}:${JSON.stringify(list)}`);
      const why = answer.explanations ? `,"explanations":${JSON.stringify(answer.explanations)}` : '';
      return `${head},"ok":{${lists.join()}}${why}}\n`;
    }
    case 'verdict':
      return `${head},"violations":${JSON.stringify(answer.violations)}}\n`;
    case 'skipped':
      return `${head},"skipped":${JSON.stringify(answer.reason)}}\n`;
    case 'error':
      return `${head},"error":${JSON.stringify({ code: answer.code, message: answer.message })}}\n`;
  }
}

function listsText(lists: ReadonlyMap<string, readonly TopicPartition[]>): string {
  return formatTable(
    [{ heading: 'member' }, { heading: 'count', align: 'right' }, { heading: 'partitions' }],
    [...lists].map(([id, list]) => [printable(id), String(list.length), partitionsText(list)]),
  );
}

/** Partitions by topic, as runs: `t 0-3,6; u 1`. */
function partitionsText(list: readonly TopicPartition[]): string {
  const topics = [...new Set(list.map(({ topic }) => topic))].sort();
  return topics
    .map((topic) => {
      const numbers = list.filter((one) => one.topic === topic).map(({ partition }) => partition);
      return `${printable(topic)} ${runsText(numbers.sort((left, right) => left - right))}`;
    })
    .join('; ');
}

function runsText(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.last + 1 === number) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join();
}

function reasonsText(explanations: readonly AssignmentExplanation[]): string {
  return formatTable(
    [
      { heading: 'member' },
      { heading: 'topic' },
      { heading: 'partition', align: 'right' },
      { heading: 'why' },
    ],
    explanations.map(({ memberId, topic, partition, reason }) => [
      printable(memberId ?? '-'),
      printable(topic ?? '-'),
      String(partition ?? '-'),
      Object.entries(reason)
        .map(([name, value]) => (name === 'rule' ? String(value) : `${name}=${valueText(value)}`))
        .join(' '),
    ]),
  );
}

function valueText(value: unknown): string {
  return printable(Array.isArray(value) ? `[${value.join()}]` : String(value));
}

/** Names come from the case, and must not steer the terminal. */
function printable(text: string): string {
  return showKey(Buffer.from(text));
}
