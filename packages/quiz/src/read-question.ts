import { CoreError } from '@keyway/core/core-error';
import { makeVariant } from './make-variant.ts';
import { isMapping, QuestionReader, type Reading } from './question-reader.ts';
import { QuizError } from './quiz-error.ts';
import { type QuestionKind, type QuizQuestion, questionKinds } from './quiz-question.ts';
import { readAssignmentQuestion } from './read-assignment-question.ts';
import { readChoiceQuestion } from './read-choice-question.ts';
import { readCodeQuestion } from './read-code-question.ts';
import { readNumberQuestion } from './read-number-question.ts';
import { readPartitionQuestion } from './read-partition-question.ts';
import { readTraceQuestion } from './read-trace-question.ts';
import { seedOf } from './seed-of.ts';

const READERS: Readonly<Record<QuestionKind, (reader: QuestionReader, id: string) => QuizQuestion>> = {
  choice: readChoiceQuestion,
  number: readNumberQuestion,
  partition: readPartitionQuestion,
  assignment: readAssignmentQuestion,
  trace: readTraceQuestion,
  code: readCodeQuestion,
};

/** Variants that are tried before a question is taken for sound. */
const TRIED_COUNT = 16;

/**
 * Reads a question that an author wrote as YAML.
 * @param data - the YAML document as plain data
 * @param id - where the id stands elsewhere, such as on the fence; else the data's own `id`
 * @returns the question, which then makes a variant for every seed; or what is wrong, in sentences for the author
 */
export function readQuestion(data: unknown, id?: string): Reading<QuizQuestion> {
  if (!isMapping(data)) return { problems: ['a question is a list of "key: value" lines; write it so'] };
  const kind = questionKinds.find((one) => one === data.kind);
  if (kind === undefined) {
    const came = data.kind === undefined ? 'but it is missing' : `got ${JSON.stringify(data.kind)}`;
    return { problems: [`"kind" expected one of ${questionKinds.join(', ')}, ${came}; write one of these`] };
  }
  const ownId = typeof data.id === 'string' ? data.id : undefined;
  const questionId = id ?? ownId ?? 'question';
  const reader = new QuestionReader(`${kind} question`, data);
  reader.raw('kind');
  reader.raw('id');
  const question = READERS[kind](reader, questionId);
  reader.refuseOthers();
  if (reader.problems.length === 0) tryVariants(reader, question);
  return reader.problems.length > 0 ? { problems: reader.problems } : { question };
}

/** Makes some variants, as learners will, and reports what stands in the way of the first one that fails. */
function tryVariants(reader: QuestionReader, question: QuizQuestion): void {
  try {
    for (let index = 0; index < TRIED_COUNT; index++) {
      const variant = makeVariant(question, seedOf(String(index), question.id));
      if (variant.kind !== 'number') continue;
      const same = variant.mistakes.find(
        ({ answer }) => Math.abs(answer - variant.answer) <= variant.tolerance,
      );
      if (same === undefined) continue;
      const drawn = JSON.stringify(variant.values);
      reader.problem(
        `mistake "${same.feedback.params.mistake}" gives the right answer with ${drawn}; draw values that tell them apart`,
      );
      return;
    }
  } catch (error) {
    if (!(error instanceof CoreError || error instanceof QuizError)) throw error;
    reader.problem(error.message);
  }
}
