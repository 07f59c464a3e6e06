import type { Token } from 'markdown-it';
import { cleanSvg } from '../clean-svg.ts';
import { offsetOf, placeOf } from '../inline-place.ts';
import { inlineText } from '../inline-text.ts';
import type { LessonReader } from '../lesson-reader.ts';
import type { FigureBlock } from '../model.ts';

function isSpace(token: Token | undefined): boolean {
  return token?.type === 'softbreak' || (token?.type === 'text' && token.content.trim() === '');
}

/** The tokens after a dash that follows the picture; undefined when other text follows, empty when nothing does. */
function captionTokens(inline: Token): Token[] | undefined {
  const rest = (inline.children ?? []).slice(1);
  while (isSpace(rest[0])) rest.shift();
  while (isSpace(rest.at(-1))) rest.pop();
  const first = rest[0];
  if (first === undefined) return [];
  if (first.type !== 'text') return undefined;
  const dash = /^\s*[—–]\s*/.exec(first.content);
  if (dash === null || rest.some((token) => token.type === 'image')) return undefined;
  first.content = first.content.slice(dash[0].length);
  return rest;
}

/** The address of a picture as its author wrote it. */
function writtenPath(image: Token): string {
  const address = String(image.attrGet('src') ?? '');
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The cleaned SVG of a figure, where there is one; every problem is reported at `line` and `column`. */
function readSvgFile(
  reader: LessonReader,
  path: string,
  alt: string,
  place: { line: number; column: number },
): string | undefined {
  const { context } = reader;
  const id = reader.nextFigureId();
  const report = (code: string, message: string): void =>
    context.report(place.line, place.column, code, message);
  if (alt === '') report('FIGURE_ALT', `say in the brackets before "${path}" what the picture shows`);
  if (path === '' || /^[a-z][a-z0-9+.-]*:|^[/\\]/i.test(path)) {
    report(
      'FIGURE_PATH',
      `"${path}" is not a file of the course; name one relative to the lesson, as in figures/key.en.svg`,
    );
    return undefined;
  }
  if (context.options.readFigure === undefined) return undefined;
  const text = context.options.readFigure(path);
  if (text === undefined) {
    report('FIGURE_MISSING', `"${path}" is not there; add the file or mend its path`);
    return undefined;
  }
  if (!/\.svg$/i.test(path)) {
    report(
      'FIGURE_FORMAT',
      `"${path}" is not an SVG, and only an SVG can be shown in the page; draw it as one`,
    );
    return undefined;
  }
  const { svg, problems } = cleanSvg(text, id, alt);
  for (const { code, line, column, message } of problems)
    report(code, `${path}:${line}:${column}: ${message}`);
  return svg;
}

/**
 * Makes the block of a paragraph that is a picture, with or without ` — caption`.
 * @returns undefined when the paragraph is anything else
 */
export function readFigure(reader: LessonReader, inline: Token): FigureBlock | undefined {
  const image = inline.children?.[0];
  if (image?.type !== 'image') return undefined;
  const caption = captionTokens(inline);
  if (caption === undefined) return undefined;
  const place = placeOf(reader.context, inline, offsetOf(image));
  const path = writtenPath(image);
  const alt = inlineText(image.children);
  const block: FigureBlock = { kind: 'figure', path, alt, line: place.line };
  const captionHtml = reader.childrenHtml(caption).trim();
  if (captionHtml !== '') block.captionHtml = captionHtml;
  const svg = readSvgFile(reader, path, alt, place);
  if (svg !== undefined) block.svg = svg;
  return block;
}
