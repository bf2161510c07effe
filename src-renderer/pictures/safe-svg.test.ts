// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { svgFault } from './safe-svg';

const drawing = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** A PNG header of 4 × 4, and one of 30,000 × 30,000. */
const SMALL = btoa('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x04');
const HUGE = btoa('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30');

/** Each level shows the one before ten times. */
const laughs = (levels: number): string =>
  Array.from({ length: levels }, (_one, level) =>
    level === 0
      ? '<g id="l0"><path d="M0 0h1"/></g>'
      : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
  ).join('');

describe('an SVG drawing', () => {
  it.each([
    ['plain shapes', '<path d="M0 0h4v4z" fill="url(#paint)"/>'],
    ['a style of its own', '<style>.a { fill: url(#paint) }</style>'],
    ['parts used twice', '<g id="a"/><use xlink:href="#a"/><use href="#a"/>'],
    ['a picture it brings along', `<image href="data:image/png;base64,${SMALL}"/>`],
    ['a link that is only words', '<a href="https://example.org/"><path d="M0 0h4"/></a>'],
  ])('with %s is taken', (_what, inside) => {
    expect(svgFault(drawing(inside))).toBeNull();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a page inside', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a handler', '<path onclick="alert(1)"/>'],
    ['a link that runs', '<a href="javascript:alert(1)"/>'],
  ])('with %s is not, since it could run', (_what, inside) => {
    expect(svgFault(drawing(inside))).toBe('svgScript');
  });

  it('with a handler on itself is not either', () => {
    expect(svgFault(drawing('', 'onload="alert(1)"'))).toBe('svgScript');
  });

  it.each([
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>'],
    ['a picture from beside it', '<image xlink:href="a.png"/>'],
    ['a drawing inside', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['a huge picture inside', `<image href="data:image/png;base64,${HUGE}"/>`],
    ['a part of another file', '<use href="other.svg#a"/>'],
    ['a style that fetches', '<style>@import "a.css";</style>'],
    ['a fill that fetches', '<path fill="url(https://example.org/#a)"/>'],
    ['a style that hides what it fetches', '<path style="fill:u\\72l(x); stroke:url(#a)"/>'],
  ])('with %s is not, since it reaches outside', (_what, inside) => {
    expect(svgFault(drawing(inside))).toBe('svgOutside');
  });

  it('with declarations or a style sheet before it is not', () => {
    expect(svgFault(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`)).toBe('svgOutside');
    expect(svgFault(`<?xml-stylesheet href="a.css"?>${drawing('')}`)).toBe('svgOutside');
  });

  it('that would draw a million parts is not, one that draws ten thousand is', () => {
    expect(svgFault(drawing(laughs(8)))).toBe('svgTooMuch');
    expect(svgFault(drawing(laughs(4)))).toBeNull();
  });

  it('that holds itself is not', () => {
    expect(svgFault(drawing('<g id="a"><use href="#a"/></g>'))).toBe('svgTooMuch');
  });

  it('that is broken or no drawing is not', () => {
    expect(svgFault('<svg><path')).toBe('undecodable');
    expect(svgFault('<html/>')).toBe('undecodable');
  });
});
