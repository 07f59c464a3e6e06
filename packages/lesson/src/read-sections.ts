import { type BlockNode, blockNodes, inlineOf, innerNodes } from './block-nodes.ts';
import { readChoiceQuestion } from './blocks/read-choice-question.ts';
import { isOutputLabel, readCode } from './blocks/read-code.ts';
import { readContainer } from './blocks/read-container.ts';
import { readDataQuestion } from './blocks/read-data-question.ts';
import { readFigure } from './blocks/read-figure.ts';
import { reportMisplaced } from './blocks/report-misplaced.ts';
import { checkAnchors } from './check-anchors.ts';
import { placeOf, reportInline } from './inline-place.ts';
import { inlineText } from './inline-text.ts';
import { stripLabel } from './labels.ts';
import { idFromText, TakenIds } from './lesson-id.ts';
import type { LessonReader } from './lesson-reader.ts';
import type { Block, Section, Source } from './model.ts';
import { readSourceLine } from './read-source-line.ts';
import { headingId } from './rules/heading-ids.ts';
import { questionSource } from './rules/questions.ts';
import { sectionDigest } from './section-digest.ts';

/** The sections of a lesson, and what its text says where front matter says nothing. */
export interface ReadSections {
  sections: Section[];
  /** The first level-one heading. */
  heading: { text: string; line: number } | undefined;
  source: Source | undefined;
  /** Words of the first quotation. */
  quotation: string | undefined;
}

/** A section while its blocks are gathered: prose waits until something else interrupts it. */
interface OpenSection {
  section: Section;
  startIndex: number;
  prose: BlockNode[];
}

class SectionsBuilder {
  readonly result: ReadSections = {
    sections: [],
    heading: undefined,
    source: undefined,
    quotation: undefined,
  };
  readonly ids = new TakenIds();
  private readonly reader: LessonReader;
  private readonly nodes: BlockNode[];
  private open: OpenSection;

  constructor(reader: LessonReader, bodyStart: number) {
    this.reader = reader;
    this.nodes = blockNodes(reader.tokens);
    const preamble = { id: '', title: '', titleHtml: '', digest: '', line: bodyStart + 1, blocks: [] };
    this.open = { section: preamble, startIndex: bodyStart, prose: [] };
  }

  build(): ReadSections {
    for (let at = 0; at < this.nodes.length; ) at += this.readNode(at);
    this.closeSection(this.reader.context.lines.length);
    return this.result;
  }

  /** Reads the block at a position; answers how many blocks that took. */
  private readNode(at: number): number {
    const node = this.nodes[at];
    if (node === undefined) return 1;
    const { token } = node;
    if (token.type === 'heading_open') this.readHeading(node);
    else if (token.type === 'fence' || token.type === 'code_block') return this.readFence(node, at);
    else if (token.type === 'container') this.add(readContainer(this.reader, token));
    else if (token.type === 'paragraph_open') return this.readParagraph(node, at);
    else this.addProse(node);
    return 1;
  }

  private readHeading(node: BlockNode): void {
    const { context } = this.reader;
    const inline = inlineOf(this.reader.tokens, node);
    if (inline === undefined) return;
    const level = Number(node.token.tag.slice(1));
    const { line, column } = placeOf(context, inline, 0);
    const text = inlineText(inline.children);
    if (level === 1 && this.result.heading === undefined) {
      this.result.heading = { text, line };
      return;
    }
    if (level === 1) {
      context.report(line, column, 'TITLE_TWICE', 'only the title has one "#"; begin a section with "##"');
    }
    if (level > 2) {
      const written = headingId(node.token);
      if (written !== undefined)
        node.token.attrSet('id', this.claimId(written.id, written.line, written.column));
      this.addProse(node);
      return;
    }
    if (text === '') context.report(line, column, 'SECTION_TITLE', 'this heading has no words; write some');
    this.closeSection(line - 1);
    const id = this.sectionId(node, text, line, column);
    const section = {
      id,
      title: text,
      titleHtml: this.reader.inlineHtml(inline),
      digest: '',
      line,
      blocks: [],
    };
    this.open = { section, startIndex: line - 1, prose: [] };
  }

  private sectionId(node: BlockNode, title: string, line: number, column: number): string {
    const written = headingId(node.token);
    if (written !== undefined) return this.claimId(written.id, written.line, written.column);
    if (this.reader.context.isAuthored) {
      const message = 'this section has no id; end its heading with one, as in {#null-key}';
      this.reader.context.report(line, column, 'SECTION_ID_MISSING', message);
    }
    return this.ids.take(idFromText(title) || `section-${this.result.sections.length + 1}`);
  }

  private claimId(id: string, line: number, column: number): string {
    if (this.ids.has(id)) {
      const message = `another heading is called "${id}"; give each an id of its own`;
      this.reader.context.report(line, column, 'SECTION_ID_TWICE', message);
    }
    return this.ids.take(id);
  }

  private readFence(node: BlockNode, at: number): number {
    const { token } = node;
    if (/^question\b/.test(token.info.trim())) {
      this.add(readDataQuestion(this.reader, token));
      return 1;
    }
    const { block, nodeCount } = readCode(this.reader, this.nodes, at, token);
    this.add(block);
    return nodeCount;
  }

  private readParagraph(node: BlockNode, at: number): number {
    const question = questionSource(node.token);
    if (question !== undefined) {
      this.add(readChoiceQuestion(this.reader, question));
      return question.nodeCount;
    }
    const inline = inlineOf(this.reader.tokens, node);
    const figure = inline === undefined ? undefined : readFigure(this.reader, inline);
    if (figure !== undefined) this.add(figure);
    else this.addProse(node);
    if (inline !== undefined && isOutputLabel(this.reader.tokens, node) && this.isFenceAt(at + 1)) {
      const message = 'no code stands directly before this output; put the cell before its label';
      reportInline(this.reader.context, inline, 0, 'OUTPUT_WITHOUT_CODE', message);
    }
    return 1;
  }

  private isFenceAt(at: number): boolean {
    const previous = this.nodes[at - 2]?.token.type;
    return this.nodes[at]?.token.type === 'fence' && previous !== 'fence' && previous !== 'code_block';
  }

  private add(block: Block | undefined): void {
    if (block === undefined) return;
    this.flushProse();
    this.open.section.blocks.push(block);
  }

  private addProse(node: BlockNode): void {
    if (this.takeMetadata(node)) return;
    reportMisplaced(this.reader, node);
    this.open.prose.push(node);
  }

  /** Without front matter, the source line and a quotation that stands before all other text stand for it. */
  private takeMetadata(node: BlockNode): boolean {
    const { tokens, context } = this.reader;
    if (node.token.type === 'blockquote_open' && this.result.quotation === undefined) {
      const inside = tokens.slice(node.start, node.end).filter((token) => token.type === 'inline');
      this.result.quotation = inside.map((token) => inlineText(token.children)).join(' ');
      const isWords = innerNodes(tokens, node).every(({ token }) => token.type === 'paragraph_open');
      return isWords && this.isAtTop() && !context.isAuthored;
    }
    if (context.isAuthored || this.result.source !== undefined || node.token.type !== 'paragraph_open')
      return false;
    const labelled = stripLabel(inlineOf(tokens, node)?.content ?? '', 'source');
    const source = labelled === undefined ? undefined : readSourceLine(labelled.rest);
    if (source === undefined) return false;
    this.result.source = source;
    return true;
  }

  private isAtTop(): boolean {
    const { section, prose } = this.open;
    const isPreamble = section.id === '' && this.result.sections.length === 0;
    return isPreamble && section.blocks.length === 0 && prose.length === 0;
  }

  private flushProse(): void {
    const first = this.open.prose[0];
    if (first === undefined) return;
    const html = this.reader.blocksHtml(this.open.prose);
    this.open.section.blocks.push({ kind: 'prose', html, line: (first.token.map?.[0] ?? 0) + 1 });
    this.open.prose = [];
  }

  private closeSection(endIndex: number): void {
    this.flushProse();
    const { section, startIndex } = this.open;
    section.digest = sectionDigest(this.reader.context.lines.slice(startIndex, endIndex));
    if (section.id !== '' || section.blocks.length > 0) this.result.sections.push(section);
  }
}

/**
 * Makes sections and blocks of a lesson's tokens.
 * @param bodyStart - index of the first line after the front matter, from 0
 */
export function readSections(reader: LessonReader, bodyStart: number): ReadSections {
  const builder = new SectionsBuilder(reader, bodyStart);
  const result = builder.build();
  checkAnchors(reader, builder.ids);
  return result;
}
