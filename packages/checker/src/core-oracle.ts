import { answerCall, coreIdentity } from './answer-call.ts';
import { asciiJson, isJsonObject, type JsonObject } from './json.ts';
import type { Oracle, OracleReply } from './oracle.ts';

/** Our own core as an oracle, in this process; it has nothing to close and cannot fail as a whole. */
export function createCoreOracle(): Oracle {
  return {
    identity: coreIdentity,
    // The call is made of JSON's types alone, which TypeScript does not see in an interface.
    ask: (call): Promise<OracleReply> => Promise.resolve(answerCall(call as unknown as JsonObject)),
    close: () => Promise.resolve(undefined),
  };
}

/**
 * Answers one line of the oracle protocol with our own core: what `keyway oracle` does with each line of its input.
 * @param line - a request as JSON, `{"id":1,"call":"murmur2","keyHex":"…"}`, without its line end
 * @returns the answer as JSON without a line end. A line that is no request with an integer id is answered with
 *   `{"id":null,"error":{"code":"REQUEST_NOT_JSON" | "REQUEST_INVALID","message":…}}`
 */
export function answerLine(line: string): string {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return refuse('REQUEST_NOT_JSON', 'the line is not JSON');
  }
  if (!isJsonObject(request)) return refuse('REQUEST_INVALID', 'the line expected a JSON object');
  const { id } = request;
  if (!Number.isInteger(id)) return refuse('REQUEST_INVALID', '"id" expected an integer');
  return asciiJson({ id, ...answerCall(request) });
}

function refuse(code: string, what: string): string {
  const message = `${code}: ${what}; write one request a line, such as {"id":1,"call":"hello"}`;
  return asciiJson({ id: null, error: { code, message } });
}
