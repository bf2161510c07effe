import type { WireMessage } from '@shared/contract/view';
import type { Quest } from '@shared/games/copytoru/solo-battle/quests';

/** From how many stars on a quest is a long way, and up to how many a short one. */
const FAR = 70;
const SOON = 40;
/** Up to so many hits one must be careful; from so many on there is room to learn. */
const FEW_HITS = 3;
const MANY_HITS = 5;
/** Enemies and cards on the table where there is less to choose from than usual. */
const FEW_CARDS = 3;

function rowsNote(rows: number): WireMessage {
  const key = rows >= 4 ? 'many' : rows === 3 ? 'fewer' : 'few';
  return { key: `quests.notes.rows.${key}`, values: { rows } };
}

function wayNote(target: number): WireMessage | null {
  if (target >= FAR) return { key: 'quests.notes.far', values: { target } };
  return target <= SOON ? { key: 'quests.notes.soon', values: { target } } : null;
}

function hitsNote(hits: number): WireMessage | null {
  if (hits <= FEW_HITS) return { key: 'quests.notes.fewHits', values: { count: hits } };
  return hits >= MANY_HITS ? { key: 'quests.notes.manyHits', values: { count: hits } } : null;
}

/**
 * What makes a quest hard or easy, as sentences, the most telling first: always its rows, the rest only where
 * it stands out.
 * @param hits hits that can be taken under the house rules chosen
 */
export const notesOf = ({ rows, cards, target }: Quest, hits: number): readonly WireMessage[] =>
  [
    rowsNote(rows),
    cards <= FEW_CARDS ? { key: 'quests.notes.fewCards', values: { cards } } : null,
    wayNote(target),
    hitsNote(hits),
  ].filter((note) => note !== null);
