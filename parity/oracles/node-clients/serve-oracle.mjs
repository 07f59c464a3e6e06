import { answerRequest } from './answer-request.mjs';
import { RequestError } from './request-fields.mjs';

/** Input is read no further while this much of what was answered has not been taken. */
const MAX_UNREAD_BYTES = 1 << 20;

/**
 * Answers the oracle protocol for one client library until its input ends: one JSON line in, one out, in order.
 * All answers to what arrived at once are written at once.
 * @param {import('./answer-request.mjs').ClientLibrary} library
 */
export async function serveOracle(library) {
  process.stdout.on('error', (error) => {
    // Nobody reads any more: there is nobody left to tell.
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  for await (const lines of linesOf(process.stdin.setEncoding('utf8'))) {
    let answers = '';
    for (const line of lines) answers += `${asciiJson(await answerLine(library, line))}\n`;
    await write(answers);
  }
}

/** Lines in the groups in which they arrive; the last need not be ended. */
async function* linesOf(input) {
  let pieces = [];
  for await (const chunk of input) {
    const lines = chunk.split('\n');
    // A long line comes in many chunks: they are joined once.
    if (lines.length > 1) {
      lines[0] = pieces.join('') + lines[0];
      pieces = [];
      yield lines.slice(0, -1);
    }
    pieces.push(lines.at(-1));
  }
  const rest = pieces.join('');
  if (rest !== '') yield [rest];
}

async function answerLine(library, line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return refuse(
      'BAD_JSON',
      'the line is not JSON; write one request a line, such as {"id":1,"call":"hello"}',
    );
  }
  if (typeof request !== 'object' || request === null || !Number.isInteger(request.id)) {
    return refuse('BAD_REQUEST', 'the line expected a JSON object with an integer "id"');
  }
  try {
    return { id: request.id, ...(await answerRequest(library, request)) };
  } catch (error) {
    const failure =
      error instanceof RequestError
        ? { code: 'BAD_REQUEST', message: error.message }
        : { code: 'CLIENT_FAILED', message: describe(error) };
    return { id: request.id, error: failure };
  }
}

function describe(error) {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function refuse(code, message) {
  return { id: null, error: { code, message } };
}

/** Whatever encoding the reader assumes, ASCII reads the same. */
function asciiJson(value) {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function write(text) {
  process.stdout.write(text);
  if (process.stdout.writableLength > MAX_UNREAD_BYTES) {
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
