import type { Rules } from '@shared/table/game';
import type { Checked } from '@shared/table/testing/invariants';
import { prepareCopyAbilityBattle } from '../copy-ability-battle';
import { BOX, boxCards } from './box';

/** For tests: the rules of a match with the box as it ships, and which cards have the same back and piles. */
export function checkedBattle(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): { readonly rules: Rules; readonly checked: Checked } {
  const prepared = prepareCopyAbilityBattle({ cards: boxCards, box: BOX, seats, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { rules } = prepared;
  const kinds = new Map(
    boxCards.map(({ ref, card }) => [
      ref,
      card.type === 'enemy' ? 'enemy' : card.color === 'white' ? 'normal' : 'copy',
    ]),
  );
  return { rules, checked: { kindOf: (card) => kinds.get(rules.faces[card] ?? '') ?? '' } };
}
