import { describe, expect, it } from 'vitest';
import { hashText } from '../drawing/random';
import { ALLOWED_ELEMENTS, elementsOf, FORBIDDEN, idsOf, referencesOf } from '../testing';
import { toneColour } from '../tone';
import { lch } from '../drawing/colour';
import { chooseFestival, FESTIVAL_CHOICES } from './choice';
import { drawCloth } from './cloth';
import { festivalMark } from './mark';
import { drawThing } from './things';
import { THING_NAMES } from './things/known';
import { CLOTH_TONE_NAMES, CLOTH_TONES } from './tones';

const cloth = (tone: (typeof CLOTH_TONE_NAMES)[number]): string =>
  drawCloth({
    tone,
    seed: 'pinned',
    width: 594,
    height: 600,
    light: { x: 297, y: 270, radius: 200 },
    flag: 66,
  });

/** Same name, same drawing, for ever: a change that repaints a thing on purpose changes its number here. */
const PINNED: Readonly<Record<(typeof THING_NAMES)[number], number>> = {
  shoes: 1402928629,
  flutes: 1520551185,
  drum: 3646673251,
  basket: 163264004,
  parcel: 3262320965,
  bowl: 2285576917,
  house: 4044679570,
  firework: 1366225402,
  ribbons: 3126121104,
  porch: 2318066422,
  door: 101680025,
  torch: 4269826418,
  signpost: 3901231321,
  broom: 530887843,
  ring: 4033869391,
  sill: 2312159274,
  'paper-star': 1879089095,
  lantern: 2237646486,
  clock: 3082886039,
  stool: 3083135570,
  cushion: 3646585514,
  ladder: 3053902106,
  key: 3449055031,
  candle: 1698665221,
  kettle: 626647578,
  teapot: 2213980170,
  jug: 3538178211,
  pot: 3384311282,
  bread: 2884348422,
  cake: 2251579723,
  apples: 2013557561,
  fiddle: 4075988187,
  tambourine: 2364924938,
  balloons: 1776959879,
  pinwheel: 512259517,
  top: 1543509528,
  'paper-boat': 1680785982,
  yarn: 3418298016,
  flowerpot: 3417109200,
  'watering-can': 3689375540,
  hat: 2010249677,
  scarf: 440014783,
  mittens: 183874933,
  umbrella: 584242584,
  book: 4203624624,
  letter: 2928592805,
};

describe('household things', () => {
  it.each(THING_NAMES)('%s is drawn as it always was', (name) => {
    expect(hashText(drawThing({ name, seed: 'pinned' }))).toBe(PINNED[name]);
  });

  it.each(THING_NAMES)('%s is made of what paper can show, every id its own', (name) => {
    const svg = drawThing({ name, seed: 'paper' });
    expect(svg).not.toMatch(FORBIDDEN);
    expect([...elementsOf(svg)].filter((element) => !ALLOWED_ELEMENTS.has(element))).toEqual([]);
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
    // Never turned over: light would come from the left.
    expect(svg).not.toMatch(/scale\(-/);
  });

  it('have at least eight more than the box needs, no two alike', () => {
    const plain = (svg: string): string => svg.replace(/(?: id="[^"]+"|url\(#[^)]+\))/g, '');
    const drawings = THING_NAMES.map((name) => plain(drawThing({ name, seed: 'one', grain: 0 })));
    expect(new Set(drawings).size).toBe(THING_NAMES.length);
    expect(THING_NAMES.length).toBeGreaterThanOrEqual(17 + 8);
  });

  it('are drawn with less grain on small faces, and otherwise the same', () => {
    const [full, small] = [1, 0.33].map((grain) => drawThing({ name: 'bread', seed: 'one', grain, id: 'x' }));
    const dots = (svg = ''): number => svg.match(/h\.1/g)?.length ?? 0;
    expect(dots(small)).toBeLessThan(dots(full));
  });
});

describe('cloths', () => {
  it.each(CLOTH_TONE_NAMES)('%s is plain: no pattern, only what paper can show', (tone) => {
    const svg = cloth(tone);
    expect(svg).not.toMatch(FORBIDDEN);
    expect([...elementsOf(svg)].filter((element) => !ALLOWED_ELEMENTS.has(element))).toEqual([]);
    expect(cloth(tone)).toBe(svg);
  });

  it('are as they always were', () => {
    expect(hashText(CLOTH_TONE_NAMES.map(cloth).join())).toBe(3731512748);
  });

  it('are muted, and every two of them can be told apart', () => {
    const points = CLOTH_TONE_NAMES.map((name) => {
      const { l, c, h } = lch(toneColour(CLOTH_TONES[name].cloth));
      expect(c, name).toBeLessThan(0.15);
      return { name, x: c * Math.cos((h * Math.PI) / 180), y: c * Math.sin((h * Math.PI) / 180), l };
    });
    points.forEach((one, i) => {
      for (const other of points.slice(i + 1)) {
        const distance = Math.hypot(one.l - other.l, one.x - other.x, one.y - other.y);
        // The step from one to the next at which people name two colours differently is about .02.
        expect(distance, `${one.name}, ${other.name}`).toBeGreaterThan(0.05);
      }
    });
  });
});

describe('what a card shows', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => `design-${i}`);

  it('is what its art says', () => {
    expect(chooseFestival({ palette: 'teal', figure: 'drum', wild: false, seed: 'a' })).toEqual({
      tone: 'teal',
      thing: 'drum',
    });
    // A designed wild card may look otherwise too.
    expect(chooseFestival({ palette: 'plum', figure: 'top', wild: true, seed: 'a' })).toEqual({
      tone: 'plum',
      thing: 'top',
    });
  });

  it('follows from its seed where the art says nothing, and is never taken for the wild card', () => {
    const chosen = seeds.map((seed) => chooseFestival({ figure: 'no such thing', wild: false, seed }));
    expect(chosen).toEqual(seeds.map((seed) => chooseFestival({ wild: false, seed })));
    expect(chosen.filter(({ tone, thing }) => tone === 'gold' || thing === 'paper-star')).toEqual([]);
    expect(new Set(chosen.map(({ thing }) => thing)).size).toBeGreaterThan(15);
    expect(chooseFestival({ wild: true, seed: 'b' })).toEqual({ tone: 'gold', thing: 'paper-star' });
  });

  it('can be chosen from every tone and thing', () => {
    expect(FESTIVAL_CHOICES.palettes).toHaveLength(17);
    expect(new Set(FESTIVAL_CHOICES.figures).size).toBe(FESTIVAL_CHOICES.figures.length);
  });

  it('stands on a mark of its own, small and with ids that meet no other’s', () => {
    const marks = THING_NAMES.map((thing, i) => festivalMark({ tone: i % 2 ? 'teal' : 'clay', thing }));
    expect(new Set(marks).size).toBe(marks.length);
    const ids = marks.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const mark of marks) expect(mark.length).toBeLessThan(20_000);
  });
});
