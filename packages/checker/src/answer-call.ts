import { readFileSync } from 'node:fs';
import { clientIds, type Key, partition } from '@keyway/core/clients/partition';
import { CoreError } from '@keyway/core/core-error';
import type { Charset } from '@keyway/core/encode-charset';
import { bytesOfHex, hexOfBytes } from '@keyway/core/hex';
import { murmur2 } from '@keyway/core/murmur2';
import { replayBuiltinCase } from '@keyway/core/partitioners/replay-builtin-case';
import { type KeyType, serializeKey } from '@keyway/core/serialize-key';
import { answerAssign, assignorNames } from './answer-assign.ts';
import type { JsonObject } from './json.ts';
import type { OracleAnswer, OracleIdentity } from './oracle-protocol.ts';
import { readBuiltinCase } from './read-builtin-case.ts';
import { numberField, RequestError, textField, textOrNullField, utf16Field } from './request-fields.ts';

const CALLS: Readonly<Record<string, (request: JsonObject) => OracleAnswer>> = {
  hello: () => ({ ok: { ...coreIdentity } }),
  murmur2: (request) => ({ ok: murmur2(bytesOfHex(textField(request, 'keyHex'))) }),
  partition: answerPartition,
  serialize: answerSerialize,
  assign: answerAssign,
  'builtin-partitioner': (request) => ({ ok: replayBuiltinCase(readBuiltinCase(request)) }),
};

/** What our core says of itself as an oracle. */
export const coreIdentity: OracleIdentity = {
  name: 'keyway',
  version: readVersion(),
  language: 'typescript',
  calls: Object.keys(CALLS).filter((call) => call !== 'hello'),
  clients: clientIds,
  assignors: assignorNames,
};

/**
 * Answers one request of the oracle protocol with our own core.
 * @param request - a parsed request; its id plays no part
 * @returns an error answer for an unknown call, a missing field and whatever the core refuses; never throws for those
 */
export function answerCall(request: JsonObject): OracleAnswer {
  try {
    const name = textField(request, 'call');
    const answer = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (answer) return answer(request);
    const known = Object.keys(CALLS).join(', ');
    throw new RequestError('CALL_UNKNOWN', `"call" expected one of ${known}, got ${JSON.stringify(name)}`);
  } catch (error) {
    if (error instanceof RequestError || error instanceof CoreError) {
      return { error: { code: error.code, message: error.message } };
    }
    // The core answers a value of the wrong type with a TypeError; here that is the asker's mistake, too.
    if (error instanceof TypeError) return { error: { code: 'REQUEST_INVALID', message: error.message } };
    throw error;
  }
}

function answerPartition(request: JsonObject): OracleAnswer {
  const client = textField(request, 'client');
  const placement = partition(client, readKey(request), numberField(request, 'partitions'));
  return { ok: placement.kind === 'partition' ? placement.partition : null };
}

function readKey(request: JsonObject): Key {
  const text = utf16Field(request);
  if (text !== undefined) return text;
  const keyHex = textOrNullField(request, 'keyHex');
  return keyHex === null ? null : bytesOfHex(keyHex);
}

function answerSerialize(request: JsonObject): OracleAnswer {
  const type = textField(request, 'type');
  const value = utf16Field(request) ?? textOrNullField(request, 'value');
  const encoding = request.encoding === undefined ? 'UTF-8' : textField(request, 'encoding');
  // Unknown names of types and charsets are for serializeKey to refuse.
  const bytes = serializeKey(type as KeyType, value, { encoding: encoding as Charset });
  return { ok: bytes === null ? null : hexOfBytes(bytes) };
}

/** From package.json, which stands one folder up both from the sources and from what is built of them. */
function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { version: string }; // every package.json that npm accepts has one
  return version;
}
