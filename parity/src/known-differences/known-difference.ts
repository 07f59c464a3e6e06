import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '@keyway/checker/json';
import type { OracleCall } from '@keyway/checker/oracle-protocol';
import { createSchemaCheck } from '../create-schema-check.ts';

/**
 * A difference that is documented, and no failure. It is scoped so that it cannot hide another: vector cases by their
 * ids, generated cases by oracle and assignor or client.
 */
export interface KnownDifference {
  id: string;
  oracle: string;
  assignor?: string;
  client?: string;
  call?: string;
  generated?: boolean;
  /** Codes of errors that generated groups may get; then every other answer must agree exactly. */
  errors?: readonly string[];
  violations?: readonly string[];
  caseIds?: 'any' | readonly string[];
  reason: string;
  link: string;
  /** A call with its fields, what is expected and what comes instead; an error is written `{"error":"CODE"}`. */
  example: JsonObject;
}

const folder = new URL('./', import.meta.url);
const SCHEMA = 'known-differences.schema.json';
const checkFile = createSchemaCheck(new URL(SCHEMA, folder));

/**
 * Reads every file of known differences, by id.
 * @throws {Error} KNOWN_DIFFERENCE_INVALID for a file that is not what the schema says, or an id that is there twice
 */
export function readKnownDifferences(): KnownDifference[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== SCHEMA);
  const all = files.flatMap((file) =>
    parseKnownDifferences(file, readFileSync(new URL(file, folder), 'utf8')),
  );
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index);
  if (twice) {
    throw new Error(
      `KNOWN_DIFFERENCE_INVALID: id "${twice.id}" expected once, got twice; rename one of them`,
    );
  }
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Reads the text of one file.
 * @param file - its name, for messages
 * @throws {Error} KNOWN_DIFFERENCE_INVALID
 */
export function parseKnownDifferences(file: string, text: string): KnownDifference[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`KNOWN_DIFFERENCE_INVALID: ${file} expected JSON; correct it (${cause})`, { cause });
  }
  const problem = checkFile(value);
  if (problem !== undefined) {
    throw new Error(`KNOWN_DIFFERENCE_INVALID: ${file} ${problem}; write it as ${SCHEMA} says`);
  }
  return value as KnownDifference[]; // The schema was the proof.
}

/** What it is about, in one word: the assignor, the client or the call. */
export function subjectOf({ assignor, client, call, example }: KnownDifference): string {
  return assignor ?? client ?? call ?? String(example.call);
}

/** The call of the example, without what was expected and what came. */
export function exampleCall({ example }: KnownDifference): OracleCall {
  const { expected: _, actual: _1, ...call } = example;
  // A call that is none is refused by whoever is asked, and then the example does not hold.
  return call as unknown as OracleCall;
}

/** Whether it excuses an answer to a call of this oracle, whichever vector case or generated case it is. */
export function concernsCall(known: KnownDifference, oracleId: string, call: OracleCall): boolean {
  if (known.oracle !== oracleId) return false;
  if (known.assignor !== undefined) return call.call === 'assign' && call.assignor === known.assignor;
  if (known.client !== undefined) return call.call === 'partition' && call.client === known.client;
  return call.call === (known.call ?? known.example.call);
}
