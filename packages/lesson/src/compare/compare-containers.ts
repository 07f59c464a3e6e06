import { blocksOfKind, commonSections, fileName, type LessonPair, sectionName } from './lesson-pair.ts';
import { isSameData } from './same-shape.ts';

/** The path of a figure without its language: `figures/key.hi.svg` and `figures/key.es.svg` are one figure. */
function figureStem(path: string): string {
  return path.replace(/\.[a-z]{2}(?:-[A-Za-z]+)?(\.[^.]+)$/, '$1');
}

/** Reports labs and worked tables of a translation that are not those of the original. */
export function compareContainers(pair: LessonPair): void {
  for (const section of commonSections(pair)) {
    const originals = blocksOfKind(section.original, ['lab', 'worked']);
    const translations = blocksOfKind(section.translation, ['lab', 'worked']);
    const length = Math.max(originals.length, translations.length);
    for (let index = 0; index < length; index++) {
      const there = originals[index];
      const here = translations[index];
      const isSame = here?.kind === there?.kind && here?.name === there?.name;
      if (isSame && isSameData(here?.parameters, there?.parameters)) continue;
      const what = there === undefined ? 'no lab or table here' : `"::: ${there.kind} ${there.name}"`;
      const message = `${sectionName(section.original)} has ${what} in ${fileName(pair.original)}; copy it as it is`;
      pair.report(here?.line ?? section.translation.line, 'CONTAINER_DIFFERS', message);
      break;
    }
  }
}

/** Reports figures that a translation's section lacks or has besides. */
export function compareFigures(pair: LessonPair): void {
  for (const section of commonSections(pair)) {
    const stems = blocksOfKind(section.original, ['figure']).map((figure) => figureStem(figure.path));
    const figures = blocksOfKind(section.translation, ['figure']);
    const at = figures.findIndex((figure, index) => figureStem(figure.path) !== stems[index]);
    if (at < 0 && figures.length >= stems.length) continue;
    const wanted = stems[at < 0 ? figures.length : at];
    const what = wanted === undefined ? 'no further figure' : `the figure "${wanted}"`;
    const message = `${sectionName(section.original)} has ${what} in ${fileName(pair.original)}; show the same figures`;
    pair.report(figures[at]?.line ?? section.translation.line, 'FIGURE_DIFFERS', message);
  }
}
