import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Lesson } from './model.ts';
import { parseLesson } from './parse-lesson.ts';

/** Pieces of everything that a lesson can hold, whole and broken. */
const pieces = [
  '---\n',
  'title: T\n',
  'id: 01-x\n',
  'follows: {language: hi, sections: {a: 1}}\n',
  'sources: [',
  '&a [*a]\n',
  '# ',
  '## ',
  '### ',
  ' {#id}',
  ' {#Bad Id}',
  '{#',
  '\n',
  '\n\n',
  '    ',
  '\t',
  '\r\n',
  '\r',
  '\0',
  '\uFEFF',
  '```',
  '```python\n',
  '```python run\n',
  '```question\n',
  '~~~\n',
  '`',
  '``',
  'kind: x\n',
  'id: q\n',
  'Output:\n',
  '**आउटपुट:**\n',
  'Salida: ',
  '**Question:** ',
  'Quiz:',
  'प्रश्न: ',
  '**Pregunta: x**',
  'Answer: ',
  '*उत्तर:* ',
  '- [ ] ',
  '- [x] ',
  '- []',
  '  - ',
  '1. ',
  '• ',
  '· ',
  '> ',
  '* ',
  '+ ',
  '***',
  '**',
  '_',
  '~~',
  '::: lab key\n',
  '::: worked x\n',
  '::: ',
  ':::\n',
  ':::: lab\n',
  'a: [1, {b: c}]\n',
  ': : :\n',
  '- !!js x\n',
  'n: .nan\n',
  '? [a]\n',
  '__proto__: {a: 1}\n',
  '{=',
  '{=partition user-1 6}',
  '{=bad}',
  '{="a } b" 1}',
  '}',
  '\\{=x}',
  '![alt](figures/a.svg)',
  ' — caption',
  '![',
  '](',
  ')',
  '[',
  ']',
  '{lang=en}',
  '[a]{lang=en}',
  '{lang=}',
  '[a](#b)',
  '<b>',
  '<script>',
  '<!--',
  '<https://example.org>',
  '<javascript:x>',
  '[r]: /x "t"\n',
  '[r]',
  'https://example.org/a_b',
  '| a | b |\n',
  '|---|:-:|\n',
  '| \\| |',
  '|',
  'Source: ',
  'कुंजी key',
  'word ',
  'def f(x):\n',
  'val x = {\n',
  '}\n',
  '; {;}',
  '&amp;',
  '&#0;',
  '\ud800',
  '\udc00',
  '🙂',
  '\u2028',
  '—',
  'Copiar código\n',
  'a'.repeat(130),
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
      maxLength: 20,
    })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const path = fc.constantFrom('en.md', '01-keys/hi.md', 'notes.txt', '', 'x/es.md');

const figure = fc.oneof(
  fc.constant(undefined),
  fc
    .array(
      fc.constantFrom(
        '<svg>',
        '</svg>',
        '<g id="a">',
        '</g>',
        '<use href="#a"/>',
        '<script>',
        '<title>t</title>',
        '&x;',
        '<!DOCTYPE x>',
        '<![CDATA[',
        ']]>',
        '"',
        ' x="1"',
        '<',
      ),
    )
    .map((parts) => parts.join('')),
);

function htmlOf(block: Block): string[] {
  if (block.kind === 'prose') return [block.html];
  if (block.kind === 'figure') return [block.captionHtml ?? '', block.svg ?? ''];
  if (block.kind !== 'question' || block.form !== 'choice') return [];
  return [
    block.promptHtml,
    block.explanationHtml ?? '',
    ...block.options.flatMap((option) => [option.html, option.feedbackHtml ?? '']),
  ];
}

function parse(source: string, at: string, svg: string | undefined): Lesson {
  return parseLesson(source, {
    path: at,
    resolveNumber: (expression) => (expression.includes('bad') ? { error: 'bad' } : { text: '<6>' }),
    readFigure: () => svg,
  });
}

const tags =
  /^(?:a|blockquote|br|code|del|div|em|h[1-6]|hr|li|ol|p|pre|s|span|strong|table|tbody|td|th|thead|tr|ul|svg|g|title|use)$/;
const attributes =
  /^(?: (?:href="(?:https?:|#|(?![a-z][a-z0-9+.-]*:|\/\/))[^"]*"|(?:rel|lang|translate|class|id|start|title|scope|role|tabindex|aria-label|aria-labelledby|x)="[^"]*"))*$/i;

test('property: whatever the text, the parser returns, with every problem at a place', () => {
  fc.assert(
    fc.property(text, path, figure, (source, at, svg) => {
      const lesson = parse(source, at, svg);
      for (const { line, column, code, message } of lesson.diagnostics) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(source.split(/\r\n?|\n/).length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(code).toMatch(/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/);
        expect(message).not.toBe('');
      }
      expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
    }),
    { numRuns: 4000 },
  );
});

test('property: what goes into a page holds known elements and harmless attributes only, and closes them', () => {
  fc.assert(
    fc.property(text, path, figure, (source, at, svg) => {
      for (const html of parse(source, at, svg).sections.flatMap((section) => [
        section.titleHtml,
        ...section.blocks.flatMap(htmlOf),
      ])) {
        const open: string[] = [];
        for (const [, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>?/gi)) {
          expect(name).toMatch(tags);
          expect(rest).toMatch(attributes);
          if (slash === '/') expect(open.pop()).toBe(name);
          else if (name !== 'br' && name !== 'hr') open.push(name);
        }
        expect(open).toEqual([]);
      }
    }),
    { numRuns: 4000 },
  );
});

test('property: ids of sections and questions are never one twice', () => {
  fc.assert(
    fc.property(text, path, (source, at) => {
      const { sections } = parse(source, at, undefined);
      const ids = sections.map((section) => section.id);
      const questions = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'question'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
    }),
    { numRuns: 1000 },
  );
});
