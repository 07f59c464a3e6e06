import type { CodeBlock } from '../model.ts';
import { blocksOfKind, commonSections, fileName, type LessonPair, sectionName } from './lesson-pair.ts';

/** Number, from 1, of the first line in which two texts differ. */
function firstDifference(a: string, b: string): number {
  const others = b.split('\n');
  const index = a.split('\n').findIndex((line, at) => line !== others[at]);
  return index < 0 ? a.split('\n').length : index + 1;
}

function compareCell(pair: LessonPair, original: CodeBlock, translation: CodeBlock): void {
  const name = fileName(pair.original);
  if (translation.language !== original.language || translation.isRunnable !== original.isRunnable) {
    const message = `in ${name} this block begins with another line; write the same language and the same "run"`;
    pair.report(translation.line, 'CODE_LANGUAGE_DIFFERS', message);
  }
  if (translation.code !== original.code) {
    const line = translation.line + firstDifference(translation.code, original.code);
    pair.report(
      line,
      'CODE_DIFFERS',
      `this line is not that of ${name}; code is the same in every language, copy it`,
    );
  }
  if (translation.output !== original.output) {
    const message = `the output of this cell is not that of ${name}; the same code prints the same, so copy it`;
    pair.report(translation.line, 'OUTPUT_DIFFERS', message);
  }
}

/** Reports code and outputs that a translation's sections do not share with the original's. */
export function compareCode(pair: LessonPair): void {
  for (const section of commonSections(pair)) {
    const originals = blocksOfKind(section.original, ['code']);
    const translations = blocksOfKind(section.translation, ['code']);
    if (originals.length !== translations.length) {
      const where = sectionName(section.original);
      const message = `${where} has ${translations.length} code blocks here and ${originals.length} in ${fileName(pair.original)}`;
      pair.report(section.translation.line, 'CODE_COUNT_DIFFERS', `${message}; use the same`);
      continue;
    }
    for (const [index, original] of originals.entries()) {
      const translation = translations[index];
      if (translation !== undefined) compareCell(pair, original, translation);
    }
  }
}
