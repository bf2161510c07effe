import { bearableHits as bearableBy, QUESTS, type Quest } from '@shared/games/copytoru/solo-battle/quests';
import type { MatchView } from '@shared/contract/view';
import { counterOf } from '../model/seating';
import { seenIn } from '../model/zones';

/** The one who plays a quest. */
export const SEAT = 0;

/** How a quest stands, as the table shows it. */
export interface SoloFacts {
  readonly quest: Quest;
  readonly turn: number;
  readonly stars: number;
  /** Hits taken so far. */
  readonly taken: number;
  /** Hits one can take in all; the next one after them loses (CT-S1). */
  readonly bearable: number;
  /** Hits that can still be taken; never below 0. */
  readonly left: number;
}

/** The quest a match plays; the first where its options name none. */
export function questOf(options: Readonly<Record<string, unknown>>): Quest {
  const number = typeof options['quest'] === 'number' ? options['quest'] : 1;
  const [first] = QUESTS;
  const found = QUESTS.find(({ quest }) => quest === number) ?? first;
  if (found === undefined) throw new Error('there are no quests');
  return found;
}

/** Hits that can be taken without losing under the house rules chosen. */
export const bearableHits = (life: number, options: Readonly<Record<string, unknown>>): number =>
  bearableBy(life, options['lossWhen'] === 'reaches' ? 'reaches' : 'exceeds');

export function soloFacts(view: MatchView): SoloFacts {
  const quest = questOf(view.options);
  const taken = counterOf(view, 'damage');
  const bearable = bearableHits(quest.life, view.options);
  return {
    quest,
    turn: Math.max(1, counterOf(view, 'round')),
    stars: view.scores[SEAT] ?? 0,
    taken,
    bearable,
    left: Math.max(0, bearable - taken),
  };
}

/** The enemies of a row, 1 the nearest. */
export const rowOf = (view: MatchView, row: number): readonly number[] => seenIn(view, `row:${row}`);

/** Every row of a quest with its enemies, the farthest first. */
export function rowsOf(
  view: MatchView,
): readonly { readonly row: number; readonly enemies: readonly number[] }[] {
  const { rows } = questOf(view.options);
  return Array.from({ length: rows }, (_, index) => ({
    row: rows - index,
    enemies: rowOf(view, rows - index),
  }));
}
