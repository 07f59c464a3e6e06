import { canonicalJson } from './canonical-json.ts';
import type { QuizQuestion } from './quiz-question.ts';
import { readQuestion } from './read-question.ts';

/**
 * All of a question but the words that a translator changes, as one text: two languages ask the same question if it
 * is the same in both. Starters count, but for what stands behind `#` or `//` in them.
 */
export function questionFacts(question: QuizQuestion): string {
  return canonicalJson(withoutWords(question));
}

/**
 * The facts of a question in YAML. A `ParseOptions.questionFacts`.
 * @returns undefined for one that cannot be read, whose problems `checkQuestion` names
 */
export function readQuestionFacts(data: unknown): string | undefined {
  const reading = readQuestion(data);
  return 'question' in reading ? questionFacts(reading.question) : undefined;
}

function withoutWords(question: QuizQuestion): object {
  switch (question.kind) {
    case 'choice': {
      const { texts: _, ...facts } = question;
      return facts;
    }
    case 'number': {
      const { prompt: _, explanation: __, unit: ___, mistakes, ...facts } = question;
      return { ...facts, mistakes: mistakes.map(({ id, answer }) => ({ id, answer })) };
    }
    case 'code': {
      const { prompt: _, explanation: __, starts, ...facts } = question;
      return { ...facts, starts: starts.map((start) => ({ ...start, starter: codeAlone(start.starter) })) };
    }
    default: {
      const { prompt: _, explanation: __, ...facts } = question;
      return facts;
    }
  }
}

function codeAlone(code: string): string {
  return code.replace(/(#|\/\/).*$/gm, '').replace(/[ \t]+$/gm, '');
}
