import type { Rules } from '@shared/table/game';
import type { Checked } from '@shared/table/testing/invariants';
import type { CardInPlay } from '../../faces';
import { boxCards } from '../../testing/box';
import { easyRules } from './position';

/** For tests: the rules of a match and which of its cards have the same back: all Kirby cards, all enemies. */
export function checkedEasy(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  designs: readonly CardInPlay[] = [],
): { readonly rules: Rules; readonly checked: Checked } {
  const rules = easyRules(seats, options, designs);
  const types = new Map([...boxCards, ...designs].map(({ ref, card }) => [ref, card.type]));
  return { rules, checked: { kindOf: (card) => types.get(rules.faces[card] ?? '') ?? '' } };
}
