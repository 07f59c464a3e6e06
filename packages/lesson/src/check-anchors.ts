import { offsetOf, reportInline } from './inline-place.ts';
import type { TakenIds } from './lesson-id.ts';
import type { LessonReader } from './lesson-reader.ts';

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Reports links to an anchor that no heading of the lesson has. */
export function checkAnchors(reader: LessonReader, ids: TakenIds): void {
  for (const token of reader.tokens) {
    for (const child of token.children ?? []) {
      const href = child.type === 'link_open' ? String(child.attrGet('href') ?? '') : '';
      if (!href.startsWith('#') || ids.has(decode(href.slice(1)))) continue;
      const message = `no section of this lesson is called "${href}"; name one by its {#id}`;
      reportInline(reader.context, token, offsetOf(child), 'LINK_TARGET', message);
    }
  }
}
