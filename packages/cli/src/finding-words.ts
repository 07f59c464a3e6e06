import type { KeyFinding, KeyFindingName, KeyForm } from '@keyway/core/key-findings/key-finding';

const FINDINGS: Readonly<Record<KeyFindingName, (params: KeyFinding['params']) => string>> = {
  empty: () => 'no bytes: an empty key is a key and is hashed; a missing one is not',
  'schema-id': ({ schemaId }) =>
    `begins like a record of a schema registry: a zero byte and schema id ${schemaId}; a new schema is a new key`,
  'json-string': () => "a text in JSON's quotes; the quotes are hashed with it",
  'json-envelope': ({ text }) => `what Connect's JsonConverter writes with schemas.enable around ${text}`,
  'integer-bytes': ({ value, type }) => `could be the ${type} ${value}`,
  'integer-text': ({ value }) => `digits: the text ${value}, which is no integer to Kafka`,
  'uuid-text': () => "a UUID as text, which Java's UUIDSerializer writes in lower case",
  'uuid-bytes': ({ text }) => `could be the 16 bytes of the UUID ${text}`,
  'unicode-form': ({ form }) =>
    form === 'mixed'
      ? 'in neither of the forms that Unicode has for this text'
      : `in Unicode's ${form} form; the other looks the same and is another key`,
  'byte-order-mark': ({ charset }) => `begins with a byte order mark of ${charset}`,
  'trailing-nul': ({ count }) => `ends with ${counted(count, 'zero byte')}`,
  'trailing-line-end': () => 'ends with a line end, as from a file of another system',
  'trailing-whitespace': ({ count }) => `ends with ${counted(count, 'character')} of white space`,
  'leading-whitespace': ({ count }) => `begins with ${counted(count, 'character')} of white space`,
  'not-utf8': () => 'not UTF-8',
};

const FORMS: Readonly<Record<KeyForm, string>> = {
  string: 'as text',
  short: 'as a short',
  int: 'as an int',
  long: 'as a long',
  uuid: 'as a UUID of Java',
  'uuid-bytes': 'as 16 bytes',
  payload: 'its payload alone',
  composed: 'composed',
  decomposed: 'decomposed',
  stripped: 'without it',
  replaced: 'through a String, with U+FFFD for what is no UTF-8',
  'latin-1': 'if it was ISO-8859-1, as UTF-8',
};

/** What a finding about a key says, in English. */
export function describeFinding({ name, params }: KeyFinding): string {
  return FINDINGS[name](params);
}

/** The name of a form that a key may have, in English. */
export function describeForm(form: KeyForm): string {
  return FORMS[form];
}

function counted(count: string | number | undefined, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
