import { MAX_PARTITION_COUNT } from '@keyway/core/check-partition-count';
import { CoreError } from '@keyway/core/core-error';
import { type KeyType, serializeKey } from '@keyway/core/serialize-key';

/** Forms of a line that tells a record's key and partition. */
export const IDENTIFY_INPUTS = ['key-partition', 'partition-key', 'console', 'json'] as const;
export type IdentifyInput = (typeof IDENTIFY_INPUTS)[number];

/** How the bytes of a key are written. */
export const IDENTIFY_KEY_FORMATS = ['text', 'hex', 'base64'] as const;
export type IdentifyKeyFormat = (typeof IDENTIFY_KEY_FORMATS)[number];

/** How lines are read; what is left out is found out or usual. */
export interface IdentifyLineOptions {
  input?: IdentifyInput;
  keyFormat?: IdentifyKeyFormat;
  keyType?: KeyType;
  /** What stands for a record without a key. */
  nullText?: string;
}

/** A record as its line tells it, or what is wrong with the line. */
export type IdentifyLine = { key: Uint8Array | null; partition: number } | { problem: string };

/** Reads line after line; the first that has a form decides it for all. */
export interface IdentifyLineParser {
  parse(line: Uint8Array): IdentifyLine;
  /** undefined until a line had a form. */
  input(): IdentifyInput | undefined;
}

/** The key as it stands in the line, one character a byte; null where the form itself says that there is none. */
type Fields = { key: string | null; bytes?: Uint8Array; partition: string } | { problem: string };

const CONSOLE_TIMESTAMP = '(?:(?:CreateTime|LogAppendTime|NoTimestampType):-?\\d+\\t|NO_TIMESTAMP\\t)?';
/** The fields of Kafka's DefaultMessageFormatter before the key, in its order since 2.7; headers have no mark. */
const CONSOLE_LINE = new RegExp(
  `^${CONSOLE_TIMESTAMP}Partition:(\\d+)(?:\\t(?:Offset|Delivery|Epoch):[\\w-]+)*(?:\\t([^]*))?$`,
);

/**
 * A parser of records.
 * Forms: `key<TAB>partition` (the last tab splits), `partition<TAB>key` (only when told), what kafka-console-consumer
 * prints with print.partition and print.key, and JSON with `key` or `keyHex` and `partition`.
 */
export function createIdentifyLineParser(options: IdentifyLineOptions): IdentifyLineParser {
  let input = options.input;
  return {
    input: () => input,
    parse: (line) => {
      // One character a byte: what is not UTF-8 survives, and tabs and digits are what they are.
      const text = Buffer.from(line).toString('latin1');
      const form = input ?? detect(text);
      if (form === undefined) {
        return {
          problem: /^\s*[{[]\s*$/.test(text)
            ? 'JSON over several lines; print one object a line'
            : 'expected a key, a tab and a partition, or one of the forms in --help',
        };
      }
      const fields = READERS[form](text, line);
      if ('problem' in fields) return fields;
      const partition = partitionOf(fields.partition);
      if (partition === undefined) {
        return { problem: `expected a partition in digits, got ${JSON.stringify(fields.partition)}` };
      }
      input = form;
      return withKey(fields, partition, form, options);
    },
  };
}

const READERS: Readonly<Record<IdentifyInput, (text: string, line: Uint8Array) => Fields>> = {
  'key-partition': (text) => {
    const tab = text.lastIndexOf('\t');
    if (tab === -1) return { problem: 'expected a key, a tab and a partition; there is no tab' };
    return { key: text.slice(0, tab), partition: text.slice(tab + 1).trim() };
  },
  'partition-key': (text) => {
    const tab = text.indexOf('\t');
    if (tab === -1) return { problem: 'expected a partition, a tab and a key; there is no tab' };
    return { key: text.slice(tab + 1), partition: text.slice(0, tab).trim() };
  },
  console: readConsoleLine,
  json: readJsonLine,
};

function detect(text: string): IdentifyInput | undefined {
  if (CONSOLE_LINE.test(text)) return 'console';
  if (/^\s*\{.*\}\s*$/.test(text)) return 'json';
  return /\t\s*\d+\s*$/.test(text) ? 'key-partition' : undefined;
}

function readConsoleLine(text: string): Fields {
  const [, partition, rest] = CONSOLE_LINE.exec(text) ?? [];
  if (partition === undefined) {
    return {
      problem:
        'expected Partition:N before the key; a value with line ends in it breaks lines, so add print.value=false',
    };
  }
  if (rest === undefined) return { problem: 'there is no key; add print.key=true' };
  const tab = rest.indexOf('\t');
  const key = tab === -1 ? rest : rest.slice(0, tab);
  if (key === 'NO_HEADERS') {
    return { problem: 'headers cannot be told from a key; leave print.headers out' };
  }
  return { key, partition };
}

function readJsonLine(text: string, line: Uint8Array): Fields {
  let record: unknown;
  // kcat -J writes the bytes of a key as they are. Where they are not UTF-8 each byte is read as one character, which
  // can be undone below; UTF-8 is read as what it is.
  const utf8 = Buffer.from(line).toString();
  const isUtf8 = Buffer.from(utf8).equals(line);
  try {
    record = JSON.parse(isUtf8 ? utf8 : text);
  } catch (error) {
    return { problem: `not JSON on one line: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (typeof record !== 'object' || record === null) return { problem: 'expected a JSON object' };
  const { key = null, keyHex, partition } = record as Record<string, unknown>; // any object has any field, or undefined
  const place = typeof partition === 'number' ? String(partition) : JSON.stringify(partition ?? null);
  if (typeof keyHex === 'string') {
    const bytes = bytesOf(keyHex, 'hex');
    return bytes
      ? { key: keyHex, bytes, partition: place }
      : { problem: `expected hex pairs in keyHex, got ${keyHex}` };
  }
  if (key === null) return { key, partition: place };
  if (typeof key !== 'string') {
    return {
      problem: `the key is no text but ${JSON.stringify(key)}, and its bytes are not known; print keys as hex`,
    };
  }
  return { key: isUtf8 ? Buffer.from(key).toString('latin1') : key, partition: place };
}

function withKey(
  { key, bytes, partition: _ }: Exclude<Fields, { problem: string }>,
  partition: number,
  form: IdentifyInput,
  { keyFormat = 'text', keyType, nullText }: IdentifyLineOptions,
): IdentifyLine {
  if (bytes !== undefined) return { key: bytes, partition };
  const isNull = key === null || (form !== 'json' && key === (nullText ?? usualNullText(form)));
  // Between tabs nothing tells an empty key from none.
  const isNothing = key === '' && (form === 'key-partition' || form === 'partition-key');
  if (isNull || isNothing) return { key: null, partition };
  // A text is taken as the bytes that came, UTF-8 or not.
  if (keyType !== undefined && keyType !== 'string') return serialized(key, partition, keyType);
  const decoded = bytesOf(key, keyFormat);
  return decoded
    ? { key: decoded, partition }
    : { problem: `expected a key in ${keyFormat}, got ${JSON.stringify(key)}` };
}

/** kcat -Z prints NULL, the console consumer null. */
function usualNullText(form: IdentifyInput): string {
  return form === 'console' ? 'null' : 'NULL';
}

function serialized(key: string, partition: number, keyType: KeyType): IdentifyLine {
  try {
    return { key: serializeKey(keyType, Buffer.from(key, 'latin1').toString()), partition };
  } catch (error) {
    if (error instanceof CoreError) return { problem: error.message };
    throw error;
  }
}

function bytesOf(key: string, format: IdentifyKeyFormat): Uint8Array | undefined {
  if (format === 'text') return Buffer.from(key, 'latin1');
  const pattern = format === 'hex' ? /^([\da-f]{2})*$/i : /^([\w+/-]{4})*([\w+/-]{2}(==)?|[\w+/-]{3}=?)?$/;
  return pattern.test(key) ? Buffer.from(key, format) : undefined;
}

function partitionOf(digits: string): number | undefined {
  const partition = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
  return partition < MAX_PARTITION_COUNT ? partition : undefined;
}
