import type { SetComplaint } from '@shared/cards/schema';
import type { KokopelliCard, KokopelliSet } from './card';
import { effectKind } from './kinds';
import { TYPES_IN_PLAY } from './rule';
import { effectFields } from './text';
import type { Effect } from './effect';

/** One text for each effect, whatever the order of its fields in the file. */
const nameOf = (effect: Effect): string =>
  [effectKind(effect), ...effectFields(effect).map(({ value }) => value)].join(' ');

/** Ceremonies that do what an earlier one of the set does: one of them was probably meant otherwise. */
function sameEffects(cards: readonly KokopelliCard[]): SetComplaint[] {
  const first = new Map<string, string>();
  return cards.flatMap((card, index): SetComplaint[] => {
    if (card.type !== 'ceremony') return [];
    const name = nameOf(card.effect);
    const earlier = first.get(name);
    if (earlier !== undefined) {
      return [{ code: 'same-effect', path: ['cards', index, 'effect'], expected: earlier }];
    }
    first.set(name, card.id);
    return [];
  });
}

/** What is odd about the cards of a set taken together. */
export function reviewSet({ kind, cards }: Pick<KokopelliSet, 'kind' | 'cards'>): readonly SetComplaint[] {
  const starters = cards.filter((card) => card.type === 'ceremony' && card.starter === true).length;
  const odd = kind === 'base' && starters !== TYPES_IN_PLAY;
  const expected = String(TYPES_IN_PLAY);
  return [
    ...sameEffects(cards),
    ...(odd ? [{ code: 'not-ten-starters', path: ['cards'], found: starters, expected } as const] : []),
  ];
}
