import { describe, expect, it } from 'vitest';
import { ART_CHOICES } from './choices';
import { drawFigure } from './figures';
import { FIGURE_PROPS } from './figures/known';
import { drawScene } from './scene';
import { SCENE_PROPS } from './scenes/places';

const scene = (name: string, palette: string, props: readonly string[] = []) => {
  const drawn = drawScene({
    scene: name,
    palette,
    seed: 'card',
    width: 594,
    height: 640,
    horizon: 0.5,
    grain: 0.1,
    props,
    id: 'x',
  });
  return { ...drawn, whole: drawn.back + drawn.near };
};

describe('the choices of the scene generator', () => {
  it('draw every place they name, each by another drawing', () => {
    const drawn = ART_CHOICES.scenes.map((name) => scene(name, 'noon'));
    expect(drawn.map(({ scene: name }) => name)).toEqual(ART_CHOICES.scenes);
    expect(new Set(drawn.map(({ whole }) => whole)).size).toBe(18);
  });

  it('paint every time of day differently', () => {
    const drawn = ART_CHOICES.palettes.map((palette) => scene('castle', palette));
    expect(drawn.map(({ time }) => time)).toEqual(ART_CHOICES.palettes);
    expect(new Set(drawn.map(({ whole }) => whole)).size).toBe(7);
  });

  it.each(ART_CHOICES.scenes)('offer %s only what changes it, and the times that suit it once', (name) => {
    const { times, props } = ART_CHOICES.places[name];
    const plain = scene(name, times[0]).whole;
    const changed = props.map((prop) => scene(name, times[0], [prop]).whole);
    expect(new Set([plain, ...changed]).size).toBe(props.length + 1);
    expect(new Set(times).size).toBe(times.length);
  });

  it('name every figure once, with what changes it', () => {
    expect(ART_CHOICES.figures).toHaveLength(29);
    for (const { name, props, native } of ART_CHOICES.figures) {
      const draw = (more: readonly string[]) =>
        drawFigure({ name, id: 'x', seed: 'card', color: native, grain: 0, props: more });
      const drawn = [draw([]), ...props.map((prop) => draw([prop]))];
      expect(new Set(drawn).size, name).toBe(drawn.length);
    }
  });

  it('leave nothing out that some place or figure can show', () => {
    const offered = new Set(Object.values(ART_CHOICES.places).flatMap(({ props }) => props));
    expect([...SCENE_PROPS].filter((prop) => !offered.has(prop))).toEqual([]);
    const worn = new Set(ART_CHOICES.figures.flatMap(({ props }) => props));
    expect([...FIGURE_PROPS].filter((prop) => !worn.has(prop))).toEqual([]);
  });
});
