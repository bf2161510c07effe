import type { WildCard } from '@shared/ceremonies';
import { makeLayout } from '@shared/table/layout';
import type { InPlay } from '../prepared';
import { counterNames } from './counters';
import { makeDeal, type NamedCeremony } from './deal';
import type { KokopelliOptions } from './options';
import { makeReach } from './reach';
import type { Setting } from './setting';
import { makeTypes } from './types-in-play';
import { makeZones } from './zones';

/** Works out everything about one match that never changes. */
export function makeSetting(
  seats: number,
  options: KokopelliOptions,
  ceremonies: readonly NamedCeremony[],
  wild: InPlay<WildCard>,
  box: string,
): Setting {
  const deal = makeDeal(seats, ceremonies, wild, box);
  const types = makeTypes(ceremonies);
  const zones = makeZones(seats, deal.deck, types.names);
  const layout = makeLayout({ seats, cards: deal.count, zones: zones.specs, counters: counterNames(seats) });
  return { seats, options, types, deal, layout, zones, reach: makeReach(seats, zones) };
}
