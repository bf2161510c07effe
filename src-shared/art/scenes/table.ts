import { skyship } from './skyship';
import { nightsky } from './nightsky';
import { volcano } from './volcano';
import { savanna } from './savanna';
import { ruins } from './ruins';
import { crystalPlain } from './crystal';
import { ice } from './ice';
import { seabed } from './seabed';
import { isles } from './isles';
import { clouds } from './clouds';
import { castle } from './castle';
import { mansion } from './mansion';
import { deepwood } from './deepwood';
import { terraces } from './terraces';
import { fields } from './fields';
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
  fields,
  terraces,
  deepwood,
  clouds,
  isles,
  seabed,
  ice,
  crystal: crystalPlain,
  ruins,
  savanna,
  volcano,
  mansion,
  castle,
  arena: meadow,
  works: meadow,
  nightsky,
  skyship,
};
