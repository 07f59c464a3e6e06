import { fstatSync } from 'node:fs';
import { CoreError } from '@keyway/core/core-error';
import { type KeyType, keyTypes, serializeKey } from '@keyway/core/serialize-key';
import { type Command, Option } from 'commander';
import { readByteLines } from './read-byte-lines.ts';
import { UsageError } from './usage-error.ts';

/** How keys are written, on the command line as on standard input. */
export interface KeyOptions {
  /** Short for the key type `bytes`. */
  hex?: true;
  keyType?: KeyType;
}

/** A key as it was given, and as it is hashed. */
export interface InputKey {
  /** The argument in UTF-8, or the line as it is. */
  given: Uint8Array;
  bytes: Uint8Array;
  /** For messages: `line 3`, `key 1`. */
  place: string;
}

/** The part of a help text that says how keys are read. */
export const KEY_HELP = `
Keys on the command line are UTF-8 text. Without one, keys are read from standard input, one a line (LF or CRLF), as
the bytes they are, UTF-8 or not; an empty line is an empty key (a key all the same, not a missing one).
--key-type int and the like read each key as a value and hash what Kafka's serializer makes of it: 42 is the 4 bytes
0000002a. --hex reads pairs of hex digits. A key that begins with a minus goes behind "--".
`;

/** Adds the options that say how keys are written. */
export function addKeyOptions(command: Command): Command {
  return command
    .addOption(new Option('--hex', 'keys are hex pairs, such as 757365722d31').conflicts('keyType'))
    .addOption(new Option('--key-type <type>', 'keys are values of this type').choices(keyTypes));
}

/**
 * The keys of a command: its arguments, else the lines of standard input.
 * @param whenNone - keys for a call with neither; undefined: such a call is refused
 * @throws {UsageError} for a key that is not of its type, naming its place
 */
export async function* readKeys(
  texts: readonly string[],
  options: KeyOptions,
  whenNone?: () => readonly string[],
): AsyncGenerator<InputKey> {
  const type = options.hex ? 'bytes' : (options.keyType ?? 'string');
  if (texts.length === 0 && hasInput()) {
    let number = 0;
    for await (const line of readByteLines(process.stdin)) {
      number += 1;
      yield { given: line, bytes: keyBytes(type, line, number, 'line'), place: `line ${number}` };
    }
    return;
  }
  const named = texts.length > 0 ? texts : whenNone?.();
  if (named === undefined) throw new UsageError('no key given; name keys, or pipe them in, one a line');
  for (const [index, text] of named.entries()) {
    const given = Buffer.from(text);
    yield { given, bytes: keyBytes(type, given, index + 1, 'key'), place: `key ${index + 1}` };
  }
}

/** Whether something is piped or redirected into the program; a terminal is not, nor is nothing at all. */
export function hasInput(): boolean {
  const input = fstatSync(0);
  return input.isFIFO() || input.isFile() || input.isSocket();
}

/** A text is hashed as the bytes it came in, so that one that is not UTF-8 is not changed on the way. */
function keyBytes(type: KeyType, given: Uint8Array, number: number, unit: 'line' | 'key'): Uint8Array {
  if (type === 'string') return given;
  try {
    // Only null serializes to null.
    return serializeKey(type, Buffer.from(given).toString()) ?? given;
  } catch (error) {
    if (error instanceof CoreError) throw new UsageError(`${unit} ${number}: ${error.message}`);
    throw error;
  }
}
