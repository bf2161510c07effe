import { cleanName } from '@shared/contract/names';
import type { NewMatch } from '@shared/contract/calls';
import { LEVELS } from '@shared/contract/players';
import type { GameId, PlayerName } from '@shared/contract/players';
import type { Remembered } from '../app/remembered';
import { readDesigns } from './designs';
import type { DesignCopies } from './designs';
import { GAMES, gameFacts } from './games';
import { readRules } from './house-rules';
import type { RuleValues } from './house-rules';
import { readTypes } from './types';
import type { TypeChoice } from './types';

/** Who can be chosen for a seat: a person, or a computer of one of four levels. */
export const CHAIRS = ['human', ...LEVELS] as const;
export type Chair = (typeof CHAIRS)[number];

/** A seat while it is being filled in. `key` stays with it when seats change order. */
export interface SeatDraft {
  readonly key: number;
  name: string;
  player: Chair;
  handicap: number;
  /** Did not fit the chosen game; comes back with a game of more seats. */
  away: boolean;
}

/** What is set for one game; each game keeps its own while another is looked at. */
export interface GameChoice {
  rules: RuleValues;
  /** From 1; means nothing in games without quests. */
  quest: number;
  designs: DesignCopies;
  /** Means nothing in games without types of ceremony. */
  types: TypeChoice;
}

/** Everything a person sets before a match. */
export interface MatchDraft {
  game: GameId;
  seats: SeatDraft[];
  choices: Record<GameId, GameChoice>;
  /** Key of the seat that begins; null lets the seed decide. */
  firstKey: number | null;
  /** Empty for a new one. */
  seed: string;
}

/** What a draft needs to know of the world around it. */
export interface DraftWorld {
  readonly remembered: Remembered;
  /** Names for computers, and for a person who never gave one, in the order of the seat signs. */
  readonly pool: readonly string[];
  /** The name of the person who sat here last. */
  readonly person: string | undefined;
  /** Whether a design, named by `set-id/card-id`, is still there. */
  readonly knowsDesign: (ref: string) => boolean;
  /** Whether a ceremony, called by its type name, is still there. */
  readonly knowsType: (name: string) => boolean;
  /** The names of the starter choice. */
  readonly starters: readonly string[];
}

/** The seats that take part, in the order of play. */
export const atTable = (draft: MatchDraft): SeatDraft[] => draft.seats.filter(({ away }) => !away);

/** What is set for the game that is chosen now. */
export const choiceOf = (draft: MatchDraft): GameChoice => draft.choices[draft.game];

/** A name of `pool` that nobody has; the first of them when all are taken. */
export const freeName = (pool: readonly string[], seats: readonly SeatDraft[]): string => {
  const taken = new Set(seats.map(({ name }) => cleanName(name)));
  return pool.find((name) => !taken.has(name)) ?? pool[0] ?? '';
};

const keyAfter = (seats: readonly SeatDraft[]): number => Math.max(-1, ...seats.map(({ key }) => key)) + 1;

/** Old matches and simulations have other players, too: they sit down as the level nearest to them. */
const chairFor = (player: PlayerName): Chair =>
  CHAIRS.find((chair) => chair === player) ?? (player === 'random' ? 'beginner' : 'master');

/** Lets a computer sit down: under the name of its seat's sign, unless somebody has it. */
export function addSeat(draft: MatchDraft, pool: readonly string[]): void {
  const seats = atTable(draft).length;
  if (seats >= gameFacts(draft.game).seats.most) return;
  const name = freeName([...pool.slice(seats), ...pool], draft.seats);
  draft.seats.push({ key: keyAfter(draft.seats), name, player: 'greedy', handicap: 0, away: false });
}

/** Takes a seat away for good. */
export function removeSeat(draft: MatchDraft, key: number): void {
  if (atTable(draft).length <= gameFacts(draft.game).seats.least) return;
  draft.seats = draft.seats.filter((seat) => seat.key !== key);
  if (draft.firstKey === key) draft.firstKey = null;
}

/** Seats as many as the chosen game takes, people before computers, and fills up with computers. */
function fitSeats(draft: MatchDraft, pool: readonly string[]): void {
  const { least, most } = gameFacts(draft.game).seats;
  const people = draft.seats.filter(({ player }) => player === 'human');
  const computers = draft.seats.filter(({ player }) => player !== 'human');
  const seated = new Set([...people, ...computers].slice(0, most).map(({ key }) => key));
  for (const seat of draft.seats) seat.away = !seated.has(seat.key);
  while (atTable(draft).length < least) addSeat(draft, pool);
  if (!atTable(draft).some(({ key }) => key === draft.firstKey)) draft.firstKey = null;
}

/** Takes over the seats of a match as they were. */
function takeSeats(draft: MatchDraft, { seats, options }: NewMatch): void {
  const firstNew = keyAfter(draft.seats);
  draft.seats = seats.map(({ name, player, handicap }, index) => ({
    key: firstNew + index,
    name,
    player: chairFor(player),
    handicap,
    away: false,
  }));
  draft.firstKey = draft.seats.find((_seat, index) => index === options['first'])?.key ?? null;
}

const sitsAsIn = (draft: MatchDraft, match: NewMatch | undefined): boolean => {
  const seats = atTable(draft);
  return (
    match?.seats.length === seats.length &&
    match.seats.every(({ name, player, handicap }, index) => {
      const seat = seats[index];
      return seat?.name === name && seat.player === chairFor(player) && seat.handicap === handicap;
    })
  );
};

/**
 * Chooses another game. People stay where they fit; as long as nobody changed the seats, those that played it
 * last come back instead.
 */
export function switchGame(draft: MatchDraft, game: GameId, { remembered, pool }: DraftWorld): void {
  const before = remembered.byGame.get(draft.game);
  const last = remembered.byGame.get(game);
  const untouched = sitsAsIn(draft, before);
  draft.game = game;
  if (untouched && last) takeSeats(draft, last);
  fitSeats(draft, pool);
}

const questOf = (options: Readonly<Record<string, unknown>>, quests: number): number => {
  const { quest } = options;
  return typeof quest === 'number' && Number.isInteger(quest) && quest >= 1 && quest <= quests ? quest : 1;
};

function choiceFor(game: GameId, world: DraftWorld): GameChoice {
  const { remembered, knowsDesign, knowsType, starters } = world;
  const { options = {}, seats = [] } = remembered.byGame.get(game) ?? {};
  return {
    rules: readRules(game, options, seats.length),
    quest: questOf(options, gameFacts(game).quests),
    designs: readDesigns(options['designs'], knowsDesign),
    types: readTypes(options['types'], knowsType, starters),
  };
}

/** Where someone begins: with their last match, or with themselves and one computer. The seed is never kept. */
export function openDraft(world: DraftWorld): MatchDraft {
  const { remembered, pool, person } = world;
  const choices = {
    'easy-battle': choiceFor('easy-battle', world),
    'copy-ability-battle': choiceFor('copy-ability-battle', world),
    'solo-battle': choiceFor('solo-battle', world),
    kokopelli: choiceFor('kokopelli', world),
  };
  const [firstGame] = GAMES;
  const game = remembered.last?.game ?? firstGame?.id ?? 'copy-ability-battle';
  const draft: MatchDraft = { game, seats: [], choices, firstKey: null, seed: '' };
  if (remembered.last) takeSeats(draft, remembered.last);
  else {
    const name = person ?? pool[0] ?? '';
    draft.seats.push({ key: 0, name, player: 'human', handicap: 0, away: false });
  }
  fitSeats(draft, pool);
  return draft;
}

/**
 * The same things in another order.
 * @param random gives numbers from 0 up to, not including, 1
 */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [item] = mixed.splice(other, 1);
    if (item !== undefined) mixed.splice(last, 0, item);
  }
  return mixed;
}
