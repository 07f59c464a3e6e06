import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';

/** A problem in a YAML text; `line` and `column` count from 1 within that text. */
export interface YamlProblem {
  line: number;
  column: number;
  message: string;
}

/** A YAML text as plain data, its document for those who need places, and what is wrong with it. */
export interface YamlReading {
  data: unknown;
  document: Document | undefined;
  /** Place of an offset into the text, both counting from 1. */
  placeAt: (offset: number) => { line: number; column: number };
  problems: YamlProblem[];
}

/** After one mistake a YAML reader finds others that are none. */
const mostProblems = 3;

/** Why a node is not read, although it is YAML. */
function refusal(node: Node, mayBeInfinite: boolean): string | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor !== undefined)) {
    return 'anchors (&) and aliases (*) are not read; write the value out';
  }
  if (!mayBeInfinite && isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value)) {
    return 'only finite numbers are read; write one';
  }
  return undefined;
}

/**
 * Reads one YAML document (core schema) as plain data that survives `JSON.stringify`.
 * Anchors and aliases are problems: they can make data that contains itself or grows without end.
 * With a problem `data` is undefined.
 * @param mayBeInfinite - for a caller who reads the texts of scalars: the digest `12345678e901` is a number to YAML
 */
export function readYaml(text: string, mayBeInfinite = false): YamlReading {
  const lineCounter = new LineCounter();
  const placeAt = (offset: number): { line: number; column: number } => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
    const problems = document.errors.map((error) => ({ ...placeAt(error.pos[0]), message: error.message }));
    for (const warning of document.warnings) {
      problems.push({ ...placeAt(warning.pos[0]), message: warning.message });
    }
    visit(document, {
      Pair(_key, { key }) {
        if (!isCollection(key)) return;
        problems.push({
          ...placeAt(key.range?.[0] ?? 0),
          message: 'a key is a word; write one before the colon',
        });
      },
      Node(_key, node) {
        const message = refusal(node, mayBeInfinite);
        if (message !== undefined) problems.push({ ...placeAt(node.range?.[0] ?? 0), message });
      },
    });
    const data: unknown = problems.length === 0 ? document.toJS() : undefined;
    return { data, document, placeAt, problems: problems.slice(0, mostProblems) };
  } catch (error) {
    // A text nested some thousand levels deep runs the YAML reader out of stack.
    const message = error instanceof Error ? error.message : String(error);
    return { data: undefined, document: undefined, placeAt, problems: [{ line: 1, column: 1, message }] };
  }
}

/** Whether a value is a mapping: an object that is neither null nor a list. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
