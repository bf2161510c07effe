import type { Rules } from '@shared/table/game';
import type { Checked } from '@shared/table/testing/invariants';
import { checkedGame } from '../../testing/checked-game';
import { COPY_ABILITY_BATTLE } from '../copy-ability-battle';

/** For tests: the rules of a match with the box as it ships, and which cards have the same back and piles. */
export const checkedBattle = (
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): { readonly rules: Rules; readonly checked: Checked } => checkedGame(COPY_ABILITY_BATTLE, seats, options);
