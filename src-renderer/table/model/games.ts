import { gameId, type GameId } from '@shared/contract/players';
import type { MatchView, WireMessage } from '@shared/contract/view';
import { dealtTo, setsFor } from '@shared/games/copytoru/easy-battle/setting';
import { counterOf, roundsOf } from './seating';

/** How far the match has come, for the bar. */
export interface Track {
  /** Counted from 1. */
  readonly now: number;
  /** How many there will be; null when nobody knows. */
  readonly all: number | null;
  /** Told in these words instead. */
  readonly said?: WireMessage;
}

/** What the table does differently by game. Everything else is the same for all. */
export interface GameTable {
  /** What the bar calls the match. */
  readonly title: (view: MatchView) => WireMessage;
  /** What is counted in the bar: its words are `table.track.<name>` and `table.trackOf.<name>`. */
  readonly counts: 'round' | 'set' | 'turn';
  readonly track: (view: MatchView) => Track;
  /** What everybody should know beside it: a sign in the bar; null while there is nothing. */
  readonly notice: (view: MatchView) => WireMessage | null;
  /** Whether enemies stand in this zone that can be attacked. */
  readonly standing: (zone: string) => boolean;
  /** Words for what I am doing, by kind of decision: a key under `table.phase`; `other` for the rest. */
  readonly phases: Readonly<Record<string, string>> & { readonly other: string };
  /** Cards can do more than attack: their signs are shown, and where power comes from. */
  readonly abilities: boolean;
  /** What becomes of an enemy that withstands an attack. */
  readonly withstood: 'stays' | 'leaves';
  /** The back of cards in hands and decks. */
  readonly back: 'kirby' | 'kokopelli';
  /** The seats may be told apart by who starts a set. */
  readonly starter: (view: MatchView) => number | null;
  /** How large a hand card is over the usual, and the wished step to the next over a card's width, if not the usual. */
  readonly hand: { readonly share: number; readonly step?: number };
  /** Keys beside those every game has: their words are `table.keys.<id>`. */
  readonly keys: readonly { readonly id: string; readonly caps: readonly string[] }[];
  /** The log stands beside the felt from this form of the table on; below it is a drawer. */
  readonly logFrom: 'M' | 'L';
}

const GET_PHASE = { get: 'get', 'get-after': 'get', 'hand-limit': 'get', other: 'attack' } as const;

/** How many enemies a set of Easy Battle has, so that the first one laid out has the room of all. */
export const setSize = (view: MatchView): number => dealtTo(view.seats.length)?.set ?? 0;

const nobody = (): null => null;
const nothing = (): null => null;

const plainTitle = (view: MatchView): WireMessage => ({ key: `app.games.${view.game}` });

/** Actions of a turn of Kokopelli. */
const ACTIONS = 2;

/** The action that is open, of those a turn has. */
function actionTrack(view: MatchView): Track {
  const now = Math.min(ACTIONS, ACTIONS + 1 - counterOf(view, 'actions'));
  return { now, all: ACTIONS, said: { key: 'table.kokopelli.action', values: { now, all: ACTIONS } } };
}

/** The end is triggered: this round is finished, and no other. */
const lastRound = (view: MatchView): WireMessage | null =>
  counterOf(view, 'endTriggered') === 1 && view.result === null ? { key: 'table.kokopelli.lastRound' } : null;

const GAMES: Readonly<Record<GameId, GameTable>> = {
  'copy-ability-battle': {
    title: plainTitle,
    counts: 'round',
    track: (view) => ({ now: counterOf(view, 'round'), all: roundsOf(view) }),
    standing: (zone) => zone === 'table:enemy',
    phases: GET_PHASE,
    abilities: true,
    withstood: 'stays',
    starter: nobody,
    notice: nothing,
    hand: { share: 1 },
    keys: [],
    back: 'kirby',
    logFrom: 'M',
  },
  'easy-battle': {
    title: plainTitle,
    counts: 'set',
    track: (view) => ({ now: counterOf(view, 'set'), all: setsFor(view.seats.length) }),
    standing: (zone) => zone === 'table:enemy',
    phases: { 'challenge-discard': 'challenge', other: 'attack' },
    abilities: false,
    withstood: 'leaves',
    starter: (view) => counterOf(view, 'starter'),
    notice: nothing,
    hand: { share: 1 },
    keys: [],
    back: 'kirby',
    logFrom: 'M',
  },
  'solo-battle': {
    title: (view) => ({ key: `quests.tableTitle.${Number(view.options['quest'] ?? 1)}` }),
    counts: 'turn',
    track: (view) => ({ now: counterOf(view, 'round'), all: null }),
    standing: (zone) => zone.startsWith('row:'),
    phases: GET_PHASE,
    abilities: true,
    withstood: 'stays',
    starter: nobody,
    notice: nothing,
    hand: { share: 1 },
    keys: [],
    back: 'kirby',
    logFrom: 'L',
  },
  kokopelli: {
    title: plainTitle,
    counts: 'round',
    track: actionTrack,
    notice: lastRound,
    standing: () => false,
    phases: { other: 'attack' },
    abilities: true,
    withstood: 'stays',
    starter: nobody,
    hand: { share: 0.82, step: 1.03 },
    keys: [{ id: 'acts', caps: ['1', '…', '6'] }],
    back: 'kokopelli',
    logFrom: 'L',
  },
};

/** The id of the game a match plays. Throws for a game this program has no table for. */
export const gameOf = (view: MatchView): GameId => gameId.parse(view.game);

/** What the table does differently in the game of this match. */
export const gameTable = (view: MatchView): GameTable => GAMES[gameOf(view)];
