import { describe, expect, it } from 'vitest';
import { chooseFigure, drawFigure, FIGURE_NAMES } from '.';

const draw = (name: (typeof FIGURE_NAMES)[number], more: object = {}): string =>
  drawFigure({ name, seed: 'card-1', ...more });

describe('figures', () => {
  it('are ten emblems and nineteen creatures', () => {
    expect(FIGURE_NAMES).toHaveLength(29);
  });

  it('are the same for the same seed and different from each other', () => {
    const all = FIGURE_NAMES.map((name) => draw(name));
    expect(new Set(all).size).toBe(all.length);
    expect(FIGURE_NAMES.map((name) => draw(name))).toEqual(all);
  });

  it('use plain shapes, gradients and clip paths only, with every reference met', () => {
    for (const name of FIGURE_NAMES) {
      for (const rank of [1, 4, 8]) {
        const svg = draw(name, {
          rank,
          props: ['nightcap', 'curry', 'mushroom', 'crown-gold', 'golden', 'trail-blue'],
        });
        expect(svg).not.toMatch(
          /<(?:filter|foreignObject|image|text|mask|use|style)\b|style=|NaN|undefined|mix-blend/,
        );
        const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
      }
    }
  });

  it('keep to a size that can be cached by the hundred', () => {
    for (const name of FIGURE_NAMES) expect(draw(name).length, name).toBeLessThan(60_000);
  });

  it('take the colour of their card, and leave white ones alone', () => {
    const colours = (['yellow', 'red', 'blue', 'green', 'white'] as const).map((color) =>
      draw('snail', { color }),
    );
    expect(new Set(colours).size).toBe(5);
    expect(draw('hedgehog', { color: 'red' })).toBe(draw('hedgehog', { color: 'white' }));
  });

  it('draw a third of the grain without changing anything else', () => {
    const shapes = (svg: string): number => svg.match(/<path/g)?.length ?? 0;
    const full = draw('crab', { id: 'x' });
    const small = draw('crab', { id: 'x', grain: 0.33 });
    expect(small.length).toBeLessThan(full.length);
    expect(shapes(small)).toBe(shapes(full));
  });

  it('are chosen by name, then by ability, then by strength', () => {
    const wish = { rank: 3, seed: 's' } as const;
    expect(chooseFigure({ ...wish, figure: 'moth', card: 'enemy' })).toBe('moth');
    expect(chooseFigure({ ...wish, figure: 'unheard-of', card: 'enemy', ability: 'ice' })).toBe('hare');
    expect(chooseFigure({ ...wish, card: 'kirby', ability: 'sword' })).toBe('sword');
    expect(chooseFigure({ ...wish, card: 'kirby' })).toBe('swirl');
    expect(chooseFigure({ ...wish, card: 'kirby', rank: 7 })).toBe('comet');
    const pick = chooseFigure({ ...wish, card: 'enemy', figure: 'constructor' });
    expect(FIGURE_NAMES).toContain(pick);
    expect(chooseFigure({ ...wish, card: 'enemy' })).toBe(pick);
  });
});
