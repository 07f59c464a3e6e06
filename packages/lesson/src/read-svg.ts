import { SaxesParser } from 'saxes';
import {
  allowedAttributes,
  allowedElements,
  isSilentlyLeftOut,
  ownAttributes,
  textElements,
} from './svg-allow-list.ts';

/** An element of a figure with what the allow-list leaves of it. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** A problem in an SVG file; `line` and `column` count from 1 within that file. */
export interface SvgProblem {
  code: 'FIGURE_INVALID' | 'FIGURE_ELEMENT' | 'FIGURE_ATTRIBUTE' | 'FIGURE_REFERENCE' | 'FIGURE_TITLE';
  line: number;
  column: number;
  message: string;
}

const deepest = 64;
const reference = /^url\(\s*#([^)\s]+)\s*\)$/;

/** The id that an attribute's value refers to; undefined for a value that refers to nothing. */
export function referredId(name: string, value: string): string | undefined {
  if (name === 'href') return value.startsWith('#') ? value.slice(1) : undefined;
  return reference.exec(value)?.[1];
}

function isAllowedValue(name: string, value: string): boolean {
  if (name === 'href') return /^#[\w.-]+$/.test(value);
  if (name === 'marker-end' || name === 'marker-start') return reference.test(value);
  if (name === 'id') return /^[A-Za-z_][\w.-]*$/.test(value);
  return !/url\s*\(|:|[<>\\]/i.test(value);
}

/** Builds the tree of one SVG file, leaving out what is not allowed. */
class SvgBuilder {
  root: SvgElement | undefined;
  readonly problems: SvgProblem[] = [];
  private readonly reported = new Set<string>();
  private readonly open: SvgElement[] = [];
  private skipDepth = 0;
  private readonly parser = new SaxesParser({ xmlns: false, position: true });

  read(text: string): void {
    const { parser } = this;
    parser.on('error', (error) =>
      this.report('FIGURE_INVALID', '', error.message.replace(/^[^:]*:\d+:\d+: /, '')),
    );
    parser.on('doctype', () => {
      this.report('FIGURE_ELEMENT', 'doctype', 'a document type is not allowed in a figure; take it out');
    });
    parser.on('opentag', (tag) => this.openElement(tag.name, tag.attributes));
    parser.on('closetag', () => this.closeElement());
    parser.on('text', (content) => this.addText(content));
    parser.on('cdata', (content) => this.addText(content));
    parser.write(text).close();
    if (this.root === undefined) this.report('FIGURE_INVALID', 'root', 'its outermost element is not <svg>');
  }

  private report(code: SvgProblem['code'], subject: string, message: string): void {
    if (this.reported.has(`${code} ${subject}`)) return;
    this.reported.add(`${code} ${subject}`);
    const { line, columnIndex } = this.parser;
    this.problems.push({ code, line: Math.max(1, line), column: columnIndex + 1, message });
  }

  private openElement(name: string, attributes: Record<string, string>): void {
    if (this.skipDepth > 0) {
      this.skipDepth++;
      return;
    }
    const parent = this.open.at(-1);
    const isRoot = parent === undefined && this.root === undefined;
    if (!allowedElements.has(name) || (name === 'svg') !== isRoot) {
      if (!isRoot)
        this.report('FIGURE_ELEMENT', name, `<${name}> is not allowed in a figure and is left out`);
      this.skipDepth = 1;
      return;
    }
    if (this.open.length >= deepest)
      this.report('FIGURE_INVALID', 'depth', 'its elements are nested too deeply');
    const element: SvgElement = { name, attributes: this.cleanAttributes(name, attributes), children: [] };
    if (parent === undefined) this.root = element;
    else parent.children.push(element);
    this.open.push(element);
  }

  private cleanAttributes(element: string, attributes: Record<string, string>): Map<string, string> {
    const clean = new Map<string, string>();
    for (const [written, value] of Object.entries(attributes)) {
      if (isSilentlyLeftOut(written)) continue;
      const name = written === 'xlink:href' ? 'href' : written;
      const isKnown = allowedAttributes.has(written) || ownAttributes[element]?.has(written) === true;
      if (isKnown && isAllowedValue(name, value.trim())) {
        clean.set(name, value.trim());
        continue;
      }
      const what = isKnown ? `${written}="${value.slice(0, 40)}"` : `"${written}"`;
      const advice = isKnown
        ? 'it may refer only to an id of the same figure'
        : 'use a class of the page instead';
      const message = `${what} on <${element}> is not allowed in a figure and is left out; ${advice}`;
      this.report('FIGURE_ATTRIBUTE', `${element} ${what}`, message);
    }
    return clean;
  }

  private closeElement(): void {
    if (this.skipDepth > 0) this.skipDepth--;
    else this.open.pop();
  }

  private addText(content: string): void {
    const parent = this.open.at(-1);
    if (this.skipDepth === 0 && parent !== undefined && textElements.has(parent.name))
      parent.children.push(content);
  }
}

/**
 * Reads an SVG file strictly, as XML, and keeps what the allow-list names.
 * @returns the outermost element, undefined when the file is not well-formed or no SVG; and every problem
 */
export function readSvg(text: string): { root: SvgElement | undefined; problems: SvgProblem[] } {
  const builder = new SvgBuilder();
  builder.read(text.replace(/^\uFEFF/, ''));
  const isInvalid = builder.problems.some((problem) => problem.code === 'FIGURE_INVALID');
  return { root: isInvalid ? undefined : builder.root, problems: builder.problems };
}
