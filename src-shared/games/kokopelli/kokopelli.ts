import type { KokopelliCard, WildCard } from '@shared/ceremonies';
import type { Rules } from '@shared/table/game';
import { poolSampler, type Pools } from '@shared/table/sample';
import { refuse, type CardInPlay, type InPlay, type MatchInput, type Prepared } from '../prepared';
import { readOptions } from '../read-options';
import { drawTypes, findTypes, kokopelliCards, starterTypes } from './choice';
import { tracedCounters } from './counters';
import { describe } from './describe';
import { makeSetting } from './make-setting';
import { kokopelliOptions, WORDED } from './options';
import { SEATS, tilesToEndFor } from './numbers';
import { resultOf, scoresOf } from './scores';
import { ACTS, type Setting } from './setting';
import { makeBox, setUp } from './set-up';
import { apply, decide } from './turn';
import { typeName } from './type-names';

/** The id by which records and the command line know this game. */
export const KOKOPELLI = 'kokopelli';

/** Draws the ten types from the match's seed where the options leave them to chance. */
export function settleKokopelli(
  options: Readonly<Record<string, unknown>>,
  seed: string,
  cards: readonly CardInPlay[],
): Readonly<Record<string, unknown>> {
  return options['types'] === 'random'
    ? { ...options, types: drawTypes(kokopelliCards(cards), seed) }
    : options;
}

/** Refs of the ceremonies that options bring in beside the box's. */
export function joinedCeremonies(options: Readonly<Record<string, unknown>>): readonly string[] {
  const types: readonly unknown[] = Array.isArray(options['types']) ? options['types'] : [];
  return types.filter((type) => typeof type === 'string').filter((type) => typeName(type).includes('/'));
}

/** Makes Kokopelli ready for one match. */
export function prepareKokopelli(input: MatchInput): Prepared {
  const { seats } = input;
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return refuse([{ key: 'prompts.options.seats', values: { ...SEATS } }]);
  }
  const read = readOptions(kokopelliOptions, input.options, seats, WORDED);
  if (!read.ok) return read;
  if (read.options.types === 'random') return refuse([{ key: 'prompts.kokopelli.types-undrawn' }]);
  const cards = kokopelliCards(input.cards);
  const named = read.options.types === 'starter' ? starterTypes(cards) : read.options.types;
  const { types, problems } = findTypes(cards, named);
  const wild = cards.filter(isWild).find(({ ref }) => ref.startsWith(`${input.box}/`));
  if (problems.length > 0) return refuse(problems);
  if (wild === undefined) return refuse([{ key: 'prompts.options.too-few-cards' }]);
  const tilesToEnd = read.options.tilesToEnd ?? tilesToEndFor(seats);
  const options = { ...read.options, types: [...named], tilesToEnd };
  return { ok: true, rules: makeRules(makeSetting(seats, options, types, wild, input.box)), options };
}

const isWild = (entry: InPlay<KokopelliCard>): entry is InPlay<WildCard> => entry.card.type === 'kokopelli';

/** Hidden cards are a seat's own, in its hand or its draw pile. Tiles lie open. */
const makePools = ({ deal, layout, seats }: Setting): Pools => ({
  ofCard: Uint8Array.from(deal.ownerOf, (owner) => (owner < 0 ? seats : owner)),
  ofZone: Uint8Array.from(layout.zones, ({ owner }) => owner ?? seats),
});

function makeRules(setting: Setting): Rules {
  const box = makeBox(setting);
  const pools = makePools(setting);
  return {
    game: KOKOPELLI,
    layout: setting.layout,
    faces: setting.deal.refs,
    acts: ACTS,
    setUp: (table) => setUp(setting, box, table),
    decide: (table) => decide(setting, table),
    apply: (table, _decision, pick) => apply(setting, table, pick),
    sampler: (seen) => poolSampler(seen, pools),
    describe: (table, decision) => describe(setting, table, decision),
    scores: (table) => scoresOf(setting, table),
    result: (table) => resultOf(setting, table),
    counters: tracedCounters,
  };
}
