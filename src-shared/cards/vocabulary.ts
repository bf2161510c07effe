import type { z } from 'zod';
import type { Complaint } from './problem';

/** The five card colours, in the order they are always listed. */
export const COLORS = ['white', 'red', 'blue', 'yellow', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** The copy abilities a coloured card shows. */
export const ABILITIES = ['beam', 'cutter', 'bomb', 'ice', 'fire', 'fighter', 'sword', 'spark'] as const;
export type AbilityName = (typeof ABILITIES)[number];

/** The games a set can belong to. */
export const GAMES = ['copytoru', 'kokopelli'] as const;
export type GameId = (typeof GAMES)[number];

/** How a set stands to others: a playable whole, other pictures for its cards, or filled-in blanks. */
export const SET_KINDS = ['base', 'variants', 'designs'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** The kinds of card in a set of Copy-toru. */
export const CARD_TYPES = ['kirby', 'enemy', 'number', 'rules', 'blank'] as const;

/** The kinds of card in a set of Kokopelli. */
export const CEREMONY_TYPES = ['ceremony', 'kokopelli'] as const;

/** The kinds of card in the sets of each game, in the order they are counted. */
export const TYPES_OF: Readonly<Record<GameId, readonly string[]>> = {
  copytoru: CARD_TYPES,
  kokopelli: CEREMONY_TYPES,
};

/** The kinds of card that are played with, of every game. */
export const PLAYED_TYPES = ['kirby', 'enemy', ...CEREMONY_TYPES] as const;
export type PlayedType = (typeof PLAYED_TYPES)[number];

/** Points an enemy is worth, by its life: known for white and yellow, inferred for the rest. */
export const POINTS_BY_LIFE: readonly number[] = [0, 2, 2, 3, 3, 4, 6, 8, 10];

/** The places a picture can be drawn in. */
export const SCENES = [
  ...['meadow', 'fields', 'terraces', 'deepwood', 'clouds', 'isles', 'seabed', 'ice', 'crystal'],
  ...['ruins', 'savanna', 'volcano', 'mansion', 'castle', 'arena', 'works', 'nightsky', 'skyship'],
];

/** The times of day a picture can be drawn at. */
export const PALETTES = ['morning', 'noon', 'gold', 'dusk', 'night', 'deep', 'cave'];

/** What a picture can show: emblems for Kirby cards, creatures for enemies. */
export const FIGURES = [
  ...['beam', 'cutter', 'bomb', 'ice', 'fire', 'fighter', 'sword', 'spark', 'swirl', 'comet'],
  ...['snail', 'beetle', 'mole', 'hare', 'toad', 'crab', 'mantis', 'sheep', 'hedgehog', 'moth'],
  ...['otter', 'bear', 'fox', 'oak', 'kids', 'ram', 'crane', 'heron', 'badger'],
];

/** The cloths a ceremony's picture can lie on. */
const CLOTH_TONES = [
  ...['brick', 'teal', 'clay', 'moss', 'mauve', 'slate', 'khaki', 'indigo', 'fern', 'rust', 'rose'],
  ...['plum', 'sand', 'mint', 'ash', 'apricot', 'gold'],
];

/** The household things a ceremony's picture can show. */
const THINGS = [
  ...['shoes', 'flutes', 'drum', 'basket', 'parcel', 'bowl', 'house', 'firework', 'ribbons', 'porch'],
  ...['door', 'torch', 'signpost', 'broom', 'ring', 'sill', 'paper-star', 'lantern', 'clock', 'stool'],
  ...['cushion', 'ladder', 'key', 'candle', 'kettle', 'teapot', 'jug', 'pot', 'bread', 'cake', 'apples'],
  ...['fiddle', 'tambourine', 'balloons', 'pinwheel', 'top', 'paper-boat', 'yarn', 'flowerpot'],
  ...['watering-can', 'hat', 'scarf', 'mittens', 'umbrella', 'book', 'letter'],
];

/** The names `art` can use on the cards of each game. */
export const PICTURES: Readonly<
  Record<GameId, Readonly<Record<'scenes' | 'palettes' | 'figures', readonly string[]>>>
> = {
  copytoru: { scenes: SCENES, palettes: PALETTES, figures: FIGURES },
  kokopelli: { scenes: ['cloth'], palettes: CLOTH_TONES, figures: THINGS },
};

/**
 * What a game's cards can do, given to the reader from outside so that `cards/` need not know it.
 */
export interface EffectVocabulary<Effects> {
  /** What a set file may say under `effects`. */
  readonly schema: z.ZodType<Effects>;
  /** The effects of a card that does nothing. */
  readonly none: Effects;
  /** The names of fields in it, for correcting typing errors. */
  readonly fields: readonly string[];
  /** What can be written but can never do anything; paths are within the effects. */
  readonly review: (effects: Effects) => readonly Complaint[];
}
