import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import type { Message } from './messages.ts';

/** The parameters that the forms of a message name; `count` may be left to the words. */
function parametersOf(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : [message.one, message.other];
  const names = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].filter((name) => name !== 'count').sort();
}

describe.each(Object.keys(en) as (keyof typeof en)[])('%s', (key) => {
  test('names the same parameters in every language', () => {
    expect([parametersOf(hi[key]), parametersOf(es[key])]).toEqual([
      parametersOf(en[key]),
      parametersOf(en[key]),
    ]);
  });

  test('is plural in all languages or in none', () => {
    expect([typeof hi[key], typeof es[key]]).toEqual([typeof en[key], typeof en[key]]);
  });
});

test('Hindi is in Devanagari, with a danda and no nukta in बाकी, खाली, गलत', () => {
  const texts = Object.values(hi).flatMap(
    (message) => Object.values(Object(message)).join('') || String(message),
  );
  expect(texts.join(' ').normalize('NFD')).not.toMatch(/बाक़ी|ख़ाली|ग़लत|\.(\s|$)/u);
});
