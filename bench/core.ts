import { copying } from '@main/cli/bench/copying';
import { measure, type Patience } from '@main/cli/bench/measure';
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

const NAMES = { [COPY_ABILITY_BATTLE]: 'Copy Ability Battle', [KOKOPELLI]: 'Kokopelli' } as const;
const SEATS = [2, 4] as const;
type Game = keyof typeof NAMES;

const of = (game: Game, seats: number): string => `${NAMES[game]}, ${seats} seats`;

/** Whether all three programs play the same rules: what their random matches come to. */
export function agreementRows(peerMatches: number): Row[] {
  return SEATS.flatMap((seats) => {
    const { rules } = seatingOf(COPY_ABILITY_BATTLE, seats);
    const means = agreement(rules, seats, peerMatches);
    return (['picks', 'points'] as const).map((what): Row => {
      const own = Object.entries(means).map(([name, found]) => ({ name, mean: found[what] }));
      const [core, ...others] = own;
      const agrees = others.every(({ mean }) => core !== undefined && alike(core.mean, mean));
      const figure = ({ mean, error }: Mean): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
      return {
        what: `${of(COPY_ABILITY_BATTLE, seats)}: ${what === 'picks' ? 'picks a match' : 'points a seat'}`,
        figure: core === undefined ? '' : figure(core.mean),
        peer: others.map(({ name, mean }) => `${name} ${figure(mean)}`).join(', '),
        must: 'alike',
        holds: agrees,
      };
    });
  });
}

/** Random matches of Copy Ability Battle beside boardgame.io and the floor, in turns. */
export function matchRows(patience: Patience): Row[] {
  return SEATS.flatMap((seats) => {
    const { rules } = seatingOf(COPY_ABILITY_BATTLE, seats);
    const found = measure([withEvents(rules), inSearch(rules), peer(seats), floor(seats)], patience);
    const [core, search] = [found('with events'), found('search mode')];
    const [other, lowest] = [found('boardgame.io'), found('floor')];
    const rates = (one: typeof core): string =>
      `${count(one.perSecond)} matches/s, ${count(one.partsPerSecond)} picks/s`;
    const name = of(COPY_ABILITY_BATTLE, seats);
    const against = `boardgame.io: ${rates(other)}`;
    return [
      { what: `${name}, with events`, figure: rates(core) },
      { what: `${name}, search mode`, figure: rates(search) },
      timesAsFast(
        `${name}, with events: times as fast`,
        core.perSecond / other.perSecond,
        { must: 100, aim: 400 },
        against,
      ),
      timesAsFast(
        `${name}, search mode: times as fast`,
        search.perSecond / other.perSecond,
        { must: 300, aim: 600 },
        against,
      ),
      timesAsSlow(
        `${name}, with events: times as slow`,
        lowest.perSecond / core.perSecond,
        { must: 40, aim: 10 },
        `floor: ${rates(lowest)}`,
      ),
    ];
  });
}

/** Random matches of Kokopelli. Nobody else plays it, so nothing stands beside them. */
export function kokopelliRows(patience: Patience): Row[] {
  return SEATS.flatMap((seats) => {
    const { rules } = seatingOf(KOKOPELLI, seats);
    const found = measure([withEvents(rules), inSearch(rules)], patience);
    return (['with events', 'search mode'] as const).map((mode): Row => {
      const { perSecond, partsPerSecond } = found(mode);
      const figure = `${count(perSecond)} matches/s, ${count(partsPerSecond)} picks/s`;
      return { what: `${of(KOKOPELLI, seats)}, ${mode}`, figure };
    });
  });
}

/** What the parts of a match cost, each by itself. */
export function partRows(patience: Patience): Row[] {
  return [COPY_ABILITY_BATTLE, KOKOPELLI].flatMap((game) => {
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
  });
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
  ];
}

/** How far matches of each game are played on when they are tried out. */
const POLICY = {
  [COPY_ABILITY_BATTLE]: 'rule of thumb to the end',
  [KOKOPELLI]: 'rule of thumb until the end can be foreseen',
} as const;
const ITERATIONS = { must: 30_000, aim: 150_000 };

/** Search iterations and playouts a second. */
export function searchRows(patience: Patience): Row[] {
  return [COPY_ABILITY_BATTLE, KOKOPELLI].flatMap((game) =>
    SEATS.flatMap((seats) => {
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
    }),
  );
}

/** Seconds in which the levels must answer, at the 99th percentile. */
const LEVELS = [
  { level: 'skilled', limit: { must: 0.3, aim: 0.15 } },
  { level: 'master', limit: { must: 2, aim: 1 } },
] as const;

/** How long computer players take to answer. */
export function answerRows(wanted: Readonly<Record<'skilled' | 'master', number>>): Row[] {
  return [COPY_ABILITY_BATTLE, KOKOPELLI].flatMap((game) =>
    SEATS.flatMap((seats) => {
      const seating = seatingOf(game, seats);
      return LEVELS.map(({ level, limit }) => {
        const found = answers(level, seating, wanted[level]);
        const rest = `median ${digits(found.median)} s, slowest of ${found.count} ${digits(found.slowest)} s`;
        return atMost(`${of(game, seats)}: ${level} answers, 99 of 100`, found.slow, 's', limit, rest);
      });
    }),
  );
}
