import { roundPoints } from '../marking/mark-attempt.ts';
import type { StudentResult } from '../marking/student-result.ts';
import { visibleText } from '../problem.ts';

/** How a student stands beside an earlier gradebook. */
export interface StudentChange {
  id: string;
  name: string;
  from: number | null;
  to: number | null;
  /** Questions whose points are others now. */
  questions: { id: string; from: number | null; to: number | null }[];
  /** Another attempt counts now. */
  attempt?: { from: string; to: string };
  kept?: StudentResult['kept'];
}

/**
 * What changed for a student.
 * @returns undefined when nothing did and nothing had to be kept
 */
export function compareResults(
  old: StudentResult | undefined,
  now: StudentResult,
): StudentChange | undefined {
  const before = new Map(old?.questions.map(({ id, points }) => [id, points]));
  const after = new Map(now.questions.map(({ id, points }) => [id, points]));
  const ids = old?.attempt && now.attempt ? new Set([...after.keys(), ...before.keys()]) : [];
  const questions = [...ids].flatMap((id) => {
    const from = before.get(id) ?? null;
    const to = after.get(id) ?? null;
    return from === to ? [] : [{ id, from, to }];
  });
  const from = old?.points ?? null;
  const isOther = old?.attempt && now.attempt && old.attempt.id !== now.attempt.id;
  if (from === now.points && questions.length === 0 && !isOther && !now.kept) return undefined;
  return {
    id: now.id,
    name: now.name,
    from,
    to: now.points,
    questions,
    ...(isOther && old.attempt && now.attempt && { attempt: { from: old.attempt.id, to: now.attempt.id } }),
    ...(now.kept && { kept: now.kept }),
  };
}

/** A change in one line: who, by how much, and why. */
export function changeText({ id, name, from, to, questions, attempt, kept }: StudentChange): string {
  const who = name === '' ? id : `${id} ${name}`;
  const why = [
    ...questions.map((question) => `${question.id} ${shown(question.from)} → ${shown(question.to)}`),
    ...(attempt ? [`attempt "${attempt.to}" counts in place of "${attempt.from}"`] : []),
    ...(kept ? [keptText(kept)] : []),
  ];
  const moved = from === to ? `stays ${shown(to)}` : `${shown(from)} → ${shown(to)}${difference(from, to)}`;
  return visibleText(`${who}: ${moved}${why.length > 0 ? `: ${why.join('; ')}` : ''}`);
}

function keptText({ questions, attemptNow, totalNow }: NonNullable<StudentResult['kept']>): string {
  const parts = questions.map(({ id, now }) => `${id} would be ${shown(now)}`);
  const attempt = attemptNow === undefined ? '' : ` by attempt "${attemptNow}"`;
  return `the earlier mark is kept, now it would be ${shown(totalNow)}${attempt}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

function difference(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  const by = roundPoints(to - from);
  return ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
}

function shown(points: number | null): string {
  return points === null ? 'no mark' : String(roundPoints(points));
}
