import { tilesToEndFor } from '@shared/games/kokopelli/setting';
import { SEARCH_LEVELS } from '@shared/players/index';
import type { Contest } from './contests';
import type { Outcome } from './hall';

/** What a report says beside the outcomes. */
export interface Occasion {
  readonly command: string;
  readonly machine: string;
  readonly date: string;
  readonly minutes: number;
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

/** Seconds at the 99th percentile in which a level must answer. */
const ANSWER_MARKS: Readonly<Record<string, number>> = { skilled: 0.3, master: 2 };

const GAMES: Readonly<Record<string, string>> = {
  'copy-ability-battle': 'Copy Ability Battle',
  'easy-battle': 'Easy Battle',
  'solo-battle': 'Solo Battle',
  kokopelli: 'Kokopelli',
};

/** What was measured, as it stands between the marks of `docs/strength.md`. */
export function report(outcomes: readonly Outcome[], occasion: Occasion): string {
  const { command, machine, date, minutes } = occasion;
  const levels = SEARCH_LEVELS.map(
    ({ name, iterations }) => `\`${name}\` ${iterations.toLocaleString('en')}`,
  );
  return [
    `Measured ${date} on ${machine} in ${minutes} minutes with`,
    '',
    '```sh',
    command,
    '```',
    '',
    `Levels that search try out so many matches for a decision: ${levels.join(', ')}.`,
    '',
    ...section('copy-ability-battle', 2, outcomes),
    ...section('copy-ability-battle', 4, outcomes),
    ...section('easy-battle', 2, outcomes),
    ...section('easy-battle', 4, outcomes),
    ...questSection(outcomes),
    ...section('kokopelli', 2, outcomes),
    ...section('kokopelli', 4, outcomes),
    ...endingSection(outcomes),
    ...answerSection(occasion.answers),
  ].join('\n');
}

function section(game: string, seats: number, outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(
    ({ contest }) => contest.game === game && contest.players.length === seats && contest.counts === 'wins',
  );
  if (own.length === 0) return [];
  const note = seats === 2 ? [] : ['One against three others; a fair share is a quarter.', ''];
  return [
    `## ${GAMES[game] ?? game}, ${seats} seats`,
    '',
    ...note,
    '| player | against | wins | 95 % | mark | | matches |',
    '|---|---|--:|--:|--:|---|--:|',
    ...own.map((outcome) => row(outcome)),
    '',
  ];
}

function row({ contest, share, low, high, matches, verdict }: Outcome): string {
  const [one = '', other = ''] = contest.players;
  const against = contest.players.length > 2 ? `${contest.players.length - 1} × ${other}` : other;
  const mark = contest.mark === undefined ? '' : percent(contest.mark);
  return `| ${one} | ${against} | ${percent(share)} | ${percent(low)}–${percent(high)} | ${mark} | ${verdict ?? ''} | ${matches} |`;
}

function questSection(outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(({ contest }) => contest.game === 'solo-battle');
  if (own.length === 0) return [];
  const levels = [...new Set(own.map(({ contest }) => contest.players[0] ?? ''))];
  const quests = [...new Set(own.map(({ contest }) => questOf(contest)))];
  const cell = (quest: number, level: string): string => {
    const found = own.find(({ contest }) => questOf(contest) === quest && contest.players[0] === level);
    if (found === undefined) return '';
    const { share, low, high, contest, verdict } = found;
    const mark = contest.mark === undefined ? '' : `, ${percent(contest.mark)} ${verdict ?? ''}`;
    return `${percent(share)} (${percent(low)}–${percent(high)}${mark})`;
  };
  return [
    '## The quests: share won',
    '',
    `| quest | ${levels.join(' | ')} |`,
    `|--:|${levels.map(() => '---').join('|')}|`,
    ...quests.map((quest) => `| ${quest} | ${levels.map((level) => cell(quest, level)).join(' | ')} |`),
    '',
  ];
}

/** How often matches end by tiles, by seats and number of tiles; the levels side by side. */
function endingSection(outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(({ contest }) => contest.counts === 'tiles');
  if (own.length === 0) return [];
  const levels = [...new Set(own.map(({ contest }) => contest.players[0] ?? ''))];
  const rows = new Map<string, Outcome[]>();
  for (const outcome of own) {
    const { players, options } = outcome.contest;
    const tiles = Number(options['tilesToEnd']);
    // In bold the number that is played with.
    const shown = tiles === tilesToEndFor(players.length) ? `**${tiles}**` : String(tiles);
    const key = `${players.length} | ${shown}`;
    rows.set(key, [...(rows.get(key) ?? []), outcome]);
  }
  const cell = (found: readonly Outcome[], level: string): string => {
    const one = found.find(({ contest }) => contest.players[0] === level);
    return one === undefined
      ? ''
      : `${percent(one.share)} (${percent(one.low)}–${percent(one.high)}) of ${one.matches}`;
  };
  return [
    '## Kokopelli: matches that end by tiles (KO-3)',
    '',
    'Of matches between players of the same level at every seat, each deal played once, by the number of',
    'game-end tiles that trigger the end; in bold the number that is played with.',
    '',
    `| seats | tiles | ${levels.join(' | ')} |`,
    `|--:|--:|${levels.map(() => '---').join('|')}|`,
    ...[...rows].map(
      ([key, found]) => `| ${key} | ${levels.map((level) => cell(found, level)).join(' | ')} |`,
    ),
    '',
  ];
}

const questOf = ({ options }: Contest): number => Number(options['quest']);

function answerSection(answers: Occasion['answers']): string[] {
  const rows = [...answers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, times]) => {
      const [game = '', player = ''] = key.split(' ');
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share: number): number => (sorted[Math.floor(sorted.length * share)] ?? 0) / 1000;
      const mark = ANSWER_MARKS[player];
      const held = mark === undefined ? '' : at(0.99) <= mark ? 'holds' : 'missed';
      return `| ${GAMES[game] ?? game} | ${player} | ${seconds(at(0.5))} | ${seconds(at(0.99))} | ${mark ?? ''} s | ${held} | ${times.length} |`;
    });
  return [
    '## Answer times',
    '',
    'Of every answer above, with as many matches running at once as the machine has cores.',
    '',
    '| game | level | median | 99th percentile | mark | | answers |',
    '|---|---|--:|--:|--:|---|--:|',
    ...rows,
    '',
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
const seconds = (time: number): string => `${time.toFixed(time < 0.1 ? 3 : 2)} s`;
