import { copying } from '@main/cli/bench/copying';
import { measure, type Measured, type Patience } from '@main/cli/bench/measure';
import { partsOf } from '@main/cli/bench/parts';
import { inSearch, withEvents } from '@main/cli/bench/playing';
import { count } from '@main/cli/bench/report';
import { searching } from '@main/cli/bench/searching';
import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import { agreement, alike, type Mean } from './agreement';
import { answers } from './answers';
import { floor, peer } from './contenders';
import { atMost, digits, rate, timesAsFast, timesAsSlow, type Row } from './rows';
import { seatingOf } from './seatings';

/** The games that are measured, as rows call them. */
const NAMES = { [COPY_ABILITY_BATTLE]: 'Copy Ability Battle', [KOKOPELLI]: 'Kokopelli' } as const;
/** A game that is measured. */
export type Game = keyof typeof NAMES;

const of = (game: Game, seats: number): string => `${NAMES[game]}, ${seats} seats`;

/** Whether all three programs play the same rules: what their random matches come to. */
export function agreementRows(seats: number, peerMatches: number): Row[] {
  const { rules } = seatingOf(COPY_ABILITY_BATTLE, seats);
  const means = agreement(rules, seats, peerMatches);
  return (['picks', 'points'] as const).map((what): Row => {
    const [core, ...others] = Object.entries(means).map(([name, found]) => ({ name, mean: found[what] }));
    const figure = ({ mean, error }: Mean): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
    return {
      what: `${of(COPY_ABILITY_BATTLE, seats)}: ${what === 'picks' ? 'picks a match' : 'points a seat'}`,
      figure: core === undefined ? '' : figure(core.mean),
      peer: others.map(({ name, mean }) => `${name} ${figure(mean)}`).join(', '),
      must: 'alike',
      holds: others.every(({ mean }) => core !== undefined && alike(core.mean, mean)),
    };
  });
}

/** Random matches of Copy Ability Battle beside boardgame.io and the floor, in turns. */
export function matchRows(seats: number, patience: Patience): Row[] {
  const { rules } = seatingOf(COPY_ABILITY_BATTLE, seats);
  const found = measure([withEvents(rules), inSearch(rules), peer(seats), floor(seats)], patience);
  const [core, search] = [found('with events'), found('search mode')];
  const [other, lowest] = [found('boardgame.io'), found('floor')];
  const name = of(COPY_ABILITY_BATTLE, seats);
  const against = `boardgame.io: ${rates(other)}`;
  const [likeOther, likeSearch] = [core.perSecond / other.perSecond, search.perSecond / other.perSecond];
  return [
    { what: `${name}, with events`, figure: rates(core) },
    { what: `${name}, search mode`, figure: rates(search) },
    timesAsFast(`${name}, with events: times as fast`, likeOther, { must: 100, aim: 400 }, against),
    timesAsFast(`${name}, search mode: times as fast`, likeSearch, { must: 300, aim: 600 }, against),
    timesAsSlow(
      `${name}, with events: times as slow`,
      lowest.perSecond / core.perSecond,
      { must: 40, aim: 10 },
      `floor: ${rates(lowest)}`,
    ),
  ];
}

const rates = ({ perSecond, partsPerSecond }: Measured): string =>
  `${count(perSecond)} matches/s, ${count(partsPerSecond)} picks/s`;

/** Random matches of Kokopelli. Nobody else plays it, so nothing stands beside them. */
export function kokopelliRows(seats: number, patience: Patience): Row[] {
  const { rules } = seatingOf(KOKOPELLI, seats);
  const found = measure([withEvents(rules), inSearch(rules)], patience);
  return (['with events', 'search mode'] as const).map((mode) => ({
    what: `${of(KOKOPELLI, seats)}, ${mode}`,
    figure: rates(found(mode)),
  }));
}

/** What the parts of a match with four seats cost, each by itself. */
export function partRows(game: Game, patience: Patience): Row[] {
  const { setUp, listing, applying, copying: copied } = partsOf(seatingOf(game, 4).rules, patience);
  const row = (part: string, value: number): Row => ({
    what: `${of(game, 4)}: ${part}`,
    figure: `${digits(value)} µs`,
  });
  return [
    row('setting a match up', setUp),
    row('listing the options of a decision', listing),
    row('applying a pick', applying),
    row('copying into a table at hand', copied),
  ];
}

/** Copies of a match beside `structuredClone`. */
export function copyRows(patience: Patience): Row[] {
  const found = copying(seatingOf(COPY_ABILITY_BATTLE, 4).rules, patience);
  const micro = (value: number): string => `${digits(value)} µs`;
  const peerOf = (clone: number, what: string): string => `structuredClone, ${what}: ${micro(clone)}`;
  return [
    { what: 'a copy of a match', figure: micro(found.match) },
    timesAsFast(
      'a copy of a match: times as fast',
      found.plainClone / found.match,
      { must: 15, aim: 28 },
      peerOf(found.plainClone, 'cells as a plain array'),
    ),
    {
      what: 'the same beside a clone of its typed array',
      figure: `${digits(found.structuredClone / found.match)}×`,
      peer: peerOf(found.structuredClone, 'cells as they are'),
    },
    {
      what: 'a copy into a table at hand, as players that search copy',
      figure: `${digits(found.structuredClone / found.intoTable)}×`,
      peer: peerOf(found.structuredClone, 'cells as they are'),
    },
  ];
}

/** How far matches of each game are played on when they are tried out. */
const POLICY = {
  [COPY_ABILITY_BATTLE]: 'rule of thumb to the end',
  [KOKOPELLI]: 'rule of thumb until the end can be foreseen',
} as const;
const ITERATIONS = { must: 30_000, aim: 150_000 };

/** Search iterations and playouts a second. */
export function searchRows(game: Game, seats: number, patience: Patience): Row[] {
  const found = searching(seatingOf(game, seats), patience);
  const name = of(game, seats);
  const iterations = `${name}: search iterations, ${POLICY[game]}`;
  return [
    game === COPY_ABILITY_BATTLE
      ? rate(iterations, found.iterations, ITERATIONS)
      : { what: iterations, figure: `${count(found.iterations)}/s` },
    { what: `${name}: the same at the first pick`, figure: `${count(found.fromFirst)}/s` },
    { what: `${name}: playouts, ${POLICY[game]}`, figure: `${count(found.playouts)}/s` },
    { what: `${name}: playouts, random to the end`, figure: `${count(found.randomPlayouts)}/s` },
  ];
}

/** Seconds in which the levels must answer, at the 99th percentile. */
const LEVELS = { skilled: { must: 0.3, aim: 0.15 }, master: { must: 2, aim: 1 } } as const;

/** How long a computer player takes to answer. */
export function answerRow(
  level: keyof typeof LEVELS,
  game: Game,
  { seats, ...much }: { readonly seats: number; readonly wanted: number; readonly patience: number },
): Row {
  const found = answers(level, seatingOf(game, seats), much);
  const rest = `median ${digits(found.median)} s, slowest of ${found.count} ${digits(found.slowest)} s`;
  return atMost(`${of(game, seats)}: ${level} answers, 99 of 100`, found.slow, 's', LEVELS[level], rest);
}
