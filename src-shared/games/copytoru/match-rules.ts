import type { Rules } from '@shared/table/game';
import { makeLayout, type ZoneSpec } from '@shared/table/layout';
import { poolSampler } from '@shared/table/sample';
import { counter, makeTable } from '@shared/table/table';
import { layOutBox } from '../box-table';
import { COUNTER, COUNTER_NAMES } from './counters';
import { describe } from './describe';
import { gatherCards } from './designs';
import { TableHost } from './effects';
import { returningCards, type Faces } from './faces';
import type { TurnOptions } from './options';
import { makePools } from './pools';
import { refuse, type MatchInput, type Prepared } from './prepared';
import { layOut, makeOpening, setUp, type Opening } from './set-up';
import { ACTS, type Mode, type Setting } from './setting';
import { apply, decide } from './turn';
import { scoresOf } from './won';

/** What one mode brings to a match that is played in attack and get phases. */
export interface ModePlan {
  /** The id by which records know the game. */
  readonly game: string;
  /** Copy Ability cards face up, and enemies in play. */
  readonly offer: number;
  readonly options: TurnOptions;
  /** A card that joins where it can be used at once, as `set-id/card-id`. */
  readonly opening: string | null;
  readonly zones: (faces: Faces) => readonly ZoneSpec[];
  /** The zones in which enemies can be attacked. */
  readonly enemyZones: readonly number[];
  readonly mode: Mode;
}

/** Makes one match ready, or says which cards it lacks. */
export function prepareMatch(input: MatchInput, plan: ModePlan): Prepared {
  const { opening: begins, options } = plan;
  const gathered = gatherCards(input, begins === null ? options.designs : [begins, ...options.designs]);
  if (!gathered.ok) return gathered;
  const { faces, designsFrom } = gathered;
  const opening = makeOpening(faces, input.seats, designsFrom, begins === null ? null : designsFrom);
  if (opening.missing.length > 0) {
    return refuse(
      opening.missing.map((power) => ({ key: 'prompts.options.too-few-normals', values: { power } })),
    );
  }
  const setting = makeSetting(plan, input.seats, faces);
  return { ok: true, rules: makeRules(plan.game, setting, opening), options: plan.options };
}

function makeSetting(plan: ModePlan, seats: number, faces: Faces): Setting {
  const { offer, options, enemyZones, mode } = plan;
  const layout = makeLayout({
    seats,
    cards: faces.count,
    zones: plan.zones(faces),
    counters: COUNTER_NAMES,
  });
  const returns = returningCards(faces, options.normalsReturn);
  return { seats, offer, options, faces, layout, returns, enemyZones, mode };
}

function makeRules(game: string, setting: Setting, opening: Opening): Rules {
  const { faces, layout, mode } = setting;
  const box = layOutBox(layout, opening.zone);
  const host = new TableHost(setting, makeTable(layout));
  const pools = makePools(faces, layout);
  return {
    game,
    layout,
    faces: faces.refs,
    acts: ACTS,
    setUp(table) {
      setUp(setting, opening, box, table);
      mode.sayStart(table);
      layOut(setting, opening, table);
      mode.openTurn(table, counter(table, COUNTER.seat));
    },
    decide: (table) => decide(setting, table),
    apply: (table, _decision, pick) => apply(setting, host, table, pick),
    sampler: (seen) => poolSampler(seen, pools),
    describe: (table, decision) => describe(setting, table, decision),
    scores: (table) => scoresOf(setting, table),
    result: (table) => mode.result(setting, table),
    counters: (table) => mode.counters(table),
  };
}
