import { describe, expect, it } from 'vitest';
import { fromLch, lch, mix, shift } from './colour';
import { form } from './form';
import { linear } from './gradient';
import { n, share } from './number';
import { ellipse, polygon, ribbon, roundRect, smooth, star } from './path';
import { Pen } from './pen';
import { hashText, Random, subSeed } from './random';
import { specks } from './specks';

const pen = (layer = 'a', grain = 1) => new Pen({ id: 'card', seed: 'red-1', layer, grain });

describe('numbers', () => {
  it('keep one decimal and never a minus zero', () => {
    expect([12.345, -0.04, 7, -3.25, 0.5].map(n)).toEqual(['12.3', '0', '7', '-3.2', '0.5']);
  });
  it('write shares without a leading zero', () => {
    expect([0.5, 1, 0, 0.12345, -0.25].map(share)).toEqual(['.5', '1', '0', '.123', '-.25']);
  });
});

describe('randomness', () => {
  it('is the same on every machine for ever', () => {
    const random = new Random(1);
    // The reference sequence of mulberry32 for seed 1.
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ]);
  });
  it('gives each layer its own seed', () => {
    expect(subSeed('red-1', 'sky')).not.toBe(subSeed('red-1', 'sun'));
    expect(subSeed('red-1', 'sky')).not.toBe(subSeed('red-2', 'sky'));
    // The border between seed and name counts.
    expect(subSeed('ab', 'c')).not.toBe(subSeed('a', 'bc'));
  });
  it('spreads neighbouring texts', () => {
    const hashes = Array.from({ length: 500 }, (_, i) => hashText(`card-${i}`) % 4);
    for (const rest of [0, 1, 2, 3]) expect(hashes.filter((h) => h === rest).length).toBeGreaterThan(90);
  });
  it('stays within its bounds', () => {
    const random = new Random(7);
    const whole = Array.from({ length: 400 }, () => random.whole(2, 5));
    expect([Math.min(...whole), Math.max(...whole)]).toEqual([2, 5]);
    expect(new Set(Array.from({ length: 60 }, () => random.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
  });
});

describe('colours', () => {
  it('mix from one end to the other', () => {
    expect(mix('#112233', '#ffffff', 0)).toBe('#112233');
    expect(mix('#112233', '#ffeedd', 1)).toBe('#ffeedd');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });
  it('shift lightness in OKLCH and keep the hue', () => {
    const before = lch('#5faa5e');
    const after = lch(shift('#5faa5e', 0.1));
    expect(after.l - before.l).toBeCloseTo(0.1, 2);
    expect(after.h).toBeCloseTo(before.h, 0);
  });
  it('come back from OKLCH as they went', () => {
    expect(fromLch(lch('#c4362f'))).toBe('#c4362f');
  });
  it('refuse what is not a hex colour', () => {
    expect(() => mix('tomato', '#ffffff', 0.5)).toThrow('tomato');
  });
});

describe('paths', () => {
  it('run through their points', () => {
    expect(smooth([[0, 0], [6, 6]])).toBe('M0 0C1 1 5 5 6 6'); // oxfmt-ignore
    expect(ellipse(10, 20, 5)).toBe('M5 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z');
  });
  it('round the corners of polygons but never more than half a side', () => {
    expect(polygon([[0, 0], [10, 0], [10, 10]], 0)).toBe('M0 0L10 0L10 10Z'); // oxfmt-ignore
    expect(roundRect(0, 0, 10, 4, 99)).toBe('M0 2Q0 0 2 0L8 0Q10 0 10 2L10 2Q10 4 8 4L2 4Q0 4 0 2Z');
  });
  it('close when they should', () => {
    expect(star(0, 0, 10).endsWith('Z')).toBe(true);
    expect(smooth([[0, 0], [5, 5], [0, 9]], true).endsWith('Z')).toBe(true); // oxfmt-ignore
    expect(ribbon([[0, 0], [0, 9]], [[4, 0], [4, 9]])).toMatch(/^M0 0.*L4 9C.*4 0Z$/); // oxfmt-ignore
  });
});

describe('a form', () => {
  const outline = roundRect(0, 0, 40, 40, 4);
  it('has three tones and one clip of its own', () => {
    const drawn = form(pen(), outline, '#888888', { rim: '#aaaaaa', shade: '#666666' });
    expect(drawn.match(/<clipPath id="card-a-1">/g)).toHaveLength(1);
    for (const colour of ['#888888', '#aaaaaa', '#666666']) expect(drawn).toContain(`fill="${colour}"`);
  });
  it('is lit from the upper right: body moves left and down from the rim, away from the shade', () => {
    const drawn = form(pen(), outline, '#888888', { edge: [6, 5], reach: 20 });
    expect(drawn).toContain('transform="translate(-6 5)"');
    expect(drawn).toContain('fill="#888888" transform="translate(20 -10)"');
  });
});

describe('a pen', () => {
  it('gives ids that depend on nothing but drawing, layer and order', () => {
    expect([pen().newId(), pen('b').newId()]).toEqual(['card-a-1', 'card-b-1']);
    const one = pen();
    expect(new Set([one.newId(), one.newId(), one.newId()]).size).toBe(3);
  });
  it('draws the same shapes with less grain', () => {
    const full = pen('a', 1);
    const third = pen('a', 1 / 3);
    const box = { x: 0, y: 0, width: 100, height: 100 };
    const many = specks(full, box, 30, '#000000');
    const few = specks(third, box, 30, '#000000');
    expect([many, few].map((drawn) => drawn.match(/h\.1/g)?.length)).toEqual([30, 10]);
    expect(full.random.next()).toBe(third.random.next());
  });
});

describe('gradients', () => {
  it('come as a definition and the paint that points at it', () => {
    const { definition, paint } = linear(pen(), [[0, '#ffffff', 0.5], [1, '#000000']]); // oxfmt-ignore
    expect(paint).toBe('url(#card-a-1)');
    expect(definition).toBe(
      '<linearGradient id="card-a-1" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff" ' +
        'stop-opacity=".5"/><stop offset="1" stop-color="#000000"/></linearGradient>',
    );
  });
});
