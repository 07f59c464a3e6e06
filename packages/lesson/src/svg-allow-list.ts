/** Elements that a figure may hold. None of them loads, links, scripts, styles or moves anything. */
export const allowedElements: ReadonlySet<string> = new Set(
  'svg g path rect circle line polyline polygon text tspan title desc defs marker use'.split(' '),
);

/** Elements whose text is shown or spoken; text anywhere else in an SVG is not. */
export const textElements: ReadonlySet<string> = new Set(['text', 'tspan', 'title', 'desc']);

/** Attributes that any element of a figure may have. Colours, fonts and lines come from classes of the page. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  (
    'viewBox x y x1 y1 x2 y2 cx cy r rx ry width height d points transform class id marker-end marker-start ' +
    'text-anchor dominant-baseline dx dy'
  ).split(' '),
);

/** Attributes that one element alone may have. */
export const ownAttributes: Readonly<Record<string, ReadonlySet<string>>> = {
  marker: new Set(['refX', 'refY', 'orient', 'markerWidth', 'markerHeight', 'markerUnits']),
  use: new Set(['href', 'xlink:href']),
};

/** Attributes that an SVG file needs and a figure in a page does not, or that the page writes itself. */
export function isSilentlyLeftOut(name: string): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:') || name === 'role' || name === 'aria-labelledby';
}
