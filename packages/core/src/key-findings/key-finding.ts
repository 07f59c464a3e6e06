import { encodeJavaUtf8 } from '../java-utf8.ts';
import { partitionForKey } from '../partition-for-key.ts';

/** What key bytes may be. Bytes may be several things at once, so findings are to be read as "this could be". */
export type KeyFindingName =
  /** No bytes at all: a key all the same, and not a missing one. */
  | 'empty'
  /** Confluent's prefix: a zero byte and the id of a schema in 4 bytes. `schemaId` */
  | 'schema-id'
  /** A text in JSON's quotes. `text` */
  | 'json-string'
  /** What Connect's JsonConverter writes with schemas.enable. `text`: the payload as JSON */
  | 'json-envelope'
  /** 2, 4 or 8 bytes of an integer. `value`, `type` */
  | 'integer-bytes'
  /** An integer in decimal digits. `value` */
  | 'integer-text'
  /** The 36 characters of a UUID. `text` */
  | 'uuid-text'
  /** The 16 bytes of a UUID. `text` */
  | 'uuid-bytes'
  /** A text that looks the same in another Unicode form. `form`: composed, decomposed or mixed */
  | 'unicode-form'
  /** A byte order mark at the start. `charset` */
  | 'byte-order-mark'
  /** Zero bytes after a text. `count` */
  | 'trailing-nul'
  /** A line end that a reader on another system left. `count` */
  | 'trailing-line-end'
  /** White space after a text. `count` in UTF-16 units */
  | 'trailing-whitespace'
  /** White space before a text. `count` in UTF-16 units */
  | 'leading-whitespace'
  /** Bytes that are no UTF-8 and nothing of the above. */
  | 'not-utf8';

/** Another form of what is probably the same key. */
export interface KeyReading {
  /** As which type of key, or what was done to the bytes. */
  form: KeyForm;
  /** The bytes that Java would then hash. */
  bytes: Uint8Array;
  /** Where the Java producer puts them. */
  partition: number;
}

/** `string` to `uuid`: Kafka's serializer of that type makes the bytes. */
export type KeyForm =
  | 'string'
  | 'short'
  | 'int'
  | 'long'
  | 'uuid'
  /** The 16 bytes of a UUID. */
  | 'uuid-bytes'
  /** What follows the prefix. */
  | 'payload'
  /** Unicode's composed (NFC) and decomposed (NFD) form. */
  | 'composed'
  | 'decomposed'
  /** Without what was found at its start or end. */
  | 'stripped'
  /** Read as UTF-8 and written again: each piece that is none becomes U+FFFD. */
  | 'replaced'
  /** Read as ISO-8859-1 and written as UTF-8. */
  | 'latin-1';

/** Something that the bytes of a key may be, and what Java would hash if it meant the same in another form. */
export interface KeyFinding {
  name: KeyFindingName;
  /** Values for a sentence about it, by the names in `KeyFindingName`. */
  params: Readonly<Record<string, string | number>>;
  /** Empty where there is nothing to compare with. */
  instead: readonly KeyReading[];
}

/** A key as the recognisers see it. */
export interface ExaminedKey {
  bytes: Uint8Array;
  /** The bytes as UTF-8, a byte order mark kept; undefined where they are none. */
  text: string | undefined;
  /** Whether the text has at least one character and no control characters but line ends and tabs. */
  isPrintable: boolean;
  partitionCount: number;
}

/** A reading by its bytes. */
export function readingOf({ partitionCount }: ExaminedKey, form: KeyForm, bytes: Uint8Array): KeyReading {
  return { form, bytes, partition: partitionForKey(bytes, partitionCount) };
}

/** A reading by its text, in UTF-8. */
export function readingOfText(key: ExaminedKey, form: KeyForm, text: string): KeyReading {
  return readingOf(key, form, encodeJavaUtf8(text));
}
