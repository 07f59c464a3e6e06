import type { CodeLanguage, CodeOutput } from '@keyway/quiz/code';

/** A program that calls a learner's function, and what reads its output. */
export interface CaseProgram {
  code: string;
  /**
   * What became of each case, and what the learner's code printed itself.
   * @param printed - everything that the program wrote
   */
  read: (printed: string) => { outputs: (CodeOutput | null)[]; own: string };
}

/**
 * A learner's code followed by a call of its function with each case's inputs. Every call writes one line that begins
 * with the mark.
 * @param mark - a text that the learner's code does not write, such as a random one
 */
export function caseProgram(
  language: CodeLanguage,
  source: string,
  functionName: string,
  inputs: readonly (readonly unknown[])[],
  mark: string,
): CaseProgram {
  // A JSON text in quotes is a text of Python and of JavaScript alike.
  const cases = JSON.stringify(JSON.stringify(inputs));
  const tail = language === 'python' ? pythonTail : javascriptTail;
  return {
    code: `${source}\n\n${tail(functionName, cases, JSON.stringify(mark))}`,
    read: (printed) => readOutputs(printed, mark, inputs.length),
  };
}

function pythonTail(functionName: string, cases: string, mark: string): string {
  return `def __run_cases():
    import json
    for inputs in json.loads(${cases}):
        try:
            value = ${functionName}(*inputs)
            try:
                result = json.dumps({"ok": value}, allow_nan=False)
            except (TypeError, ValueError):
                result = json.dumps({"ok": repr(value)})
        except Exception as error:
            result = json.dumps({"error": f"{type(error).__name__}: {error}"})
        print("\\n" + ${mark} + result)

__run_cases()
`;
}

function javascriptTail(functionName: string, cases: string, mark: string): string {
  return `;for (const inputs of JSON.parse(${cases})) {
  let result;
  try {
    result = JSON.stringify({ ok: ${functionName}(...inputs) });
  } catch (error) {
    result = JSON.stringify({ error: String(error) });
  }
  console.log('\\n' + ${mark} + result);
}
`;
}

function readOutputs(printed: string, mark: string, count: number): ReturnType<CaseProgram['read']> {
  const outputs: (CodeOutput | null)[] = [];
  const own: string[] = [];
  for (const line of printed.split('\n')) {
    if (line.startsWith(mark)) outputs.push(readOutput(line.slice(mark.length)));
    else own.push(line);
  }
  return {
    outputs: Array.from({ length: count }, (_, index) => outputs[index] ?? null),
    own: own
      .join('\n')
      .replace(/\n{2,}/g, '\n')
      .trim(),
  };
}

function readOutput(json: string): CodeOutput | null {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    if ('error' in value) return { error: String(value.error) };
    return 'ok' in value ? { ok: value.ok } : null;
  } catch {
    // A line that breaks off is no result.
    return null;
  }
}
