import { EASY_BATTLE } from '@shared/games/copytoru/easy-battle/easy-battle';
import { facesOf, type Seating } from '@shared/players';
import { beatable, challengeChance } from '@shared/players/coach';
import type { Decision } from '@shared/table/decision';
import type { Preview, Rules } from '@shared/table/game';
import { seenBy, seenCards, type SeenTable } from '@shared/table/seen';
import type { Table } from '@shared/table/table';

/** What can be told of Easy Battle without trying anything out. */
export interface EasyOdds {
  /** How many enemies on the table a card may aim at and beats. */
  beatable(card: number): number;
  /** The chance that the card turned up beats an enemy; null while it depends on what is discarded. */
  challenge(discarded: number | null): number | null;
}

/** A decision with everything that its seat may know and that a move is explained by. */
export interface Situation {
  readonly rules: Rules;
  readonly view: SeenTable;
  readonly decision: Decision;
  readonly previews: ReadonlyMap<number, Preview>;
  /** Null in the other games. */
  readonly easy: EasyOdds | null;
  /** Stars to the goal of a quest; null where there is none. */
  readonly toGo: number | null;
  /** Enemies that hit at the end of the turn unless they fall: a quest's nearest row. */
  readonly nearest: readonly number[];
}

/** What there is to know about the open decision, for the seat that is asked. It stays as the match goes on. */
export function situationOf(seating: Seating, table: Table, decision: Decision): Situation {
  const { rules } = seating;
  const view = seenBy(table, decision.seat);
  const target = rules.counters(table)['target'];
  const nearest = rules.layout.zoneIndex.get('row:1');
  return {
    rules,
    view,
    decision,
    previews: rules.describe(table, decision).previews,
    easy: rules.game === EASY_BATTLE ? easyOdds(seating, view) : null,
    toGo: typeof target === 'number' ? target - (rules.scores(table)[decision.seat] ?? 0) : null,
    nearest: nearest === undefined ? [] : seenCards(view, nearest),
  };
}

function easyOdds(seating: Seating, view: SeenTable): EasyOdds {
  const faces = facesOf(seating);
  return {
    beatable: (card) => beatable(faces, view, card),
    challenge: (discarded) => challengeChance(faces, view, discarded),
  };
}
