import type { Source } from '@keyway/lesson/model';
import type { Language } from '@keyway/quiz/question';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import CodeCell from '../drawn/CodeCell.svelte';
import Figure from '../drawn/Figure.svelte';
import Sources from '../drawn/Sources.svelte';
import WorkedAssignment from '../drawn/WorkedAssignment.svelte';
import WorkedKeyPartitions from '../drawn/WorkedKeyPartitions.svelte';
import WorkedRangeSteps from '../drawn/WorkedRangeSteps.svelte';
import LabHost from '../labs/LabHost.svelte';
import type { LabName } from '../labs/lab-names.ts';
import type { LabProps } from '../labs/lab-props.ts';
import type {
  DrawnBlock,
  LabChoice,
  PageBlock,
  PageSection,
  PartSection,
  VariantChoice,
} from '../page/page-lesson.ts';
import { StaticHtml } from '../page/static-html.ts';
import type { WorkedTable } from '../page/worked-table.ts';
import { assignmentKind } from '../questions/kinds/assignment-kind.ts';
import { codeKind } from '../questions/kinds/code-kind.ts';
import { numberKind } from '../questions/kinds/number-kind.ts';
import { partitionKind } from '../questions/kinds/partition-kind.ts';
import { traceKind } from '../questions/kinds/trace-kind.ts';
import { printedSeed } from '../questions/printed-seed.ts';
import QuestionHost from '../questions/QuestionHost.svelte';
import type { QuestionKindParts } from '../questions/question-kind.ts';
import type { DrawnKind } from '../questions/words/words.ts';
import { drawnWordsOf } from '../words/drawn-words-of.ts';
import type { DrawnWords } from '../words/words.ts';
import type { StaticHtmlMaker } from './static-html-maker.ts';

const LABS = import.meta.glob<Component<LabProps<never>>>('../labs/*/Lab.svelte', {
  eager: true,
  import: 'default',
});

const KINDS: Record<DrawnKind, QuestionKindParts> = {
  number: numberKind,
  partition: partitionKind,
  assignment: assignmentKind,
  trace: traceKind,
  code: codeKind,
};

/** Draws all that no reader can act on; runs of it become one piece of HTML. */
export function drawSections(
  sections: readonly PartSection[],
  language: Language,
  toStatic: StaticHtmlMaker,
): PageSection[] {
  const words = drawnWordsOf(language);
  return sections.map(({ id, titleHtml, parts }) => {
    const blocks: PageBlock[] = [];
    let run = '';
    function endRun(): void {
      if (run !== '') blocks.push({ kind: 'static', content: toStatic(run) });
      run = '';
    }
    for (const part of parts) {
      if (part.kind === 'question') {
        endRun();
        blocks.push(part);
      } else if (part.kind === 'variant') {
        endRun();
        blocks.push({ ...part, content: toStatic(drawVariant(part, language)) });
      } else if (part.kind === 'lab') {
        endRun();
        blocks.push({ ...part, content: toStatic(drawLab(part, language)) });
      } else run += drawBlock(part, words, language);
    }
    endRun();
    return { id, title: toStatic(titleHtml), blocks };
  });
}

function drawBlock(part: DrawnBlock, words: DrawnWords, language: Language): string {
  switch (part.kind) {
    case 'prose':
      return `<div class="prose">${part.html}</div>`;
    case 'code':
      return draw(CodeCell, { cell: part, words: words.code, language });
    case 'figure':
      return draw(Figure, { figure: part, words: words.figure });
    case 'worked':
      return drawTable(part.table, words.worked);
  }
}

function drawTable(table: WorkedTable, words: DrawnWords['worked']): string {
  switch (table.name) {
    case 'key-partitions':
      return draw(WorkedKeyPartitions, { table, words });
    case 'range-steps':
      return draw(WorkedRangeSteps, { table, words });
    case 'assignment':
      return draw(WorkedAssignment, { table, words });
  }
}

/** A lab as it starts. It looks as the living one will, which takes its place. */
function drawLab({ name, start }: LabChoice, language: Language): string {
  return draw(LabHost, { Lab: labOf(name), start, language });
}

/** A question with the values of paper. It looks as the living one will, which takes its place. */
function drawVariant(part: VariantChoice, language: Language): string {
  const content = new StaticHtml(0, '');
  const props = {
    kind: KINDS[part.question.kind],
    part: { ...part, content },
    seed: printedSeed(part.id),
    language,
  };
  return draw(QuestionHost, props, part.id);
}

function labOf(name: LabName): Component<LabProps<never>> {
  const lab = LABS[`../labs/${name}/Lab.svelte`];
  if (!lab) throw new Error(`src/lib/labs/${name}: expected a Lab.svelte, found none`);
  return lab;
}

/** The list of sources that a lesson's front matter names. */
export function drawSources(sources: Source[]): string {
  return draw(Sources, { sources });
}

/** A component as plain HTML. Svelte's marks go: among those of the page around it they would be taken for its own. */
function draw<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  idPrefix = '',
): string {
  return render(component, { props, idPrefix }).body.replace(/<!--[\s\S]*?-->/g, '');
}
