import type { CodeLanguage, CodeOutput } from '@keyway/quiz/code';
import type { Language } from '@keyway/quiz/question';
import { RUN_LIMIT_MS, type RunEnd } from '../../cells/live/interpreter.ts';
import { Obstacle } from '../../cells/live/obstacle.ts';
import { runtimes } from '../../cells/live/runtimes.ts';
import { troubleText } from '../../cells/live/trouble-text.ts';
import { cellWordsOf } from '../../cells/words/cell-words-of.ts';
import { megabytes } from '../../cells/words/megabytes.ts';
import { caseProgram } from './case-program.ts';

/** A learner's function, and what it is called with. */
export interface CaseRun {
  runsIn: CodeLanguage;
  /** For people: `Python`. */
  languageName: string;
  source: string;
  functionName: string;
  inputs: readonly (readonly unknown[])[];
}

/** What a run left behind. */
export interface CasesEnd {
  /** In the order of the cases; undefined where nothing could be run, or the reader stopped it. */
  outputs: (CodeOutput | null)[] | undefined;
  /** What the learner's code printed itself. */
  own: string;
  /** Why it ended early, in the page's language; empty when it did not. */
  trouble: string;
}

/** Runs a learner's function on every case in an interpreter of its own. */
export async function runCases(
  run: CaseRun,
  language: Language,
  say: (text: string) => void,
  signal: AbortSignal,
): Promise<CasesEnd> {
  const words = cellWordsOf(language);
  const { runsIn, languageName, source, functionName, inputs } = run;
  const program = caseProgram(
    runsIn,
    source,
    functionName,
    inputs,
    crypto.getRandomValues(new Uint32Array(2)).join('-'),
  );
  const runtime = runtimes[runsIn];
  let printed = '';
  try {
    await runtime.load((done, all) =>
      say(words.loading(languageName, megabytes(language, done), megabytes(language, all))),
    );
    say(words.starting(languageName));
    const interpreter = await runtime.interpreter();
    if (signal.aborted) {
      interpreter.discard();
      return { outputs: undefined, own: '', trouble: words.stopped };
    }
    say(words.running);
    const onOutput = (stream: 'out' | 'err', text: string): void => {
      if (stream === 'out') printed += text;
    };
    const end = await runtime.run(interpreter, program.code, { onOutput, signal });
    if (end.kind === 'stopped') return { outputs: undefined, own: '', trouble: words.stopped };
    const { outputs, own } = program.read(printed);
    return {
      outputs: outputs.map((output) => output ?? errorOf(end)),
      own,
      trouble: troubleOf(end, runsIn, language),
    };
  } catch (error) {
    const kind = error instanceof Obstacle ? error.kind : 'start-failed';
    return { outputs: undefined, own: '', trouble: words.obstacle[kind] };
  }
}

/** A case that the run did not come to has the fault that ended the run. */
function errorOf(end: RunEnd): CodeOutput | null {
  if (end.kind === 'done' || end.kind === 'stopped' || !end.message) return null;
  return { error: end.message.split('\n').at(-1) ?? end.message };
}

function troubleOf(end: RunEnd, runsIn: CodeLanguage, language: Language): string {
  if (end.kind === 'done' || end.kind === 'stopped') return '';
  return troubleText(end.kind, end.line ?? undefined, runsIn, cellWordsOf(language), language, RUN_LIMIT_MS);
}
