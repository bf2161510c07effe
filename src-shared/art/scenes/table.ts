import { meadow } from './meadow';
import type { Scene } from './scene';

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

/** How each place is drawn. */
export const SCENES: Readonly<Record<SceneName, Scene>> = {
  meadow,
  fields: meadow,
  terraces: meadow,
  deepwood: meadow,
  clouds: meadow,
  isles: meadow,
  seabed: meadow,
  ice: meadow,
  crystal: meadow,
  ruins: meadow,
  savanna: meadow,
  volcano: meadow,
  mansion: meadow,
  castle: meadow,
  arena: meadow,
  works: meadow,
  nightsky: meadow,
  skyship: meadow,
};
