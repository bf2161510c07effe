import { arena } from './arena';
import { castle } from './castle';
import { clouds } from './clouds';
import { crystalPlain } from './crystal';
import { deepwood } from './deepwood';
import { fields } from './fields';
import { ice } from './ice';
import { isles } from './isles';
import { mansion } from './mansion';
import { meadow } from './meadow';
import { nightsky } from './nightsky';
import type { SceneName } from './places';
import { ruins } from './ruins';
import { savanna } from './savanna';
import { seabed } from './seabed';
import { skyship } from './skyship';
import { terraces } from './terraces';
import { volcano } from './volcano';
import { works } from './works';
import type { Scene } from './scene';

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
  arena,
  works,
  nightsky,
  skyship,
};
