import { describe, expect, it } from 'vitest';
import { drawBackdrop, type BackdropName } from './backdrop';
import { hillPath } from './hill';
import { ALLOWED_ELEMENTS, elementsOf, FORBIDDEN, idsOf, referencesOf } from './testing';

const SIZES = [
  [1024, 315],
  [1280, 360],
  [1920, 486],
  [1280, 800],
] as const;

describe.each(['home', 'end', 'curtain'] as const)('the backdrop %s', (name: BackdropName) => {
  const drawings = SIZES.flatMap(([width, height]) =>
    [true, false].map((dark) => drawBackdrop(name, { width, height, dark })),
  );

  it('is printable and has one lamp, at every size and in both themes', () => {
    for (const svg of drawings) {
      expect(svg).not.toMatch(FORBIDDEN);
      expect([...elementsOf(svg)].filter((element) => !ALLOWED_ELEMENTS.has(element))).toEqual([]);
      expect(svg.match(/class="lamp"/g)).toHaveLength(1);
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
      expect(svg.length).toBeLessThan(130_000);
    }
  });

  it('is a whole drawing of the size asked for', () => {
    expect(drawings[0]).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1024 315"/);
    expect(drawings[0]?.endsWith('</svg>')).toBe(true);
  });

  it('is always the same evening', () => {
    const options = { width: 1280, height: 360, dark: false };
    expect(drawBackdrop(name, options)).toBe(drawBackdrop(name, options));
    expect(drawBackdrop(name, { ...options, seed: 'another' })).not.toBe(drawBackdrop(name, options));
  });

  it('ends in a hill in the colours of the screen, untouched by the tone', () => {
    const hill = { body: '#231A21', band: '#3A3050' };
    const svg = drawBackdrop(name, { width: 1280, height: 360, dark: true, hill });
    expect(svg).toContain('fill="#231A21"');
    expect(svg).toContain('fill="#3A3050"');
  });
});

describe('the hill', () => {
  it('reaches both edges and the bottom', () => {
    const path = hillPath({ width: 100, y: 50, rise: 10 }, 80);
    expect(path).toMatch(/^M0 /);
    expect(path).toMatch(/ 100 44.5V80H0Z$/);
  });
});
