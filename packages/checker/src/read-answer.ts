import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { OracleAnswer, OracleIdentity } from './oracle-protocol.ts';

/** A line of an oracle as an answer, or what is wrong with it. */
export type ReadAnswer = { id: number; answer: OracleAnswer } | { problem: string };

/**
 * Reads one line that an oracle wrote: an object with the id of the request and exactly one of `ok`, `error`, `skipped`.
 * @param line - without its line end
 */
export function readAnswer(line: string): ReadAnswer {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { problem: 'it is not JSON' };
  }
  if (!isJsonObject(value)) return { problem: 'it is not a JSON object' };
  const { id } = value;
  if (id === null) return { problem: `a request did not reach it as JSON (${JSON.stringify(value.error)})` };
  if (typeof id !== 'number') return { problem: 'its "id" is not a number' };
  const answer = readBody(value);
  return answer ? { id, answer } : { problem: 'it has not exactly one of "ok", "error" and "skipped"' };
}

/** The hello answer as an identity; undefined when a field is missing or of another type. */
export function readIdentity(hello: Json): OracleIdentity | undefined {
  if (!isJsonObject(hello)) return undefined;
  const { name, version, language } = hello;
  const calls = texts(hello.calls);
  const clients = texts(hello.clients ?? []);
  const assignors = texts(hello.assignors ?? []);
  if (typeof name !== 'string' || typeof version !== 'string' || typeof language !== 'string')
    return undefined;
  if (!calls || !clients || !assignors) return undefined;
  return { name, version, language, calls, clients, assignors };
}

function readBody(value: JsonObject): OracleAnswer | undefined {
  const { ok, error, skipped } = value;
  if ([ok, error, skipped].filter((body) => body !== undefined).length !== 1) return undefined;
  if (ok !== undefined) return { ok };
  if (typeof skipped === 'string') return { skipped };
  if (!isJsonObject(error)) return undefined;
  const { code, message } = error;
  return typeof code === 'string' && typeof message === 'string' ? { error: { code, message } } : undefined;
}

function texts(value: Json | undefined): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.filter((item): item is string => typeof item === 'string');
  return items.length === value.length ? items : undefined;
}
