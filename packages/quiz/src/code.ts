import { type CodeRuleName, codeRules } from './code-rules.ts';
import { isSameValue } from './is-same-value.ts';
import type { Feedback, Language, Mark, Mistake, QuestionTexts } from './question.ts';
import { QuizError } from './quiz-error.ts';
import { shareVerdict } from './share-verdict.ts';

/** Languages that a learner's function may be written in. */
export const codeLanguages = ['python', 'javascript'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** What a learner starts from in one language. */
export interface CodeStart {
  language: CodeLanguage;
  functionName: string;
  starter: string;
}

/** Inputs, and the value that the function must return; where the question has a rule, `core` computes it. */
export interface CodeCase {
  inputs: readonly unknown[];
  expected?: unknown;
}

/** A function to write, judged by what it returns. */
export interface CodeQuestion extends QuestionTexts {
  kind: 'code';
  id: string;
  starts: readonly CodeStart[];
  rule?: CodeRuleName;
  /** Shown, and run in the page. */
  publicCases: readonly CodeCase[];
  /** Run when the class is graded; a page never holds them. */
  hiddenCases: readonly CodeCase[];
}

/** A case with everything that judging it takes. */
interface JudgedCase {
  inputs: unknown[];
  expected: unknown;
  mistakes: Mistake[];
}

/** The question as a learner meets it; the same for all. */
export interface CodeVariant extends QuestionTexts {
  kind: 'code';
  questionId: string;
  starts: CodeStart[];
  publicCases: JudgedCase[];
  hiddenCases: JudgedCase[];
}

/** What may be shown before marking: what goes in, not what should come out. */
export interface PresentedCode {
  kind: 'code';
  questionId: string;
  prompt: string;
  starts: CodeStart[];
  cases: { inputs: unknown[] }[];
}

/** What became of one case: the value returned, or what went wrong. */
export type CodeOutput = { ok: unknown } | { error: string };

/** What a runner made of a learner's code. */
export interface CodeResponse {
  /** In the order of the cases; a missing one did not finish. */
  outputs: readonly (CodeOutput | null | undefined)[];
  /** `public` when only those were run, as in a page; `all`: public ones first, then hidden ones. Default public. */
  cases?: 'public' | 'all';
}

/**
 * The form of a code question, which is the same for everybody.
 * @throws {QuizError} CODE_INPUTS, CODE_NO_EXPECTED, CODE_NO_CASES
 * @throws {CoreError} of the rule
 */
export function makeCodeVariant(question: CodeQuestion, _seed: number): CodeVariant {
  if (question.publicCases.length === 0) {
    throw new QuizError(
      'CODE_NO_CASES',
      `"${question.id}" expected at least one public case, got none; add one`,
    );
  }
  return {
    kind: 'code',
    questionId: question.id,
    prompt: question.prompt,
    starts: question.starts.map((start) => ({ ...start })),
    publicCases: question.publicCases.map((one) => judgedCase(question, one)),
    hiddenCases: question.hiddenCases.map((one) => judgedCase(question, one)),
    ...(question.explanation !== undefined && { explanation: question.explanation }),
  };
}

function judgedCase({ id, rule }: CodeQuestion, { inputs, expected }: CodeCase): JudgedCase {
  if (rule !== undefined) {
    const { answer, mistakes } = codeRules[rule];
    return { inputs: [...inputs], expected: answer(inputs), mistakes: mistakes(inputs) };
  }
  if (expected === undefined) {
    throw new QuizError(
      'CODE_NO_EXPECTED',
      `"${id}" expected a value for the inputs ${JSON.stringify(inputs)}, got none; give "expected" or a rule`,
    );
  }
  return { inputs: [...inputs], expected, mistakes: [] };
}

/** The variant without what tells right from wrong: no expected value and no hidden case. */
export function presentCode(variant: CodeVariant, _language: Language): PresentedCode {
  const { questionId, prompt, starts, publicCases } = variant;
  return {
    kind: 'code',
    questionId,
    prompt,
    starts: starts.map((start) => ({ ...start })),
    cases: publicCases.map(({ inputs }) => ({ inputs })),
  };
}

/** A case and what became of it. */
interface JudgedOutput {
  judged: JudgedCase;
  /** Place among all cases, from 1. */
  number: number;
  isHidden: boolean;
  output: CodeOutput | null | undefined;
  isRight: boolean;
}

/**
 * Marks what a runner returned: the share of cases with the value expected.
 * @param response - a `CodeResponse`; without outputs the code was not run
 * @throws {QuizError} RESPONSE_SHAPE
 */
export function markCode(variant: CodeVariant, response: unknown): Mark {
  const run = readResponse(variant, response);
  if (run === undefined || run.outputs.length === 0) {
    return { score: 0, verdict: 'unanswered', feedback: [{ key: 'code.unanswered', params: {} }] };
  }
  const hidden = run.cases === 'all' ? variant.hiddenCases : [];
  const all = [...variant.publicCases, ...hidden].map((judged, index): JudgedOutput => {
    const output = run.outputs[index];
    const isRight = isReturned(output) && isSameValue(output.ok, judged.expected);
    return { judged, number: index + 1, isHidden: index >= variant.publicCases.length, output, isRight };
  });
  const passedCount = all.filter(({ isRight }) => isRight).length;
  const { mark } = shareVerdict(passedCount, all.length);
  mark.feedback.push({ key: 'code.passed', params: { count: passedCount, total: all.length } });
  mark.feedback.push(...faultsOf(all));
  if (hidden.length < variant.hiddenCases.length) {
    mark.feedback.push({ key: 'code.hidden-later', params: { count: variant.hiddenCases.length } });
  }
  return mark;
}

function readResponse({ questionId }: CodeVariant, response: unknown): CodeResponse | undefined {
  if (response === undefined || response === null) return undefined;
  if (typeof response !== 'object' || Array.isArray(response)) {
    throw new QuizError(
      'RESPONSE_SHAPE',
      `"${questionId}" expected outputs of a runner, got ${typeof response}`,
    );
  }
  const { outputs, cases } = response as Record<string, unknown>; // an object that is no list
  if (outputs === undefined || outputs === null) return undefined;
  const isListed = cases === undefined || cases === 'public' || cases === 'all';
  if (!Array.isArray(outputs) || !isListed || !outputs.every(isOutput)) {
    throw new QuizError(
      'RESPONSE_SHAPE',
      `"${questionId}" expected a list of {ok} or {error}, and cases "public" or "all"; hand over what the runner gave`,
    );
  }
  return { outputs, ...(cases !== undefined && { cases }) };
}

function isOutput(output: unknown): output is CodeOutput | null | undefined {
  if (output === undefined || output === null) return true;
  return (
    typeof output === 'object' &&
    !Array.isArray(output) &&
    (!Object.hasOwn(output, 'error') || typeof (output as { error: unknown }).error === 'string') // own, as asked
  );
}

function isReturned(output: CodeOutput | null | undefined): output is { ok: unknown } {
  return (
    output !== undefined && output !== null && Object.hasOwn(output, 'ok') && !Object.hasOwn(output, 'error')
  );
}

/** The first public case that fails, how many hidden ones do, and the mistake that explains every value. */
function faultsOf(all: readonly JudgedOutput[]): Feedback[] {
  const failed = all.filter(({ isRight }) => !isRight);
  const firstPublic = failed.find(({ isHidden }) => !isHidden);
  const hiddenCount = failed.filter(({ isHidden }) => isHidden).length;
  return [
    ...(firstPublic === undefined ? [] : [faultOf(firstPublic)]),
    ...(hiddenCount === 0 ? [] : [{ key: 'code.hidden-failed' as const, params: { count: hiddenCount } }]),
    ...(failed.length === 0 ? [] : causeOf(all)),
  ];
}

function faultOf({ judged, number, output }: JudgedOutput): Feedback {
  if (isReturned(output)) {
    const params = { case: number, expected: written(judged.expected), got: written(output.ok) };
    return { key: 'code.wrong-value', params };
  }
  const error = output !== undefined && output !== null && 'error' in output ? output.error : undefined;
  return error === undefined
    ? { key: 'code.no-value', params: { case: number } }
    : { key: 'code.error', params: { case: number, error: shortened(error) } };
}

/** The first mistake that returns, in every case that it would change, what the learner's function returned. */
function causeOf(all: readonly JudgedOutput[]): Feedback[] {
  const firstFailed = all.find(({ isRight }) => !isRight);
  const cause = firstFailed?.judged.mistakes.find((candidate) =>
    all.every(({ judged, output, isRight }) => {
      const same = judged.mistakes.find((mistake) => isSameCause(mistake, candidate));
      return same === undefined ? isRight : isReturned(output) && output.ok === same.answer;
    }),
  );
  return cause === undefined ? [] : [cause.feedback];
}

function isSameCause(left: Mistake, right: Mistake): boolean {
  return (
    left.feedback.key === right.feedback.key && left.feedback.params.client === right.feedback.params.client
  );
}

const LONGEST_VALUE = 200;

/** A value as JSON writes it, which is near enough to both languages. */
function written(value: unknown): string {
  try {
    return shortened(JSON.stringify(value) ?? String(value));
  } catch {
    // A value that contains itself, or a bigint: only its type can be told.
    return typeof value;
  }
}

function shortened(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
