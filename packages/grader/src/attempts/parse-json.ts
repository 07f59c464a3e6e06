import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** Where a text stops being JSON; line and column count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  message: string;
}

/**
 * Parses JSON, and says where it breaks: the message of `JSON.parse` has no place in some versions of Node.
 */
export function parseJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: faultOf(text, error) };
  }
}

function faultOf(text: string, error: unknown): JsonFault {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch {
    // Thousands of open brackets are too deep for a parser that calls itself; the place is then not known.
  }
  const [first] = errors;
  if (!first) return { line: 1, column: 1, message: error instanceof Error ? error.message : String(error) };
  const before = text.slice(0, first.offset).split('\n');
  const isCut = text.slice(first.offset).trim() === '';
  const message = isCut ? 'the file ends too early' : spelled(printParseErrorCode(first.error));
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
}

/** `PropertyNameExpected` as words. */
function spelled(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}
