import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSync } from 'fontkit';
import type { Page } from 'playwright-core';
import { builtSite } from './site-server.ts';

/** Letters of examples that no font of the course holds and every system does. */
const OF_THE_SYSTEM = new Set('→😀');

let covered: Set<number> | undefined;

/** Letters that a page shows and that no font of the course holds, each once. */
export async function missingGlyphs(page: Page): Promise<string[]> {
  const letters = new Set(await page.evaluate(() => document.body.innerText));
  covered ??= coveredLetters();
  const { size } = covered;
  if (size === 0) throw new Error('the built site holds no font');
  return [...letters].filter((letter) => !OF_THE_SYSTEM.has(letter) && !isCovered(letter, covered));
}

function isCovered(letter: string, fonts: ReadonlySet<number> | undefined): boolean {
  // Spaces, line ends and signs that only steer the letters beside them draw nothing.
  return /[\s\p{Cf}]/u.test(letter) || fonts?.has(letter.codePointAt(0) ?? 0) === true;
}

function coveredLetters(): Set<number> {
  const folder = resolve(builtSite, '_app/immutable/assets');
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  return new Set(fonts.flatMap((file) => charactersOf(resolve(folder, file))));
}

function charactersOf(path: string): number[] {
  const font = openSync(path);
  if ('characterSet' in font) return font.characterSet;
  throw new Error(`${path} holds several fonts; the course ships one a file`);
}
