import { readByteLines } from './read-byte-lines.ts';
import { UsageError } from './usage-error.ts';

/** Lines of one document; NDJSON may go on for ever. */
const MOST_LINES = 1_000_000;

/** A piece of JSON text and where it begins. */
export interface JsonDocument {
  /** Line of the input, from 1. */
  line: number;
  text: string;
}

/**
 * Reads one JSON document over several lines, or one in each line (NDJSON). Which of the two it is the first lines say:
 * where neither the first nor the second is JSON of its own, they are parts of one document.
 * Of NDJSON one line is kept at a time.
 * @throws {UsageError} for one document of more than a million lines
 */
export async function* readDocuments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<JsonDocument> {
  const held: JsonDocument[] = [];
  let isOne: boolean | undefined;
  let line = 0;
  for await (const bytes of readByteLines(chunks)) {
    line += 1;
    const text = Buffer.from(bytes).toString();
    // Editors and shells of Windows begin a file with a byte order mark, which is no JSON.
    const document = { line, text: line === 1 ? text.replace(/^\ufeff/, '') : text };
    if (isOne === false) {
      if (document.text.trim() !== '') yield document;
      continue;
    }
    if (isOne === undefined && document.text.trim() === '') continue;
    held.push(document);
    if (held.length > MOST_LINES) {
      throw new UsageError(`more than ${MOST_LINES} lines of one document; write one group a line`);
    }
    if (isOne === undefined && (isJson(document.text) || held.length === 2)) {
      isOne = !isJson(document.text);
      if (!isOne) yield* held.splice(0);
    }
  }
  const [first] = held;
  if (first === undefined) return;
  yield { line: first.line, text: held.map(({ text }) => text).join('\n') };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
