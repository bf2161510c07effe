import { ruleOf, type CeremonyCard, type Heard } from '@shared/ceremonies';
import { canonicalJson } from '@shared/table/canonical';

/** A number for each type of ceremony in play, by its place among them. */
export type Column = Int8Array;

/** What one kind of happening is worth, by type: 0 points where the ceremony does not hear it. */
export interface HeardColumns {
  readonly points: Column;
  /** {@link DOER} bits. */
  readonly by: Column;
  /** {@link PLACE_BIT} bits. */
  readonly where: Column;
  /** {@link KIND} bits: which cards, where cards are heard. */
  readonly cards: Column;
  /** Whether any ceremony in play hears it at all. */
  readonly any: boolean;
}

/** The ceremony types of a match, and what each does: the numbers of `CeremonyRule`, a column each. */
export interface TypesInPlay {
  /** Type names, by number: the card id for the box's, `set-id/card-id` for others. */
  readonly names: readonly string[];
  readonly count: number;
  /** The first type with the very same effect: the type itself where no earlier one has it. */
  readonly alike: Column;
  /** Whether any two types have the very same effect. */
  readonly someAlike: boolean;
  readonly drawCards: Column;
  readonly freeDraws: Column;
  readonly openPoints: Column;
  /** 1 where the points for opening are given once a turn only. */
  readonly openOnce: Column;
  readonly playCards: Column;
  readonly mismatches: Column;
  readonly laid: HeardColumns;
  readonly completed: HeardColumns;
  readonly emptyPoints: Column;
  readonly emptyCards: Column;
  readonly exchangeCards: Column;
  readonly handLimit: Column;
  /** 1 where the play area is wide. */
  readonly wide: Column;
  /** {@link KIND} bits of the cards neighbours cannot lay. */
  readonly closed: Column;
  readonly kokopelliCounts: Column;
  readonly completeAt: Column;
}

/** Bits for who does something, seen from the owner of a village. */
export const DOER = { me: 1, others: 2 } as const;
/** Bits for where it happens, seen from the owner of a village. */
export const PLACE_BIT = { home: 1, away: 2 } as const;
/** Bits for kinds of card. */
export const KIND = { ceremony: 1, kokopelli: 2 } as const;

const BY: Readonly<Record<Heard['by'], number>> = { ...DOER, anyone: DOER.me | DOER.others };
const WHERE: Readonly<Record<Heard['where'], number>> = {
  ...PLACE_BIT,
  anywhere: PLACE_BIT.home | PLACE_BIT.away,
};
const CARDS = { ...KIND, any: KIND.ceremony | KIND.kokopelli } as const;

/** Puts the ceremonies of a match into columns. */
export function makeTypes(
  types: readonly { readonly name: string; readonly card: CeremonyCard }[],
): TypesInPlay {
  const rules = types.map(({ card }) => ruleOf(card.effect));
  const effects = types.map(({ card }) => canonicalJson(card.effect));
  const alike = Int8Array.from(effects, (effect) => effects.indexOf(effect));
  const column = (value: (rule: (typeof rules)[number]) => number): Column => Int8Array.from(rules, value);
  const heard = (of: (rule: (typeof rules)[number]) => (Heard & { card?: keyof typeof CARDS }) | null) => ({
    points: column((rule) => of(rule)?.points ?? 0),
    by: column((rule) => BY[of(rule)?.by ?? 'anyone']),
    where: column((rule) => WHERE[of(rule)?.where ?? 'anywhere']),
    cards: column((rule) => CARDS[of(rule)?.card ?? 'any']),
    any: rules.some((rule) => of(rule) !== null),
  });
  return {
    names: types.map(({ name }) => name),
    count: types.length,
    alike,
    someAlike: alike.some((first, type) => first !== type),
    drawCards: column((rule) => rule.drawCards),
    freeDraws: column((rule) => rule.freeDraws),
    openPoints: column((rule) => rule.openPoints),
    openOnce: column((rule) => (rule.openOnce ? 1 : 0)),
    playCards: column((rule) => rule.playCards),
    mismatches: column((rule) => rule.mismatches),
    laid: heard((rule) => rule.laid),
    completed: heard((rule) => rule.completed),
    emptyPoints: column((rule) => rule.emptyPoints),
    emptyCards: column((rule) => rule.emptyCards),
    exchangeCards: column((rule) => rule.exchangeCards),
    handLimit: column((rule) => rule.handLimit),
    wide: column((rule) => (rule.wide ? 1 : 0)),
    closed: column((rule) => (rule.closed === null ? 0 : KIND[rule.closed])),
    kokopelliCounts: column((rule) => rule.kokopelliCounts),
    completeAt: column((rule) => rule.completeAt),
  };
}
