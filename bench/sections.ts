import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import { agreementRows, answerRow, copyRows, kokopelliRows, matchRows, partRows, searchRows } from './core';
import { changedSeries, digests, storeDigests } from './digest';
import { drawing } from './drawing';
import { printing } from './printing';
import { atMost, type Row } from './rows';
import { readingRows } from './sets';

/** How thoroughly is measured, and what programs and files it takes. */
export interface Circumstances {
  readonly quick: boolean;
  /** Whether the digests of this version are to be stored. */
  readonly update: boolean;
  readonly digestFile: string;
  /** The bundled program that reads card sets once. */
  readonly cold: string;
  /** The file of Copy-toru's box. */
  readonly box: string;
}

type Section = (circumstances: Circumstances) => Row[] | Promise<Row[]>;

const SEATS = [2, 4] as const;
const GAMES = [
  { name: 'copytoru', game: COPY_ABILITY_BATTLE },
  { name: 'kokopelli', game: KOKOPELLI },
] as const;

const patience = ({ quick }: Circumstances): { repetitions: number; turn: number } =>
  quick ? { repetitions: 3, turn: 0.2 } : { repetitions: 9, turn: 0.4 };

/** Answers asked for: the 99th percentile of the whole run is of several hundred. */
const ANSWERS = {
  skilled: ({ quick }: Circumstances) => (quick ? 60 : 400),
  master: ({ quick }: Circumstances) => (quick ? 12 : 200),
} as const;
const LEVELS = ['skilled', 'master'] as const;
/** Seconds of processor time after which no more answers are asked for. */
const ANSWERING = ({ quick }: Circumstances): number => (quick ? 5 : 45);

const bySeats = (name: string, rows: (seats: number, how: Circumstances) => Row[]): [string, Section][] =>
  SEATS.map((seats) => [`${name}-${seats}`, (how) => rows(seats, how)]);

/**
 * Everything that is measured outside of a browser, by the name that `--only` knows. Each runs in a process
 * of its own: code that was used in many ways before runs slower.
 */
export const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ...bySeats('rules', (seats, { quick }) => agreementRows(seats, quick ? 100 : 800)),
  ...bySeats('matches', (seats, how) => matchRows(seats, patience(how))),
  ...bySeats('kokopelli', (seats, how) => kokopelliRows(seats, patience(how))),
  ...GAMES.map(({ name, game }): [string, Section] => [
    `parts-${name}`,
    (how) => partRows(game, patience(how)),
  ]),
  ['copies', (how) => copyRows(patience(how))],
  ...GAMES.flatMap(({ name, game }) =>
    bySeats(`search-${name}`, (seats, how) => searchRows(game, seats, patience(how))),
  ),
  ...GAMES.flatMap(({ name, game }) =>
    LEVELS.flatMap((level) =>
      bySeats(`answers-${name}-${level}`, (seats, how) => [
        answerRow(level, game, { seats, wanted: ANSWERS[level](how), patience: ANSWERING(how) }),
      ]),
    ),
  ),
  ['sets', ({ cold, box }) => [...readingRows(cold, box)]],
  ['print', sheetRows],
  ['scenes', sceneRows],
  ['trace', traceRows],
]);

async function sheetRows(): Promise<Row[]> {
  const { first, median, pages, megabytes } = await printing(3);
  return [
    atMost('the whole box as PDF, with backs', first, 's', { must: 10, aim: 3 }),
    {
      what: 'the whole box as PDF, once more',
      figure: `${median.toFixed(1)} s`,
      peer: `${pages} pages, ${megabytes.toFixed(1)} MB`,
    },
  ];
}

function sceneRows(): Row[] {
  const { median, slowest } = drawing();
  return [
    atMost('a scene drawn on one core', median, 'ms', { must: 15, aim: 5 }),
    atMost(`the slowest scene to draw, ${slowest.scene}`, slowest.median, 'ms', { must: 15, aim: 8 }),
  ];
}

async function traceRows({ update, digestFile }: Circumstances): Promise<Row[]> {
  const found = await digests();
  if (update) storeDigests(found, digestFile);
  const changed = changedSeries(found, digestFile);
  return [
    {
      what: 'picks and final states of the stored matches',
      figure: changed.length === 0 ? 'the same' : `changed: ${changed.join(' ')}`,
      must: 'the same',
      holds: changed.length === 0,
    },
  ];
}
