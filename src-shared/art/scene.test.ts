import { describe, expect, it } from 'vitest';
import { drawScene, type SceneOptions } from './scene';
import { SCENE_NAMES } from './scenes/places';
import { absoluteXs, ALLOWED_ELEMENTS, elementsOf, FORBIDDEN, idsOf, referencesOf } from './testing';
import { TIMES_OF_DAY } from './times';

const CARD = { width: 594, height: 640, horizon: 0.5 } as const;
const draw = (options: Partial<SceneOptions> = {}) => drawScene({ seed: 'blue-5', ...CARD, ...options });
const whole = (options: Partial<SceneOptions> = {}) => {
  const { back, near } = draw(options);
  return back + near;
};

describe.each(SCENE_NAMES)('%s', (scene) => {
  const day = TIMES_OF_DAY.map((palette) => ({ palette, svg: whole({ scene, palette }) }));

  it('draws at every time of day, a different picture each', () => {
    expect(new Set(day.map(({ svg }) => svg)).size).toBe(TIMES_OF_DAY.length);
  });

  it('keeps to plain shapes, gradients and clip paths', () => {
    for (const { svg } of day) {
      expect(svg).not.toMatch(FORBIDDEN);
      expect([...elementsOf(svg)].filter((name) => !ALLOWED_ELEMENTS.has(name))).toEqual([]);
    }
  });

  it('has exactly one lamp', () => {
    for (const { svg } of day) expect(svg.match(/class="lamp"/g)).toHaveLength(1);
  });

  it('defines each id once and every id it uses', () => {
    for (const { svg } of day) {
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('is worth looking at and not too large', () => {
    for (const { svg } of day) {
      expect(svg.length).toBeGreaterThan(25_000);
      expect(svg.length).toBeLessThan(80_000);
    }
    expect(whole({ scene, grain: 1 / 3 }).length).toBeLessThan(whole({ scene }).length);
  });

  it('stays near its frame', () => {
    for (const x of absoluteXs(day[0]?.svg ?? '')) {
      expect(x).toBeGreaterThan(-CARD.width * 0.5);
      expect(x).toBeLessThan(CARD.width * 1.5);
    }
  });

  it('is the same picture for the same seed, and another for another', () => {
    expect(whole({ scene })).toBe(whole({ scene }));
    expect(whole({ scene, seed: 'blue-6', palette: 'gold', id: 'x' })).not.toBe(
      whole({ scene, palette: 'gold', id: 'x' }),
    );
  });

  it('draws the same shapes with a third of the grain', () => {
    const clips = (grain: number) => whole({ scene, grain, id: 'x' }).match(/<clipPath.*?<\/clipPath>/g);
    expect(clips(1 / 3)).toEqual(clips(1));
  });

  it('puts its near layer in front of the feet', () => {
    const { near } = draw({ scene });
    expect(near.length).toBeGreaterThan(500);
    expect(near).not.toContain('NaN');
  });
});

describe('a scene', () => {
  it('is not shifted by a prop: a prop only adds its own layers', () => {
    const plain = draw({ scene: 'meadow', palette: 'noon', id: 'x' });
    const withBirds = draw({ scene: 'meadow', palette: 'noon', id: 'x', props: ['birds', 'leaves'] });
    expect(withBirds.back.startsWith(plain.back)).toBe(true);
    expect(withBirds.back.length).toBeGreaterThan(plain.back.length);
    expect(withBirds.near.startsWith(plain.near)).toBe(true);
    expect(withBirds.near.length).toBeGreaterThan(plain.near.length);
  });

  it('takes no notice of props it does not know', () => {
    expect(draw({ scene: 'ice', id: 'x', props: ['zeppelin', 'constructor'] })).toEqual(
      draw({ scene: 'ice', id: 'x' }),
    );
  });

  it.each([
    ['clouds', 'storm'],
    ['clouds', 'vines'],
    ['meadow', 'pumpkins'],
    ['fields', 'stalk'],
    ['ice', 'sand'],
    ['isles', 'water'],
    ['skyship', 'crag'],
    ['castle', 'snow'],
    ['deepwood', 'mushrooms'],
    ['terraces', 'flowers'],
  ])('of %s changes with %s and keeps its one lamp', (scene, prop) => {
    const changed = whole({ scene, palette: 'dusk', id: 'x', props: [prop] });
    expect(changed).not.toBe(whole({ scene, palette: 'dusk', id: 'x' }));
    expect(changed).not.toMatch(FORBIDDEN);
    expect(changed.match(/class="lamp"/g)).toHaveLength(1);
    const ids = idsOf(changed);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('never shares an id with another picture on the page', () => {
    const one = new Set(idsOf(whole({ scene: 'castle', palette: 'noon' })));
    for (const other of [
      whole({ scene: 'castle', palette: 'noon', seed: 'blue-6' }),
      whole({ scene: 'castle', palette: 'gold' }),
      whole({ scene: 'castle', palette: 'noon', height: 620 }),
      whole({ scene: 'castle', palette: 'noon', grain: 1 / 3 }),
    ]) {
      expect(idsOf(other).filter((id) => one.has(id))).toEqual([]);
    }
  });

  it('uses the id it is given, made safe for an attribute', () => {
    const ids = idsOf(whole({ scene: 'ice', id: 'a"b' }));
    expect(ids.every((id) => /^a_b-[A-Za-z0-9_-]+$/.test(id))).toBe(true);
  });

  it('keeps calm skies free of clouds', () => {
    const cloudless = whole({ scene: 'meadow', palette: 'noon', id: 'x', calm: true });
    expect(cloudless.length).toBeLessThan(whole({ scene: 'meadow', palette: 'noon', id: 'x' }).length);
  });
});

describe('a place that is not known', () => {
  const placesOf = (colour: string) =>
    new Set(
      Array.from({ length: 40 }, (_, i) => draw({ scene: 'nowhere', colour, seed: `c${i}`, grain: 0 }).scene),
    );

  it('follows from the colour', () => {
    expect([...placesOf('red')].sort()).toEqual(['ruins', 'savanna', 'volcano']);
    expect([...placesOf('blue')].sort()).toEqual(['crystal', 'ice', 'seabed']);
    expect([...placesOf('green')].sort()).toEqual(['deepwood', 'terraces', 'works']);
  });

  it('is always the same for the same card', () => {
    expect(draw({ colour: 'red' })).toEqual(draw({ colour: 'red' }));
  });

  it('may be anywhere without a colour', () => {
    expect(placesOf('octarine').size).toBeGreaterThan(8);
  });
});

describe('a time that is not named', () => {
  it('suits the place and differs between cards', () => {
    const times = new Set(
      Array.from({ length: 30 }, (_, i) => draw({ scene: 'mansion', seed: `m${i}`, grain: 0 }).time),
    );
    expect([...times].sort()).toEqual(['dusk', 'night']);
  });
  it('is taken from the palette when that is known', () => {
    expect(draw({ scene: 'mansion', palette: 'noon' }).time).toBe('noon');
  });
});
