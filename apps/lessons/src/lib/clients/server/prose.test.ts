import { expect, test } from 'vitest';
import { createProse } from './prose.ts';

test('Latin words in Hindi are marked as English, code is not', () => {
  const prose = createProse('hi');
  expect(prose.line('Java `murmur2` लेता है।')).toBe(
    '<span lang="en">Java</span> <code translate="no">murmur2</code> लेता है।',
  );
  expect(prose.plain('Java जैसा')).toBe('<span lang="en">Java</span> जैसा');
});

test('a short text without Markdown is a paragraph, in every language', () => {
  expect(createProse('es').line('nada')).toBe('nada');
  expect(createProse('en').blocks('none\n\nnone')).toBe('<p>none</p>\n<p>none</p>\n');
});

test('a command is a block that the keyboard can scroll, its signs escaped', () => {
  expect(createProse('en').blocks("```sh\nkcat -f '%k\\t%p\\n' <x\n```")).toBe(
    '<pre tabindex="0"><code translate="no">kcat -f \'%k\\t%p\\n\' &lt;x\n</code></pre>',
  );
});

test('two paragraphs are no line, and bad Markdown is named', () => {
  const prose = createProse('en');
  expect(() => prose.line('one\n\ntwo')).toThrow(/PROSE_LINE/);
  expect(() => prose.blocks('![picture](no.svg)')).toThrow(/PROSE_INVALID/);
});
