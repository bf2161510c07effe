import type { TimeOfDay } from '../times';

/** The places that can be drawn, the names of `art.scene`. */
export const SCENE_NAMES = [
  'meadow',
  'fields',
  'terraces',
  'deepwood',
  'clouds',
  'isles',
  'seabed',
  'ice',
  'crystal',
  'ruins',
  'savanna',
  'volcano',
  'mansion',
  'castle',
  'arena',
  'works',
  'nightsky',
  'skyship',
] as const;
/** One of the eighteen places. */
export type SceneName = (typeof SCENE_NAMES)[number];

/** What `art.props` can add to or change about a place. */
export const SCENE_PROPS = [
  'birds',
  'brown-ground',
  'flowers',
  'leaves',
  'mushrooms',
  'pumpkins',
  'rain',
  'snow',
  'storm',
  'vines',
  'crag',
  'sand',
  'stalk',
  'water',
] as const;
/** One of the things that change a place. */
export type SceneProp = (typeof SCENE_PROPS)[number];

/** What suits a place. */
export interface Place {
  /** Times of day, the best first: the seed takes one where the card's palette names none. */
  readonly times: readonly [TimeOfDay, ...TimeOfDay[]];
  /** What may be added; anything else named in `art.props` is drawn where it can be, and need not suit. */
  readonly props: readonly SceneProp[];
}

/** What suits each place. */
export const PLACES: Readonly<Record<SceneName, Place>> = {
  meadow: {
    times: ['gold', 'morning', 'noon', 'dusk', 'night'],
    props: ['flowers', 'birds', 'pumpkins', 'mushrooms', 'leaves', 'rain', 'snow', 'storm', 'brown-ground'],
  },
  fields: {
    times: ['noon', 'gold', 'morning', 'dusk'],
    props: ['stalk', 'birds', 'flowers', 'pumpkins', 'leaves', 'rain', 'snow', 'storm', 'brown-ground'],
  },
  terraces: {
    times: ['morning', 'gold', 'noon', 'dusk'],
    props: ['flowers', 'birds', 'pumpkins', 'leaves', 'rain', 'snow', 'storm'],
  },
  deepwood: {
    times: ['morning', 'noon', 'gold', 'night'],
    props: ['mushrooms', 'leaves', 'flowers', 'birds', 'rain', 'snow'],
  },
  clouds: { times: ['morning', 'gold', 'noon', 'dusk'], props: ['vines', 'birds', 'storm', 'rain', 'snow'] },
  isles: { times: ['noon', 'morning', 'gold', 'dusk'], props: ['water', 'birds', 'vines', 'rain', 'storm'] },
  seabed: { times: ['deep', 'morning', 'dusk', 'noon', 'night'], props: [] },
  ice: { times: ['morning', 'noon', 'dusk', 'night'], props: ['snow', 'sand', 'birds', 'storm'] },
  crystal: {
    times: ['morning', 'gold', 'noon', 'dusk'],
    props: ['flowers', 'birds', 'rain', 'snow', 'storm'],
  },
  ruins: { times: ['gold', 'noon', 'dusk', 'night'], props: ['birds', 'leaves', 'rain', 'storm'] },
  savanna: { times: ['gold', 'dusk', 'morning', 'noon'], props: ['birds', 'flowers', 'rain', 'storm'] },
  volcano: { times: ['dusk', 'gold', 'night', 'cave'], props: ['birds', 'storm', 'rain'] },
  mansion: { times: ['night', 'dusk'], props: ['birds', 'leaves', 'pumpkins', 'rain', 'snow', 'storm'] },
  castle: {
    times: ['noon', 'gold', 'morning', 'dusk', 'night'],
    props: ['birds', 'snow', 'flowers', 'leaves', 'rain', 'storm'],
  },
  arena: { times: ['gold', 'noon', 'dusk', 'morning'], props: ['birds', 'leaves', 'rain', 'snow', 'storm'] },
  works: { times: ['gold', 'morning', 'dusk', 'noon', 'night'], props: ['birds', 'rain', 'snow', 'storm'] },
  nightsky: { times: ['night', 'dusk'], props: [] },
  skyship: { times: ['dusk', 'gold', 'night', 'morning'], props: ['crag', 'birds', 'rain', 'snow', 'storm'] },
};
