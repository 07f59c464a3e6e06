/** Makes an element with a class and what stands in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}

const SIGNS = {
  right: 'M3.5 8.5l3 3 6-7',
  partly: 'M3.5 6h9M3.5 10h9M10.5 3l-5 10',
  wrong: 'M8 3.5v5.5M8 12v.5',
};

/** A sign beside a word: the word says it, the sign is seen from afar. */
export function sign(kind: keyof typeof SIGNS): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'sign');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', SIGNS[kind]);
  svg.append(path);
  return svg;
}
