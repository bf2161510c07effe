import type { Kind } from '../kind';
import { backups } from './backups';
import { cardSets } from './card-sets';
import { commandLine } from './command-line';
import { contract } from './contract';
import { frames } from './frames';
import { journals } from './journals';
import { packs } from './packs';
import { pictures } from './pictures';
import { settingsFiles } from './settings';
import { windowPlaces } from './window';

/** Every kind of input that comes from outside. */
export const kinds: readonly Kind[] = [
  cardSets,
  packs,
  backups,
  pictures,
  journals,
  settingsFiles,
  windowPlaces,
  contract,
  frames,
  commandLine,
];
