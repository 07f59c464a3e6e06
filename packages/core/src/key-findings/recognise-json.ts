import { type ExaminedKey, type KeyFinding, readingOfText } from './key-finding.ts';

/** A text that a JSON serializer put in quotes, or that Connect's JsonConverter wrapped with its schema. */
export function recogniseJson(key: ExaminedKey): KeyFinding[] {
  const { text } = key;
  if (text === undefined) return [];
  const value = parseJson(text);
  if (typeof value === 'string') {
    return [{ name: 'json-string', params: { text: value }, instead: [readingOfText(key, 'string', value)] }];
  }
  if (!isEnvelope(value)) return [];
  const { payload } = value;
  const payloadText = JSON.stringify(payload);
  // Without schemas.enable the converter writes the payload alone; a StringConverter would write it without quotes.
  const texts = typeof payload === 'string' ? [payload, payloadText] : [payloadText];
  return [
    {
      name: 'json-envelope',
      params: { text: payloadText },
      instead: texts.map((one) => readingOfText(key, one === payload ? 'string' : 'payload', one)),
    },
  ];
}

/** The JSON string that a text is, without its quotes. */
export function jsonStringOf(text: string): string | undefined {
  const value = parseJson(text);
  return typeof value === 'string' ? value : undefined;
}

function parseJson(text: string): unknown {
  // White space around it is JSON's to allow and another finding's to tell.
  if (!/^["{].*["}]$/s.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is { payload: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).sort().join() === 'payload,schema';
}
