import { type CodeCase, type CodeQuestion, type CodeStart, codeLanguages } from './code.ts';
import { codeRuleNames } from './code-rules.ts';
import { isMapping, type QuestionReader } from './question-reader.ts';

const FUNCTION_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Reads `prompt`, `function` and `starter` by language, `rule`, `cases`, `hidden`, `explanation`. */
export function readCodeQuestion(reader: QuestionReader, id: string): CodeQuestion {
  const rule = reader.has('rule') ? reader.word('rule', codeRuleNames) : undefined;
  const readCase = (one: QuestionReader): CodeCase => readCodeCase(one, rule !== undefined);
  return {
    kind: 'code',
    id,
    ...reader.plainTexts(),
    starts: readStarts(reader),
    ...(rule !== undefined && { rule }),
    publicCases: reader.readers('cases', true, readCase),
    hiddenCases: reader.readers('hidden', false, readCase),
  };
}

function readStarts(reader: QuestionReader): CodeStart[] {
  const starters = reader.has('starter') ? reader.raw('starter') : {};
  if (!isMapping(starters)) {
    reader.problem('"starter" expected code by language; write "python: |" and the code under it');
  }
  const starts = reader.map('function').flatMap(([name, functionName]): CodeStart[] => {
    const language = reader.asWord('"function"', name, codeLanguages);
    if (language === undefined) return [];
    if (typeof functionName !== 'string' || !FUNCTION_NAME.test(functionName)) {
      reader.problem(
        `"function" ${name} expected a name such as partition_for, got ${JSON.stringify(functionName)}; write one`,
      );
      return [];
    }
    const starter = isMapping(starters) ? (starters[language] ?? '') : '';
    return [{ language, functionName, starter: typeof starter === 'string' ? starter : '' }];
  });
  const languages = starts.map(({ language }): string => language);
  for (const [language, starter] of Object.entries(isMapping(starters) ? starters : {})) {
    if (languages.includes(language) && typeof starter === 'string') continue;
    reader.problem(
      `"starter" ${language} expected code of a language of "function"; name it there, or leave it out`,
    );
  }
  return starts;
}

function readCodeCase(reader: QuestionReader, hasRule: boolean): CodeCase {
  const inputs = reader.raw('inputs');
  if (!Array.isArray(inputs)) {
    reader.problem('"inputs" expected a list of what the function is given; write "inputs: [user-1, 6]"');
  }
  const expected = reader.raw('expected');
  if (hasRule === (expected !== undefined)) {
    reader.problem(
      hasRule
        ? '"expected" is computed by the rule; leave it out'
        : '"expected" is missing; give the value, or a "rule" for the whole question',
    );
  }
  return {
    inputs: Array.isArray(inputs) ? inputs : [],
    ...(!hasRule && expected !== undefined && { expected }),
  };
}
