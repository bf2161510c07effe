import type { CopytoruCard } from '@shared/abilities';
import { ABILITIES, COLORS, type AbilityName, type Color } from '@shared/cards/vocabulary';
import type { WallCard } from './catalogue';

/** Kirby cards, enemies, and all that is not played. */
export const KINDS = ['kirby', 'enemy', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What the wall is narrowed to. */
export interface Filters {
  /** None: every colour. */
  readonly colors: readonly Color[];
  readonly kinds: readonly Kind[];
  /** Power or life, 1–8; null: any. */
  readonly number: number | null;
  readonly ability: AbilityName | null;
  /** Id of a set; null: all. */
  readonly set: string | null;
}

/** Cards that are played, all of them. */
export const ALL_PLAYED: Filters = {
  colors: [],
  kinds: ['kirby', 'enemy'],
  number: null,
  ability: null,
  set: null,
};

export const kindOf = ({ type }: CopytoruCard): Kind =>
  type === 'kirby' || type === 'enemy' ? type : 'other';

/** Whether a card is one of those asked for. What a card does not have, no filter finds in it. */
export function fits(
  { colors, kinds, number, ability, set }: Filters,
  { card, set: itsSet }: WallCard,
): boolean {
  if (!kinds.includes(kindOf(card)) || (set !== null && set !== itsSet)) return false;
  if (card.type !== 'kirby' && card.type !== 'enemy') {
    return colors.length === 0 && number === null && ability === null;
  }
  if (colors.length > 0 && !colors.includes(card.color)) return false;
  if (number !== null && number !== (card.type === 'kirby' ? card.power : card.life)) return false;
  return ability === null || ability === card.ability;
}

const listed = (text: string): string[] => text.split('.').filter((word) => word !== '');

/** The filters as an address holds them; what stands for nothing is left out. */
export function filtersToQuery({ colors, kinds, number, ability, set }: Filters): Record<string, string> {
  return {
    color: colors.join('.'),
    kind: kinds.join('.') === ALL_PLAYED.kinds.join('.') ? '' : kinds.join('.') || 'none',
    number: number === null ? '' : String(number),
    ability: ability ?? '',
    set: set ?? '',
  };
}

/** Reads filters from an address. Whatever nobody can ask for counts as not said. */
export function filtersFromQuery(asked: (name: string) => string): Filters {
  const colors = listed(asked('color'));
  const kinds = listed(asked('kind'));
  const number = /^[1-8]$/.test(asked('number')) ? Number(asked('number')) : null;
  return {
    colors: COLORS.filter((color) => colors.includes(color)),
    kinds: kinds.length === 0 ? ALL_PLAYED.kinds : KINDS.filter((kind) => kinds.includes(kind)),
    number,
    ability: ABILITIES.find((ability) => ability === asked('ability')) ?? null,
    set: asked('set') || null,
  };
}
