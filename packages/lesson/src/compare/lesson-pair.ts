import type { Block, Diagnostic, Lesson, Section } from '../model.ts';

/** A translation beside the lesson it is held against; problems are the translation's. */
export interface LessonPair {
  original: Lesson;
  translation: Lesson;
  report: (line: number, code: string, message: string) => void;
}

/** The last part of a path: `hi.md`. Messages name a sister file so. */
export function fileName(lesson: Lesson): string {
  return lesson.path.split('/').at(-1) ?? lesson.path;
}

/** A pair whose reports go into a list. */
export function pairOf(original: Lesson, translation: Lesson, diagnostics: Diagnostic[]): LessonPair {
  const { path } = translation;
  const report = (line: number, code: string, message: string): void => {
    diagnostics.push({ path, line, column: 1, code, message });
  };
  return { original, translation, report };
}

/** A section of the original and the one of the same id in the translation. */
export interface SectionPair {
  original: Section;
  translation: Section;
}

/** The sections that both lessons have, in the order of the original. */
export function commonSections({ original, translation }: LessonPair): SectionPair[] {
  const byId = new Map(translation.sections.map((section) => [section.id, section]));
  return original.sections.flatMap((section) => {
    const same = byId.get(section.id);
    return same === undefined ? [] : [{ original: section, translation: same }];
  });
}

/** The blocks of one kind in a section, in order. */
export function blocksOfKind<K extends Block['kind']>(
  section: Section,
  kinds: readonly K[],
): (Block & { kind: K })[] {
  return section.blocks.filter((block): block is Block & { kind: K } =>
    kinds.some((kind) => kind === block.kind),
  );
}

/** How a message names a section. */
export function sectionName(section: Section): string {
  return section.id === '' ? 'the text before the first section' : `section "${section.id}"`;
}
