// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawingFault } from './safe-svg';

const drawing = (inside: string): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`,
  );

/** PNG headers of 4 × 4 and 30,000 × 30,000. */
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
    ['parts used twice', '<g id="a"/><use xlink:href="#a"/><use href="#a"/>'],
    ['a picture it brings along', `<image href="data:image/png;base64,${SMALL}"/>`],
    ['ten thousand parts', laughs(4)],
  ])('with %s is taken', (_what, inside) => {
    expect(drawingFault(drawing(inside))).toBeNull();
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'svgScript'],
    ['a handler', '<path onclick="alert(1)"/>', 'svgScript'],
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>', 'svgOutside'],
    ['a drawing inside', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'svgOutside'],
    ['a huge picture inside', `<image xlink:href="data:image/png;base64,${HUGE}"/>`, 'svgTooMuch'],
    ['a hundred million parts', laughs(8), 'svgTooMuch'],
    ['itself inside', '<g id="a"><use href="#a"/></g>', 'svgTooMuch'],
    ['an end missing', '<path>', 'undecodable'],
  ])('with %s is not taken', (_what, inside, fault) => {
    expect(drawingFault(drawing(inside))).toBe(fault);
  });

  it('that declares names of its own is not taken, and is told so', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>';
    expect(drawingFault(new TextEncoder().encode(bomb))).toBe('svgDeclarations');
  });
});
