import type { CodeLanguage, CodeOutput, CodeStart } from '@keyway/quiz/code';
import type { TypedFields } from '../question-kind.ts';

/** A learner's function with what became of it: what marking of a code question takes, and the code besides. */
export interface CodeAnswer {
  language: CodeLanguage;
  source: string;
  /** In the order of the cases, of the last run; empty before it and once the code was changed. */
  outputs: readonly (CodeOutput | null)[];
  cases: 'public';
}

/** What stands in the field at first: what was typed, else the starter of the first language. */
export function startCode(starts: readonly CodeStart[], typed: TypedFields): CodeAnswer {
  const start = starts.find(({ language }) => language === typed.language) ?? starts[0];
  return codeOf(start?.language ?? 'python', typed.source ?? start?.starter ?? '');
}

/** Code that was not run. */
export function codeOf(language: CodeLanguage, source: string): CodeAnswer {
  return { language, source, outputs: [], cases: 'public' };
}
