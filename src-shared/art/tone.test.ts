import { describe, expect, it } from 'vitest';
import { lch } from './drawing/colour';
import { tone, toneColour } from './tone';

describe('the tone filter', () => {
  it('leans dark colours to plum and light ones to apricot', () => {
    const dark = toneColour('#203040');
    expect(lch(dark).h).toBeGreaterThan(lch('#203040').h);
    const light = toneColour('#e8f0f8');
    expect(lch(light).h).toBeLessThan(110);
  });
  it('leaves colours of middle lightness alone', () => {
    // Lightness .63 to .72 and no green or blue: nothing applies.
    const rose = '#d9688a';
    expect(lch(rose).l).toBeGreaterThan(0.62);
    expect(lch(rose).l).toBeLessThan(0.72);
    expect(toneColour(rose)).toBe(rose);
  });
  it('moves greens towards yellow and takes some of their chroma', () => {
    const green = '#52b368';
    const toned = lch(toneColour(green));
    expect(toned.h).toBeLessThan(lch(green).h);
    expect(toned.c).toBeLessThan(lch(green).c);
  });
  it('touches colours in attributes and nothing that merely looks like one', () => {
    const svg = '<path fill="url(#c0ffee)" stroke="#203040" d="M0 0"/>';
    expect(tone(svg)).toBe(`<path fill="url(#c0ffee)" stroke="${toneColour('#203040')}" d="M0 0"/>`);
  });
});
