import { labReaders } from '@keyway/lesson/containers/lab-readers';
import type { Reading } from '@keyway/lesson/containers/parameter-reader';
import { readAssignment } from '@keyway/lesson/containers/read-assignment';
import { readKeyPartitions } from '@keyway/lesson/containers/read-key-partitions';
import { readRangeSteps } from '@keyway/lesson/containers/read-range-steps';
import type { Block, ChoiceQuestionBlock, ContainerBlock, FigureBlock, Lesson } from '@keyway/lesson/model';
import type { CellLanguage } from '../cells/workers/messages.ts';
import { labNames } from '../labs/lab-names.ts';
import type { FigurePart, PartSection, QuestionPart } from '../page/page-lesson.ts';
import type { WorkedTable } from '../page/worked-table.ts';
import { drawnQuestion } from './drawn-question.ts';
import { highlightCode } from './highlight-code.ts';
import type { StaticHtmlMaker } from './static-html-maker.ts';
import { variantChoice } from './variant-choice.ts';
import { workAssignment } from './work-assignment.ts';
import { workKeyPartitions } from './work-key-partitions.ts';
import { workRangeSteps } from './work-range-steps.ts';

type Parts = PartSection['parts'];

const CELL_LANGUAGES: Record<string, CellLanguage> = {
  python: 'python',
  python3: 'python',
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  javascript: 'javascript',
};
const LANGUAGE_NAMES: Record<CellLanguage, string> = { python: 'Python', javascript: 'JavaScript' };

/** The sections of a lesson with everything computed that can be: code highlighted, tables worked out. */
export function partSections(lesson: Lesson, toStatic: StaticHtmlMaker): PartSection[] {
  const numbers = { code: 0, question: 0 };
  return lesson.sections.map(({ id, titleHtml, blocks }) => ({
    id,
    titleHtml,
    parts: blocks.flatMap((block) => blockParts(block, numbers, toStatic)),
  }));
}

function blockParts(
  block: Block,
  numbers: { code: number; question: number },
  toStatic: StaticHtmlMaker,
): Parts {
  switch (block.kind) {
    case 'prose':
      return [{ kind: 'prose', html: withoutEmptyHeadings(block.html) }];
    case 'code': {
      numbers.code++;
      const { language, output } = block;
      const known = CELL_LANGUAGES[language];
      const languageName = known ? LANGUAGE_NAMES[known] : language;
      const runsIn = block.isRunnable ? known : undefined;
      const html = highlightCode(block.code, language);
      return [{ kind: 'code', number: numbers.code, languageName, runsIn, html, output }];
    }
    case 'question': {
      const drawn = drawnQuestion(block);
      if (drawn === undefined) return [];
      numbers.question++;
      return [
        drawn.kind === 'question'
          ? questionPart(drawn, numbers.question, toStatic)
          : variantChoice(drawn, numbers.question),
      ];
    }
    case 'figure':
      return [figurePart(block)];
    default:
      return containerPart(block);
  }
}

function questionPart(
  question: ChoiceQuestionBlock,
  number: number,
  toStatic: StaticHtmlMaker,
): QuestionPart {
  const { id, options, isMultiple, explanationHtml } = question;
  return {
    kind: 'question',
    id,
    number,
    prompt: toStatic(question.promptHtml),
    options: options.map(({ id, html, isRight, feedbackHtml }) => ({
      id,
      content: toStatic(html),
      isRight,
      feedbackHtml,
    })),
    isMultiple,
    // With one option there is nothing to choose; the diagnostics say so.
    isGraded: question.isGraded && options.length > 1,
    explanationHtml,
  };
}

/** The corner of a table that has titles on two sides is no title: it would be read aloud as an empty one. */
function withoutEmptyHeadings(html: string): string {
  return html.replace(/<th[^>]*><\/th>/g, '<td></td>');
}

function figurePart({ alt, captionHtml, svg }: FigureBlock): FigurePart {
  const description = svg && /<desc[^>]*>([\s\S]*?)<\/desc>/.exec(svg)?.[1]?.trim();
  const viewBoxWidth = svg && /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)/.exec(svg)?.[1];
  return {
    kind: 'figure',
    alt,
    captionHtml,
    svg,
    widthUnits: viewBoxWidth ? Number(viewBoxWidth) : undefined,
    description: description ? unescapeXml(description) : undefined,
  };
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Draws a container; one with wrong parameters is in the diagnostics and is left out of the page. */
function containerPart({ kind, name, parameters }: ContainerBlock): Parts {
  if (kind === 'lab') return labPart(name, parameters);
  switch (`${kind} ${name}`) {
    case 'worked key-partitions':
      return worked(readValues(readKeyPartitions(parameters)).map(workKeyPartitions));
    case 'worked range-steps':
      return worked(readValues(readRangeSteps(parameters)).map(workRangeSteps));
    case 'worked assignment':
      return worked(readValues(readAssignment(parameters)).map(workAssignment));
    default:
      return [];
  }
}

function labPart(written: string, parameters: Record<string, unknown>): Parts {
  const name = labNames.find((known) => known === written);
  const reading = name && labReaders[name]?.(parameters);
  if (!name || !reading) return [];
  return readValues(reading).map((start) => ({ kind: 'lab', name, start }));
}

function readValues<T>(reading: Reading<T>): T[] {
  return 'value' in reading ? [reading.value] : [];
}

function worked(tables: WorkedTable[]): Parts {
  return tables.map((table) => ({ kind: 'worked', table }));
}
