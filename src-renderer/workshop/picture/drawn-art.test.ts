import { describe, expect, it } from 'vitest';
import { ART_CHOICES, FIGURE_PROPS, SCENE_PROPS } from '@shared/art';
import { draftCard } from '@shared/contract/drafts';
import { messages } from '@shared/locales';
import type { CopytoruDraft } from '../model/kinds';
import { anotherPicture } from './drawn-pictures';
import {
  backToDrawn,
  drawnArt,
  figuresFor,
  propsFor,
  sceneKept,
  shownOf,
  withDrawn,
  withProp,
} from './drawn-art';

const KIRBY: CopytoruDraft = {
  type: 'kirby',
  id: 'kirby-7x2ab',
  copies: 1,
  name: { en: 'Scatter Burst' },
  color: 'blue',
  ability: 'bomb',
  power: 5,
  effects: [],
};
const ENEMY: CopytoruDraft = {
  type: 'enemy',
  id: 'enemy-aaaaa',
  copies: 1,
  name: { en: 'Otter' },
  color: 'white',
  life: 3,
  points: 3,
};
const pictured = (art: CopytoruDraft['art']): CopytoruDraft =>
  art === undefined ? KIRBY : { ...KIRBY, art };

describe('a picture by program', () => {
  it('shows what the card says, and chooses the rest itself', () => {
    expect(
      shownOf(pictured({ scene: 'fields', palette: 'gold', figure: 'comet', props: ['birds'] })),
    ).toEqual({
      scene: 'fields',
      time: 'gold',
      figure: 'comet',
      props: ['birds'],
    });
    const alone = shownOf(KIRBY);
    expect(['ice', 'crystal', 'seabed']).toContain(alone.scene);
    expect(ART_CHOICES.places[alone.scene].times).toContain(alone.time);
    expect(alone.figure).toBeNull();
  });

  it('stays where it was seen when the colour changes', () => {
    for (const card of [KIRBY, ENEMY]) {
      const { scene, time } = shownOf(card);
      const turned = { ...sceneKept(card), color: 'yellow' as const };
      expect(shownOf(turned)).toMatchObject({ scene, time });
    }
    const written = pictured({ scene: 'fields' });
    expect(sceneKept(written)).toBe(written);
  });

  it('changes one thing and keeps the others', () => {
    const card = withDrawn(pictured({ scene: 'fields', palette: 'gold', props: ['birds'] }), {
      palette: 'dusk',
    });
    expect(card.art).toEqual({ scene: 'fields', palette: 'dusk', props: ['birds'] });
    expect(withDrawn(card, { figure: 'sword' }).art).toHaveProperty('figure', 'sword');
    expect(withDrawn(withDrawn(card, { figure: 'sword' }), { figure: null }).art).not.toHaveProperty(
      'figure',
    );
  });

  it('begins with what the card shows by itself', () => {
    expect(withDrawn(KIRBY, { palette: 'night' }).art).toEqual({
      scene: shownOf(KIRBY).scene,
      palette: 'night',
    });
  });

  it('takes the place of a picture of one’s own, and gives it back', () => {
    const own = pictured({ file: 'a'.repeat(64) });
    expect(withDrawn(own, { scene: 'ice' }).art).toEqual({ scene: 'ice' });
    expect(backToDrawn(own, { scene: 'arena', palette: 'gold' }).art).toEqual({
      scene: 'arena',
      palette: 'gold',
    });
    expect(backToDrawn(own, undefined)).not.toHaveProperty('art');
  });

  it('drops what its new place does not know', () => {
    expect(propsFor(pictured({ scene: 'fields' }))).toContain('stalk');
    const card = pictured({ scene: 'fields', props: ['stalk', 'birds', 'golden'] });
    expect(withDrawn(card, { scene: 'arena' }).art).toEqual({ scene: 'arena', props: ['birds', 'golden'] });
  });

  it('has one weather and one trail at a time', () => {
    const rainy = withProp(pictured({ scene: 'arena' }), 'rain', true);
    expect(withProp(rainy, 'snow', true).art).toEqual({ scene: 'arena', props: ['snow'] });
    expect(withProp(rainy, 'rain', false).art).toEqual({ scene: 'arena' });
    const red = withProp(rainy, 'trail-red', true);
    expect(withProp(red, 'trail-blue', true).art).toEqual({ scene: 'arena', props: ['rain', 'trail-blue'] });
  });

  it('shows emblems on Kirby cards and creatures on enemies', () => {
    expect(figuresFor(KIRBY).map(({ name }) => name)).toContain('bomb');
    expect(figuresFor(KIRBY).map(({ name }) => name)).not.toContain('mole');
    expect(figuresFor(ENEMY).map(({ name }) => name)).toContain('mole');
  });

  it('stays one that a set may hold, however much is added', () => {
    for (const scene of ART_CHOICES.scenes) {
      let card = pictured({ scene });
      for (const prop of propsFor(card)) card = withProp(card, prop, true);
      expect(draftCard.parse(card)).toEqual(card);
    }
  });
});

describe('another scene', () => {
  /** Numbers that seem random and are the same each time. */
  const numbers = (seed: number) => () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  it('is another place at a time that suits it, of one that can be drawn', () => {
    const random = numbers(7);
    let card: CopytoruDraft = KIRBY;
    const places = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const before = shownOf(card);
      card = anotherPicture(card, random);
      const now = shownOf(card);
      expect(now.scene).not.toBe(before.scene);
      expect(ART_CHOICES.places[now.scene].times).toContain(now.time);
      expect(draftCard.parse(card)).toEqual(card);
      for (const prop of now.props) expect(propsFor(card)).toContain(prop);
      // A bomb stays a bomb.
      expect(now.figure).toBeNull();
      places.add(now.scene);
    }
    expect(places.size).toBeGreaterThan(12);
  });

  it('brings another creature where no ability tells which', () => {
    const figures = new Set(
      Array.from({ length: 40 }, (_, i) => drawnArt(anotherPicture(ENEMY, numbers(i + 1)))?.figure),
    );
    expect(figures.size).toBeGreaterThan(5);
    expect([...figures].every((name) => figuresFor(ENEMY).some((figure) => figure.name === name))).toBe(true);
  });
});

describe('everything a picture can be asked for', () => {
  it('has a name in both languages', () => {
    for (const { picture } of [messages.en, messages.ja]) {
      const named = (words: object, names: readonly string[]): void =>
        expect(names.filter((name) => !Object.hasOwn(words, name))).toEqual([]);
      named(picture.scenes, ART_CHOICES.scenes);
      named(picture.times, ART_CHOICES.palettes);
      named(
        picture.figures,
        ART_CHOICES.figures.map(({ name }) => name),
      );
      named(picture.props, [...SCENE_PROPS, ...FIGURE_PROPS]);
    }
  });
});
