import type { Message, Rules } from '@shared/table/game';
import { makeLayout } from '@shared/table/layout';
import { poolSampler, type Pools } from '@shared/table/sample';
import { layOutBox } from '../../box-table';
import { gatherCards } from '../designs';
import { readOptions } from '../../read-options';
import { refuse, type MatchInput, type Prepared } from '../prepared';
import { COUNTER_NAMES, tracedCounters } from './counters';
import { describe } from './describe';
import { easyBattleOptions } from './options';
import { resultOf, scoresOf } from './scores';
import { ACTS, dealtTo, SEATS, type Dealt, type Setting } from './setting';
import { makeOpening, setUp, type Opening } from './set-up';
import { apply, decide } from './turn';
import { makeZones, ZONE } from './zones';

/** The id by which records and the command line know this game. */
export const EASY_BATTLE = 'easy-battle';

/** Makes Easy Battle ready for one match. */
export function prepareEasyBattle(input: MatchInput): Prepared {
  const { seats } = input;
  const dealt = dealtTo(seats);
  if (dealt === null) return refuse([{ key: 'prompts.options.seats', values: { ...SEATS } }]);
  const read = readOptions(easyBattleOptions, input.options, seats);
  if (!read.ok) return read;
  const gathered = gatherCards(input, read.options.designs);
  if (!gathered.ok) return gathered;
  const { faces, designsFrom } = gathered;
  const opening = makeOpening(faces, seats, designsFrom);
  const problems = problemsOf(opening, seats, dealt);
  if (problems.length > 0) return refuse(problems);
  const layout = makeLayout({
    seats,
    cards: faces.count,
    zones: makeZones(seats, faces, dealt),
    counters: COUNTER_NAMES,
  });
  const setting: Setting = { seats, options: read.options, faces, layout, dealt };
  return { ok: true, rules: makeRules(setting, opening), options: read.options };
}

/** Why the cards do not do: some are missing that are taken out, or hands and sets need more than there are. */
function problemsOf({ zone, missing }: Opening, seats: number, { hand }: Dealt): Message[] {
  if (missing.length > 0) {
    return missing.map((power) => ({ key: 'prompts.options.too-few-normals', values: { power } }));
  }
  // A turn costs one hand card and one enemy at most, so all turns need as many of each (CT-E7).
  const turns = seats * hand;
  const lie = (deck: number): number => zone.filter((place) => place === deck).length;
  const enough = lie(ZONE.deckKirby) >= turns && lie(ZONE.deckEnemy) >= turns;
  return enough ? [] : [{ key: 'prompts.options.too-few-cards' }];
}

/** Hidden cards are Kirby cards, all with the same back, or enemies. Only enemies lie hidden in their deck. */
const makePools = ({ faces, layout }: Setting): Pools => ({
  ofCard: faces.kirby,
  ofZone: Uint8Array.from(layout.zones, (_, zone) => (zone === ZONE.deckEnemy ? 0 : 1)),
});

function makeRules(setting: Setting, opening: Opening): Rules {
  const box = layOutBox(setting.layout, opening.zone);
  const pools = makePools(setting);
  return {
    game: EASY_BATTLE,
    layout: setting.layout,
    faces: setting.faces.refs,
    acts: ACTS,
    setUp: (table) => setUp(setting, box, table),
    decide: (table) => decide(setting, table),
    apply(table, _decision, pick) {
      const [choice] = pick;
      if (choice !== undefined) apply(setting, table, choice);
    },
    sampler: (seen) => poolSampler(seen, pools),
    describe: (table, decision) => describe(setting, table, decision),
    scores: (table) => scoresOf(setting, table),
    result: (table) => resultOf(setting, table),
    counters: tracedCounters,
  };
}
