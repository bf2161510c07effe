import type { Rules } from '@shared/table/game';
import { makeLayout } from '@shared/table/layout';
import { counter, makeTable } from '@shared/table/table';
import { COUNTER, COUNTER_NAMES, tracedCounters } from './counters';
import { describe } from './describe';
import { TableHost } from './effects';
import { gatherCards } from './designs';
import { type Faces, isNormal, powerOf } from './faces';
import { copyAbilityOptions, readOptions, type CopyAbilityOptions } from './options';
import { refuse, type MatchInput, type Prepared } from './prepared';
import { resultOf } from './scores';
import { ACTS, HIGH_NORMAL, type Setting } from './setting';
import { layOutBox, makeOpening, setUp, type Opening } from './set-up';
import { apply, beginTurn, decide, sayRound } from './turn';
import { scoresOf } from './won';
import { makeZones } from './zones';

/** The id by which records and the command line know this game. */
export const COPY_ABILITY_BATTLE = 'copy-ability-battle';

/** How many can play. */
export const SEATS = { min: 2, max: 4 } as const;

/** Makes Copy Ability Battle ready for one match. */
export function prepareCopyAbilityBattle(input: MatchInput): Prepared {
  const { seats } = input;
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return refuse([{ key: 'prompts.options.seats', values: { ...SEATS } }]);
  }
  const read = readOptions(copyAbilityOptions, input.options, seats);
  if (!read.ok) return read;
  const gathered = gatherCards(input, read.options.designs);
  if (!gathered.ok) return gathered;
  const { faces, designsFrom } = gathered;
  const opening = makeOpening(faces, seats, designsFrom);
  if (opening.missing.length > 0) {
    return refuse(
      opening.missing.map((power) => ({ key: 'prompts.options.too-few-normals', values: { power } })),
    );
  }
  return {
    ok: true,
    rules: makeRules(makeSetting(faces, seats, read.options), opening),
    options: read.options,
  };
}

function makeSetting(faces: Faces, seats: number, options: CopyAbilityOptions): Setting {
  const layout = makeLayout({
    seats,
    cards: faces.count,
    zones: makeZones(seats, faces),
    counters: COUNTER_NAMES,
  });
  const least = options.normalsReturn === 'high' ? HIGH_NORMAL : 0;
  const returns = Uint8Array.from({ length: faces.count }, (_, card) =>
    isNormal(faces, card) && powerOf(faces, card) >= least ? 1 : 0,
  );
  return { seats, options, faces, layout, returns };
}

function makeRules(setting: Setting, opening: Opening): Rules {
  const box = layOutBox(setting, opening);
  const host = new TableHost(setting, makeTable(setting.layout));
  return {
    game: COPY_ABILITY_BATTLE,
    layout: setting.layout,
    faces: setting.faces.refs,
    acts: ACTS,
    setUp(table) {
      setUp(setting, opening, box, table);
      sayRound(setting, table);
      beginTurn(table, counter(table, COUNTER.seat));
    },
    decide: (table) => decide(setting, table),
    apply: (table, _decision, pick) => apply(setting, host, table, pick),
    describe: (table, decision) => describe(setting, table, decision),
    scores: (table) => scoresOf(setting, table),
    result: (table) => resultOf(setting, table),
    counters: tracedCounters,
  };
}
