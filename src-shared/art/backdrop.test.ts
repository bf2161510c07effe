import { describe, expect, it } from 'vitest';
import { drawBackdrop, type BackdropName } from './backdrop';
import { ALLOWED_ELEMENTS, elementsOf, FORBIDDEN, idsOf, referencesOf } from './testing';

const SIZES = [
  [1024, 315],
  [1280, 360],
  [1920, 486],
  [1280, 800],
] as const;

describe.each(['home', 'end', 'curtain', 'quests'] as const)('the backdrop %s', (name: BackdropName) => {
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
});
