import type { Diagnostic, Lesson } from '../model.ts';
import { fileName } from './lesson-pair.ts';

/**
 * Reports sections of a translation that are older than what they follow: the digest in its front matter is not
 * that of the section as it stands.
 */
export function compareFollows(
  translation: Lesson,
  lessons: readonly Lesson[],
  diagnostics: Diagnostic[],
): void {
  const { follows, path } = translation;
  if (follows === undefined) return;
  const report = (line: number, code: string, message: string): void => {
    diagnostics.push({ path, line, column: 1, code, message });
  };
  const original = lessons.find((lesson) => lesson.language === follows.language && lesson !== translation);
  if (original === undefined) {
    const message = `it follows "${follows.language}", and there is no such lesson beside it; name one that is there`;
    report(1, 'FOLLOWS_LANGUAGE', message);
    return;
  }
  const name = fileName(original);
  const digests = new Map(original.sections.map((section) => [section.id, section.digest]));
  for (const [id, digest] of Object.entries(follows.sections)) {
    const current = digests.get(id);
    if (current === undefined) {
      report(
        1,
        'FOLLOWS_SECTION',
        `it follows a section "${id}", which is not in ${name}; take it out of "follows"`,
      );
      continue;
    }
    if (current === digest) continue;
    const line = translation.sections.find((section) => section.id === id)?.line ?? 1;
    const message = `${name} has changed in "${id}" since this was translated; follow it and write ${current} in "follows"`;
    report(line, 'FOLLOWS_STALE', message);
  }
  for (const section of translation.sections) {
    const current = digests.get(section.id);
    if (current === undefined || Object.hasOwn(follows.sections, section.id)) continue;
    const message = `"follows" does not say which "${section.id}" of ${name} this is; write ${current} there`;
    report(section.line, 'FOLLOWS_INCOMPLETE', message);
  }
}
