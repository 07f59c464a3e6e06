import type { Language } from '@keyway/quiz/question';
import type { QuizQuestion } from '@keyway/quiz/quiz-question';
import type { CellLanguage } from '../cells/workers/messages.ts';
import type { LabName } from '../labs/lab-names.ts';
import type { StaticHtml } from './static-html.ts';
import type { WorkedTable } from './worked-table.ts';

/** A lesson as its page draws it: nothing in it is left to compute. */
export interface PageLesson {
  id: string;
  language: Language;
  title: string;
  summary: string;
  minutes: number | undefined;
  kafka: string | undefined;
  sections: PageSection[];
}

/** What stands under a heading; the id '' is what comes before the first one. */
export interface PageSection {
  id: string;
  title: StaticHtml;
  blocks: PageBlock[];
}

/** HTML that is only read: prose, code, figures and worked tables, as many as follow one another. */
export interface StaticPart {
  kind: 'static';
  content: StaticHtml;
}

/** What a page is made of: what is read, and what a reader acts on. */
export type PageBlock = StaticPart | QuestionPart | VariantPart | LabPart;

/** A section before it is drawn. */
export interface PartSection {
  id: string;
  titleHtml: string;
  parts: (DrawnBlock | QuestionPart | VariantChoice | LabChoice)[];
}

/** What is drawn when the site is built. */
export type DrawnBlock = ProsePart | CodePart | FigurePart | WorkedPart;

export interface ProsePart {
  kind: 'prose';
  html: string;
}

export interface CodePart {
  kind: 'code';
  /** From 1, in the order of the lesson. */
  number: number;
  /** For people: `Python`. */
  languageName: string;
  /** What a reader can run it in; undefined for code that is only read. */
  runsIn: CellLanguage | undefined;
  /** Highlighted with classes; its text is the code. */
  html: string;
  output: string | undefined;
}

export interface QuestionPart {
  kind: 'question';
  id: string;
  /** From 1, in the order of the lesson. */
  number: number;
  prompt: StaticHtml;
  options: PageOption[];
  /** More than one option is right, so boxes are ticked instead of one dot chosen. */
  isMultiple: boolean;
  /** False for a list to ponder. */
  isGraded: boolean;
  explanationHtml: string | undefined;
}

/** One option of a question. */
export interface PageOption {
  id: string;
  content: StaticHtml;
  isRight: boolean;
  /** For whoever chose it. */
  feedbackHtml: string | undefined;
}

/** A question that draws its values, drawn with those of paper; its code comes when the reader is near. */
export interface VariantPart extends VariantChoice {
  content: StaticHtml;
}

/** Which question, as it stands in the data of a page: without what a page must not hold. */
export interface VariantChoice {
  kind: 'variant';
  id: string;
  /** From 1, in the order of the lesson. */
  number: number;
  question: VariantQuizQuestion;
  /** Whether it can be asked with other values. */
  hasVariants: boolean;
}

/** A question of a kind other than choice. */
export type VariantQuizQuestion = Exclude<QuizQuestion, { kind: 'choice' }>;

export interface FigurePart {
  kind: 'figure';
  alt: string;
  captionHtml: string | undefined;
  /** Undefined when there is no such picture. */
  svg: string | undefined;
  /** Width of the drawing in its own units, of which 16 are the height of its text. */
  widthUnits: number | undefined;
  /** The picture in words, where they say more than the alt text. */
  description: string | undefined;
}

/** A lab, drawn as it starts; its code comes when the reader is near. */
export interface LabPart extends LabChoice {
  kind: 'lab';
  content: StaticHtml;
}

/** Which lab, and what it starts with: what that lab's reader read. */
export interface LabChoice {
  kind: 'lab';
  name: LabName;
  start: unknown;
}

export interface WorkedPart {
  kind: 'worked';
  table: WorkedTable;
}
