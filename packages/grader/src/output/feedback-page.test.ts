import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptFile, gradeFolder, scratchFolder, writeFiles } from '../../test/class-folder.ts';
import { smallCourse } from '../../test/small-course.ts';
import { feedbackName } from './feedback-name.ts';

const course = smallCourse();

/** The page of a student who chose the wrong option of `one`. */
async function pageIn(language: string, name = 'A'): Promise<string> {
  const folder = await scratchFolder();
  await writeFiles(folder, {
    'hands/a.json': attemptFile(course, 's1', { one: ['c'], several: ['a'] }),
    'roster.csv': `id,name,language\ns1,"${name}",${language}\n`,
  });
  await gradeFolder(course, path.join(folder, 'hands'), path.join(folder, 'out'), {
    roster: path.join(folder, 'roster.csv'),
  });
  return readFile(path.join(folder, 'out', 'feedback', 's1.html'), 'utf8');
}

describe('the page speaks the language of the student', () => {
  test.each([
    ['hi', '2 में से 0.5 अंक', 'सही नहीं · 0 / 1', 'अपने hash से', 'एक सही विकल्प पर निशान नहीं लगा है।'],
    ['es', '0,5 de 2 puntos', 'No es correcto · 0 / 1', 'Por su hash', 'Falta marcar una opción correcta.'],
    ['en', '0.5 of 2 points', 'Not right · 0 / 1', 'By its hash', 'One right option is not ticked.'],
  ])('%s', async (language, ...sentences) => {
    const html = await pageIn(language);
    const plain = html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '');
    expect(html).toContain(`<html lang="${language}">`);
    for (const sentence of sentences) expect(plain).toContain(sentence);
  });
});

test('it shows what is said of the chosen option alone, and the explanation', async () => {
  const html = await pageIn('en');
  expect(html).toContain('said of c');
  expect(html).not.toContain('said of b');
  expect(html).toContain('Because.');
});

test('it needs no network and no script, and a name is text whatever it holds', async () => {
  const html = await pageIn('en', '<script>alert(1)</script><img src=x onerror=alert(1)>');
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|<img|<link|<[^>]*\ssrc=|@import|url\(/i);
  expect(html).toContain('&lt;script&gt;');
});

describe('the name of a page', () => {
  test.each([
    ['s-017', 's-017.html'],
    ['42', '42.html'],
  ])('%s', (id, name) => {
    expect(feedbackName(id)).toBe(name);
  });

  test('is safe for any id, and no two ids share one on a system that takes A for a', () => {
    const names = new Map<string, string>();
    const odd = [
      'CON',
      'con',
      'Con',
      '..',
      '.',
      '/',
      'a/b',
      'a\\b',
      'A',
      'a',
      'आशा',
      'nul',
      'x'.repeat(200),
      ' ',
    ];
    for (const id of odd) names.set(feedbackName(id).toLowerCase(), id);
    expect(names.size).toBe(odd.length);
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(feedbackName(id)).toMatch(/^[a-z0-9][a-z0-9_-]*(~[0-9a-f]{12})?\.html$/);
      }),
    );
  });
});
