import { matchAnswer } from '../blocks/match-answer.ts';
import { optionId } from '../blocks/option-id.ts';
import { stripLabel } from '../labels.ts';
import type { LessonContext } from '../lesson-context.ts';
import { idFromText, TakenIds } from '../lesson-id.ts';
import type { ChoiceQuestionBlock, CodeBlock, Section } from '../model.ts';
import { plainHtml } from '../plain-html.ts';
import type { ReadSections } from '../read-sections.ts';
import { readSourceLine } from '../read-source-line.ts';
import { sectionDigest } from '../section-digest.ts';
import { languageOfCode, looksLikeCode } from './looks-like-code.ts';
import {
  bulletText,
  endOfCode,
  endOfOutput,
  isCopyButton,
  isHeading,
  isRule,
  isTitle,
  skipBlank,
} from './plain-lines.ts';

/** Reads the lines of a text without Markdown, one thing after the other. */
class PlainReader {
  readonly result: ReadSections = {
    sections: [],
    heading: undefined,
    source: undefined,
    quotation: undefined,
  };
  private readonly lines: readonly string[];
  private readonly language: string;
  private readonly ids = new TakenIds();
  private section: Section;
  private codeCount = 0;
  private questionCount = 0;

  constructor(context: LessonContext) {
    this.lines = context.lines;
    this.language = context.language;
    this.section = { id: '', title: '', titleHtml: '', digest: '', line: 1, blocks: [] };
  }

  read(): ReadSections {
    const first = this.lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line));
    const title = this.lines[first];
    if (title === undefined) return this.result;
    this.result.heading = { text: title.trim(), line: first + 1 };
    let at = isTitle(title) ? skipBlank(this.lines, first + 1) : first;
    while (at < this.lines.length) at = skipBlank(this.lines, this.readAt(at));
    this.closeSection(this.lines.length);
    return this.result;
  }

  /** Reads what begins at a line; answers the index of the line after it. */
  private readAt(at: number): number {
    const line = this.lines[at] ?? '';
    if (isCopyButton(line) || isRule(line)) return at + 1;
    const source = this.result.source === undefined ? stripLabel(line.trim(), 'source') : undefined;
    if (source !== undefined) {
      this.result.source = readSourceLine(source.rest);
      return at + 1;
    }
    const output = this.readOutput(at);
    if (output !== undefined) return output;
    const question = this.readQuestion(at);
    if (question !== undefined) return question;
    if (bulletText(line) !== undefined) return this.readBullets(at);
    if (looksLikeCode(line)) return this.readCode(at);
    if (isHeading(this.lines, at)) this.openSection(at);
    else this.addProse(`<p>${plainHtml(line.trim(), this.language)}</p>\n`, at + 1);
    return at + 1;
  }

  private openSection(at: number): void {
    this.closeSection(at);
    const title = (this.lines[at] ?? '').trim();
    const id = this.ids.take(idFromText(title) || `section-${this.result.sections.length + 1}`);
    const titleHtml = plainHtml(title, this.language);
    this.section = { id, title, titleHtml, digest: '', line: at + 1, blocks: [] };
  }

  private closeSection(endIndex: number): void {
    const { section } = this;
    section.digest = sectionDigest(this.lines.slice(section.line - 1, endIndex));
    if (section.id !== '' || section.blocks.length > 0) this.result.sections.push(section);
  }

  private addProse(html: string, line: number): void {
    const last = this.section.blocks.at(-1);
    if (last?.kind === 'prose') last.html += html;
    else this.section.blocks.push({ kind: 'prose', html, line });
  }

  private readCode(at: number): number {
    const end = endOfCode(this.lines, at);
    const code = `${this.lines.slice(at, end).join('\n').trimEnd()}\n`;
    const block: CodeBlock = {
      kind: 'code',
      id: `code-${++this.codeCount}`,
      language: languageOfCode(code),
      code,
      isRunnable: false,
      line: at + 1,
    };
    this.section.blocks.push(block);
    return end;
  }

  private readOutput(at: number): number | undefined {
    const last = this.section.blocks.at(-1);
    if (last?.kind !== 'code' || last.output !== undefined) return undefined;
    if (stripLabel((this.lines[at] ?? '').trim(), 'output')?.rest !== '') return undefined;
    const start = skipBlank(this.lines, at + 1);
    const end = endOfOutput(this.lines, start);
    if (end === start) return undefined;
    const output = `${this.lines.slice(start, end).join('\n')}\n`;
    if (last.language === 'python') {
      last.output = output;
      last.isRunnable = true;
      return end;
    }
    this.addProse(`<p>${plainHtml((this.lines[at] ?? '').trim(), this.language)}</p>\n`, at + 1);
    const id = `code-${++this.codeCount}`;
    this.section.blocks.push({
      kind: 'code',
      id,
      language: '',
      code: output,
      isRunnable: false,
      line: start + 1,
    });
    return end;
  }

  private bulletsFrom(at: number): { texts: string[]; end: number } {
    const texts: string[] = [];
    let end = at;
    for (let next = at; next < this.lines.length; next = skipBlank(this.lines, end)) {
      const text = bulletText(this.lines[next] ?? '');
      if (text === undefined) break;
      texts.push(text);
      end = next + 1;
    }
    return { texts, end };
  }

  private readBullets(at: number): number {
    const { texts, end } = this.bulletsFrom(at);
    const items = texts.map((text) => `<li>${plainHtml(text, this.language)}</li>\n`).join('');
    this.addProse(`<ul>\n${items}</ul>\n`, at + 1);
    return end;
  }

  private readQuestion(at: number): number | undefined {
    const prompt = stripLabel((this.lines[at] ?? '').trim(), 'question')?.rest;
    if (prompt === undefined || prompt === '') return undefined;
    const { texts, end } = this.bulletsFrom(skipBlank(this.lines, at + 1));
    if (texts.length === 0) return undefined;
    const answerAt = skipBlank(this.lines, end);
    const answer = stripLabel((this.lines[answerAt] ?? '').trim(), 'answer')?.rest;
    const right = answer === undefined ? undefined : matchAnswer(answer, texts);
    const html = (text: string): string => plainHtml(text, this.language);
    const block: ChoiceQuestionBlock = {
      kind: 'question',
      form: 'choice',
      id: `question-${++this.questionCount}`,
      promptHtml: html(prompt),
      promptText: prompt,
      options: texts.map((text, index) => ({
        id: optionId(index),
        html: html(text),
        text,
        isRight: index === right,
      })),
      isMultiple: false,
      isGraded: right !== undefined,
      line: at + 1,
    };
    if (answer !== undefined) block.explanationHtml = html(answer);
    this.section.blocks.push(block);
    return answer === undefined ? end : answerAt + 1;
  }
}

/**
 * Makes a readable page of a text without Markdown: its first line is the title, short lines that stand alone are
 * headings, what looks like code is code, every other line a paragraph.
 */
export function readPlainSections(context: LessonContext): ReadSections {
  return new PlainReader(context).read();
}
