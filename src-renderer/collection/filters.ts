import { ABILITIES, COLORS, GAMES, TYPES_OF, type AbilityName, type Color } from '@shared/cards/vocabulary';
import type { GameId } from '@shared/cards/vocabulary';
import type { Effect } from '@shared/ceremonies';
import type { HouseCard } from '@shared/vocabularies';
import type { WallCard } from './catalogue';

/** Kirby cards, enemies, and all that is not played. */
export const KINDS = ['kirby', 'enemy', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What a ceremony can listen to, in the order of a turn. */
export const HEARS = [
  ...(['draw', 'open', 'play', 'laid', 'stack-size', 'completed'] as const),
  ...(['exchange', 'empty-hand', 'hand-limit', 'reach'] as const),
] satisfies readonly Effect['hears'][];
export type Hears = Effect['hears'];

/** What the wall is narrowed to. */
export interface Filters {
  /** The game whose cards hang there. */
  readonly game: GameId;
  /** None: every colour. */
  readonly colors: readonly Color[];
  readonly kinds: readonly Kind[];
  /** Power or life, 1–8; null: any. */
  readonly number: number | null;
  readonly ability: AbilityName | null;
  /** Only ceremonies of the starter choice. */
  readonly starter: boolean;
  /** What a ceremony listens to; null: anything. */
  readonly hears: Hears | null;
  /** Id of a set; null: all. */
  readonly set: string | null;
}

/** Cards that are played, all those of the first game. */
export const ALL_PLAYED: Filters = {
  game: 'copytoru',
  colors: [],
  kinds: ['kirby', 'enemy'],
  number: null,
  ability: null,
  starter: false,
  hears: null,
  set: null,
};

/** Every card of a game, also those that are not played. */
export const everythingOf = (game: GameId): Filters => ({ ...ALL_PLAYED, game, kinds: KINDS });

/** Which game a card belongs to. */
export const gameOfCard = ({ type }: HouseCard): GameId =>
  GAMES.find((game) => TYPES_OF[game].includes(type)) ?? 'copytoru';

const kindOf = ({ type }: HouseCard): Kind => (type === 'kirby' || type === 'enemy' ? type : 'other');

/** Whether a card is one of those asked for. What a card does not have, no filter finds in it. */
export function fits(filters: Filters, { card, set }: WallCard): boolean {
  if (gameOfCard(card) !== filters.game || (filters.set !== null && filters.set !== set)) return false;
  return filters.game === 'kokopelli' ? fitsKokopelli(filters, card) : fitsCopytoru(filters, card);
}

function fitsCopytoru({ colors, kinds, number, ability }: Filters, card: HouseCard): boolean {
  if (!kinds.includes(kindOf(card))) return false;
  if (card.type !== 'kirby' && card.type !== 'enemy') {
    return colors.length === 0 && number === null && ability === null;
  }
  if (colors.length > 0 && !colors.includes(card.color)) return false;
  if (number !== null && number !== (card.type === 'kirby' ? card.power : card.life)) return false;
  return ability === null || ability === card.ability;
}

function fitsKokopelli({ starter, hears }: Filters, card: HouseCard): boolean {
  if (card.type !== 'ceremony') return !starter && hears === null;
  return (!starter || card.starter === true) && (hears === null || hears === card.effect.hears);
}

const listed = (text: string): string[] => text.split('.').filter((word) => word !== '');

/** The filters as an address holds them; what stands for nothing is left out. */
export function filtersToQuery(filters: Filters): Record<string, string> {
  const { game, colors, kinds, number, ability, starter, hears, set } = filters;
  return {
    game: game === ALL_PLAYED.game ? '' : game,
    color: colors.join('.'),
    kind: kinds.join('.') === ALL_PLAYED.kinds.join('.') ? '' : kinds.join('.') || 'none',
    number: number === null ? '' : String(number),
    ability: ability ?? '',
    starter: starter ? 'only' : '',
    hears: hears ?? '',
    set: set ?? '',
  };
}

/** Reads filters from an address. Whatever nobody can ask for counts as not said. */
export function filtersFromQuery(asked: (name: string) => string): Filters {
  const colors = listed(asked('color'));
  const kinds = listed(asked('kind'));
  const number = /^[1-8]$/.test(asked('number')) ? Number(asked('number')) : null;
  return {
    game: GAMES.find((game) => game === asked('game')) ?? ALL_PLAYED.game,
    colors: COLORS.filter((color) => colors.includes(color)),
    kinds: kinds.length === 0 ? ALL_PLAYED.kinds : KINDS.filter((kind) => kinds.includes(kind)),
    number,
    ability: ABILITIES.find((ability) => ability === asked('ability')) ?? null,
    starter: asked('starter') === 'only',
    hears: HEARS.find((hears) => hears === asked('hears')) ?? null,
    set: asked('set') || null,
  };
}
