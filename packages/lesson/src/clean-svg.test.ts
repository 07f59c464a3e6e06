import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>T</title>';

/** What stands between the title and the end of a cleaned figure. */
function inside(markup: string): string | undefined {
  const { svg } = cleanSvg(`${head}${markup}</svg>`, 'f', 'alt');
  const start = '<title id="f-title">T</title>';
  return svg?.slice(svg.indexOf(start) + start.length, -'</svg>'.length);
}

function codes(text: string): string[] {
  return cleanSvg(text, 'f', 'alt').problems.map((problem) => problem.code);
}

describe('cleanSvg', () => {
  test('allowed elements, attributes and text stay as they are', () => {
    const markup =
      '<g class="f-lane" transform="translate(1 2)"><text x="1" y="2" text-anchor="middle">क &amp; b<tspan dx="1" dy="-1">c</tspan></text></g>';
    expect(inside(markup)).toBe(markup);
  });

  test('ids and the references to them get the prefix', () => {
    const markup =
      '<defs><marker id="arrow" refX="1" refY="2" orient="auto" markerWidth="3" markerHeight="4"><path d="M0 0"/></marker><g id="box"/></defs>' +
      '<line x1="0" marker-end="url(#arrow)"/><use href="#box" x="1"/><use xlink:href="#box"/>';
    expect(inside(markup)).toBe(
      '<defs><marker id="f-arrow" refX="1" refY="2" orient="auto" markerWidth="3" markerHeight="4"><path d="M0 0"></path></marker><g id="f-box"></g></defs>' +
        '<line x1="0" marker-end="url(#f-arrow)"></line><use href="#f-box" x="1"></use><use href="#f-box"></use>',
    );
  });

  test('a title and a description name the picture', () => {
    const { svg } = cleanSvg('<svg><title>T</title><desc>D</desc></svg>', 'figure-3', 'alt');
    expect(svg).toBe(
      '<svg role="img" aria-labelledby="figure-3-title figure-3-desc"><title id="figure-3-title">T</title><desc id="figure-3-desc">D</desc></svg>',
    );
  });

  test('without a title the alternative text is the title, escaped', () => {
    const { svg, problems } = cleanSvg('<svg><title> </title></svg>', 'f', 'a < "b"');
    expect(svg).toBe(
      '<svg role="img" aria-labelledby="f-title"><title id="f-title">a &lt; &quot;b&quot;</title></svg>',
    );
    expect(problems.map((problem) => problem.code)).toEqual(['FIGURE_TITLE']);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>*{}</style>'],
    ['foreign HTML', '<foreignObject><b>x</b></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>'],
    ['a link', '<a href="https://example.org"><text>x</text></a>'],
    ['an animation', '<animate attributeName="x"/>'],
    ['a second svg', '<svg/>'],
    ['text outside of text elements', 'words'],
    ['a comment', '<!-- words -->'],
    ['an instruction', '<?php words ?>'],
  ])('%s is dropped with all it holds', (_what, markup) => {
    expect(inside(markup)).toBe('');
  });

  test.each([
    ['a handler', 'onclick="alert(1)"'],
    ['a style', 'style="fill:red"'],
    ['a colour', 'fill="red"'],
    ['a reference out of the figure', 'marker-end="url(https://example.org#a)"'],
    ['a script address', 'd="javascript:alert(1)"'],
    ['an id that is none', 'id="a b"'],
    ['a link on what cannot link', 'href="#a"'],
    ['an entity-coded address', 'class="&#106;avascript:x"'],
  ])('%s is left out and reported', (_what, attribute) => {
    expect(inside(`<path ${attribute}/>`)).toBe('<path></path>');
    expect(codes(`${head}<path ${attribute}/></svg>`)).toEqual(['FIGURE_ATTRIBUTE']);
  });

  test('a reference to nothing is left out and reported', () => {
    expect(inside('<use href="#gone"/>')).toBe('<use></use>');
    expect(codes(`${head}<use href="#gone"/></svg>`)).toEqual(['FIGURE_REFERENCE']);
  });

  test('a problem says where it is, once for each attribute of an element', () => {
    const { problems } = cleanSvg(`${head}\n <path fill="a"/>\n <path fill="b"/></svg>`, 'f', 'alt');
    expect(problems).toEqual([
      {
        code: 'FIGURE_ATTRIBUTE',
        line: 2,
        column: 18,
        message:
          '"fill" on <path> is not allowed in a figure and is left out; use a class of the page instead',
      },
    ]);
  });

  test.each([
    ['no XML', 'not <svg'],
    ['an element that is not closed', '<svg><g></svg>'],
    ['an attribute without quotation marks', '<svg viewBox=0></svg>'],
    ['another root', '<html><svg/></html>'],
    ['nothing', ''],
    ['two roots', '<svg/><svg/>'],
    ['an entity of its own', '<!DOCTYPE svg [<!ENTITY x "y">]><svg><text>&x;</text></svg>'],
    ['elements too deep to draw', `<svg>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`],
  ])('%s cannot be shown', (_what, text) => {
    expect(cleanSvg(text, 'f', 'alt').svg).toBeUndefined();
    expect(codes(text)).toContain('FIGURE_INVALID');
  });
});
