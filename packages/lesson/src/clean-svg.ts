import { readSvg, referredId, type SvgElement, type SvgProblem } from './read-svg.ts';

/** What a figure becomes: markup for the page, or undefined when the file cannot be shown; and its problems. */
export interface CleanedSvg {
  svg: string | undefined;
  problems: SvgProblem[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function elementsOf(root: SvgElement): SvgElement[] {
  return [root, ...root.children.filter(isElement).flatMap(elementsOf)];
}

/** Puts the prefix before every id and every reference to one; a reference to nothing is left out. */
function prefixIds(root: SvgElement, idPrefix: string, problems: SvgProblem[]): void {
  const elements = elementsOf(root);
  const ids = new Set(elements.map((element) => element.attributes.get('id')));
  for (const { name, attributes } of elements) {
    for (const [attribute, value] of attributes) {
      if (attribute === 'id') attributes.set('id', `${idPrefix}-${value}`);
      const id = referredId(attribute, value);
      if (id === undefined) continue;
      if (ids.has(id)) {
        attributes.set(attribute, attribute === 'href' ? `#${idPrefix}-${id}` : `url(#${idPrefix}-${id})`);
        continue;
      }
      attributes.delete(attribute);
      const message = `${attribute} on <${name}> refers to "#${id}", which is not in the figure; define it`;
      problems.push({ code: 'FIGURE_REFERENCE', line: 1, column: 1, message });
    }
  }
}

function isElement(child: SvgElement | string): child is SvgElement {
  return typeof child !== 'string';
}

function childNamed(root: SvgElement, name: string): SvgElement | undefined {
  return root.children.filter(isElement).find((child) => child.name === name);
}

function textOf(element: SvgElement | undefined): string {
  return (element?.children ?? [])
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}

/** Names the picture for those who hear it: by its title and description, the title made from `alt` if need be. */
function nameBy(root: SvgElement, idPrefix: string, alt: string, problems: SvgProblem[]): void {
  let title = childNamed(root, 'title');
  if (textOf(title) === '') {
    const message = 'the figure has no <title>; put one first in it, in the language of the lesson';
    problems.push({ code: 'FIGURE_TITLE', line: 1, column: 1, message });
    root.children = root.children.filter((child) => child !== title);
    title = { name: 'title', attributes: new Map(), children: [alt] };
    root.children.unshift(title);
  }
  title?.attributes.set('id', `${idPrefix}-title`);
  const description = childNamed(root, 'desc');
  description?.attributes.set('id', `${idPrefix}-desc`);
  root.attributes.set('role', 'img');
  const names = description === undefined ? `${idPrefix}-title` : `${idPrefix}-title ${idPrefix}-desc`;
  root.attributes.set('aria-labelledby', names);
}

function serialize(element: SvgElement): string {
  const attributes = [...element.attributes]
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  const children = element.children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : serialize(child),
  );
  return `<${element.name}${attributes}>${children.join('')}</${element.name}>`;
}

/**
 * Makes of an SVG file what may stand in a page: only allowed elements and attributes, ids that belong to this
 * figure alone, a role and a name.
 * @param text - the file
 * @param idPrefix - unique in the page; stands before every id
 * @param alt - the title where the file has none
 */
export function cleanSvg(text: string, idPrefix: string, alt: string): CleanedSvg {
  const { root, problems } = readSvg(text);
  if (root === undefined) return { svg: undefined, problems };
  prefixIds(root, idPrefix, problems);
  nameBy(root, idPrefix, alt, problems);
  return { svg: serialize(root), problems };
}
