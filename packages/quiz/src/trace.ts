import { drawBest } from './draw-best.ts';
import { feedbackText } from './feedback-text.ts';
import { fillTemplate, type TemplateValues } from './fill-template.ts';
import { type Murmur2Steps, murmur2Steps } from './murmur2-steps.ts';
import { drawFrom } from './pool.ts';
import type { Feedback, Language, Mark, QuestionTexts } from './question.ts';
import { QuizError } from './quiz-error.ts';
import { rangeSteps } from './range-steps.ts';
import { readNumber } from './read-number.ts';
import { recordResponse } from './record-response.ts';
import { shuffled } from './seeded-order.ts';
import { pick, type Random } from './seeded-random.ts';
import { shareVerdict } from './share-verdict.ts';
import type { TraceStep } from './trace-step.ts';

/** The rounds of murmur2 over a key. `{key}` and `{count}` may stand in the texts. */
export interface Murmur2TraceQuestion extends QuestionTexts {
  kind: 'trace';
  of: 'murmur2';
  id: string;
  /** Text keys, or patterns such as `user-{1..99}`. */
  keys: readonly string[];
  /** Empty where the trace ends with the hash. */
  partitionCounts: readonly number[];
  /** Which steps are asked for. */
  steps: readonly Murmur2Steps[];
}

/** Start and count of each member's range. `{count}` and `{memberCount}` may stand in the texts. */
export interface RangeTraceQuestion extends QuestionTexts {
  kind: 'trace';
  of: 'range';
  id: string;
  partitionCounts: readonly number[];
  memberIds: readonly string[];
  /** How many of the members take part; all of them where it is empty. */
  memberCounts: readonly number[];
}

/** A calculation that is followed step by step. */
export type TraceQuestion = Murmur2TraceQuestion | RangeTraceQuestion;

/** What a trace starts from. */
export type TraceSubject =
  | { of: 'murmur2'; key: string; partitionCount?: number }
  | { of: 'range'; partitionCount: number; memberIds: string[] };

/** The question as one learner meets it. */
export interface TraceVariant extends QuestionTexts {
  kind: 'trace';
  questionId: string;
  subject: TraceSubject;
  values: TemplateValues;
  /** In the order in which they are asked for. */
  steps: TraceStep[];
}

/** What may be shown before marking. */
export interface PresentedTrace {
  kind: 'trace';
  questionId: string;
  prompt: string;
  subject: TraceSubject;
  steps: { id: string; label: string }[];
}

/**
 * One learner's form of a trace.
 * @param seed - uint32, from student and question
 * @throws {QuizError} TRACE_NO_STEPS
 * @throws {CoreError} PARTITION_COUNT_RANGE, MEMBER_IDS_EMPTY, MEMBER_ID_DUPLICATE
 */
export function makeTraceVariant(question: TraceQuestion, seed: number): TraceVariant {
  return drawBest(
    seed,
    (random) => (question.of === 'murmur2' ? drawMurmur2(question, random) : drawRange(question, random)),
    ({ steps }) => hiddenMistakes(steps),
  );
}

/** Mistakes that would change no step at all. */
function hiddenMistakes(steps: readonly TraceStep[]): number {
  const isVisible = new Map<string, boolean>();
  for (const { answer, mistakes } of steps) {
    for (const mistake of mistakes) {
      const { key } = mistake.feedback;
      isVisible.set(key, isVisible.get(key) === true || mistake.answer !== answer);
    }
  }
  return [...isVisible.values()].filter((isSeen) => !isSeen).length;
}

function drawMurmur2(question: Murmur2TraceQuestion, random: Random): TraceVariant {
  const key = drawFrom(question.keys, random);
  const partitionCount =
    question.partitionCounts.length === 0 ? undefined : pick(question.partitionCounts, random);
  const subject: TraceSubject = {
    of: 'murmur2',
    key,
    ...(partitionCount !== undefined && { partitionCount }),
  };
  const values = { key, count: partitionCount ?? '' };
  return variantOf(question, subject, values, murmur2Steps(key, partitionCount, question.steps));
}

function drawRange(question: RangeTraceQuestion, random: Random): TraceVariant {
  const partitionCount = pick(question.partitionCounts, random);
  const memberCount =
    question.memberCounts.length === 0 ? question.memberIds.length : pick(question.memberCounts, random);
  const memberIds = shuffled(question.memberIds, random).slice(0, memberCount);
  const values = { count: partitionCount, memberCount };
  return variantOf(
    question,
    { of: 'range', partitionCount, memberIds },
    values,
    rangeSteps(partitionCount, memberIds),
  );
}

function variantOf(
  { id, prompt, explanation }: TraceQuestion,
  subject: TraceSubject,
  values: TemplateValues,
  steps: TraceStep[],
): TraceVariant {
  if (steps.length === 0) {
    throw new QuizError(
      'TRACE_NO_STEPS',
      `"${id}" expected a step to ask for, got none; ask for one such as "finish"`,
    );
  }
  return {
    kind: 'trace',
    questionId: id,
    prompt,
    subject,
    values,
    steps,
    ...(explanation !== undefined && { explanation }),
  };
}

/** The variant without what tells right from wrong. */
export function presentTrace(variant: TraceVariant, language: Language): PresentedTrace {
  const { questionId, prompt, values, subject, steps } = variant;
  return {
    kind: 'trace',
    questionId,
    prompt: fillTemplate(prompt, values, language),
    subject: subject.of === 'range' ? { ...subject, memberIds: [...subject.memberIds] } : { ...subject },
    steps: steps.map(({ id, name }) => ({ id, label: feedbackText(name, language) })),
  };
}

/** What one step's field says. */
type ReadStep = { step: TraceStep } & (
  | { state: 'right' | 'empty' | 'unreadable' }
  | { state: 'wrong'; value: number }
  | { state: 'ask'; meanings: [number, number] }
);

/**
 * Marks a trace: the share of right steps; the first wrong one is named.
 * @param response - what was typed, or a number, by step id; what is missing or empty is not filled in
 * @throws {QuizError} RESPONSE_SHAPE, RESPONSE_FIELD_UNKNOWN
 */
export function markTrace(variant: TraceVariant, response: unknown): Mark {
  const ids = variant.steps.map(({ id }) => id);
  const fields = recordResponse(variant.questionId, response, ids) ?? {};
  const read = variant.steps.map((step) => readStep(variant.questionId, step, fields[step.id]));
  if (read.every(({ state }) => state === 'empty')) {
    return { score: 0, verdict: 'unanswered', feedback: [{ key: 'trace.unanswered', params: {} }] };
  }
  const asked = read.find((one) => one.state === 'ask');
  if (asked !== undefined) return askAbout(asked.step, asked.meanings);
  const rightCount = read.filter(({ state }) => state === 'right').length;
  const { mark, isRight } = shareVerdict(rightCount, read.length);
  if (isRight) return mark;
  mark.feedback.push(
    { key: 'trace.share', params: { count: rightCount, total: read.length } },
    ...firstFault(read),
  );
  return mark;
}

function readStep(questionId: string, step: TraceStep, field: unknown): ReadStep {
  if (field === undefined || field === null) return { step, state: 'empty' };
  if (typeof field === 'number') return judge(step, field);
  if (typeof field !== 'string') {
    throw new QuizError(
      'RESPONSE_SHAPE',
      `"${questionId}" expected a text or a number for ${step.id}, got ${typeof field}; hand over what was typed`,
    );
  }
  const reading = readNumber(field);
  // Hex digits are bits: 0x9747b28c is the int32 -1756908916, and nobody writes it otherwise.
  if (reading.kind === 'number') return judge(step, reading.isHex ? int32Of(reading.value) : reading.value);
  if (reading.kind !== 'ambiguous') return { step, state: reading.kind };
  const [first, second] = reading.meanings.map(({ value }) => value) as [number, number]; // maps a pair
  const judged = judge(step, first);
  return judged.state === judge(step, second).state
    ? judged
    : { step, state: 'ask', meanings: [first, second] };
}

function int32Of(value: number): number {
  return value >= 0 && value <= 0xffffffff ? value | 0 : value;
}

function judge(step: TraceStep, value: number): ReadStep {
  return value === step.answer ? { step, state: 'right' } : { step, state: 'wrong', value };
}

function askAbout(step: TraceStep, [first, second]: [number, number]): Mark {
  return {
    score: 0,
    verdict: 'ask',
    feedback: [{ key: 'trace.ask', params: { step: step.name, first, second } }],
    ask: { meanings: [first, second], stepId: step.id },
  };
}

/** The first step that is wrong, and why; or the first one without a number. */
function firstFault(read: readonly ReadStep[]): Feedback[] {
  const wrong = read.find((one) => one.state === 'wrong');
  if (wrong !== undefined) {
    return [
      { key: 'trace.first-wrong', params: { step: wrong.step.name } },
      ...causeOf(wrong.step, wrong.value),
    ];
  }
  const open = read.find(({ state }) => state !== 'right');
  return open === undefined ? [] : [{ key: 'trace.unfilled', params: { step: open.step.name } }];
}

function causeOf({ answer, mistakes }: TraceStep, value: number): Feedback[] {
  const cause = mistakes.find((mistake) => mistake.answer === value);
  if (cause !== undefined) return [cause.feedback];
  return Math.abs(value - answer) === 1 ? [{ key: 'number.one-off', params: {} }] : [];
}
