import { beats, colorsFit } from '@shared/games/copytoru/easy-battle/aim';
import { ZONE } from '@shared/games/copytoru/easy-battle/zones';
import type { Faces } from '@shared/games/copytoru/faces';
import { seenCards, type SeenTable } from '@shared/table/seen';
import { zoneSize } from '@shared/table/table';

/** How many enemies on the table a card may aim at and beats, in Easy Battle. */
export function beatable(faces: Faces, view: SeenTable, card: number): number {
  return seenCards(view, ZONE.tableEnemy).filter((enemy) => falls(faces, card, enemy)).length;
}

/**
 * The chance that the card turned up by a challenge beats an enemy, exactly: every Kirby card the seat has
 * not seen is as likely to lie on top. When the deck is made anew first (CT-E6), they are the discards and
 * the card that is discarded for it.
 *
 * @param discarded the hand card given up; null while it is not chosen
 * @returns from 0 to 1; null when it depends on the card that is not chosen yet
 */
export function challengeChance(faces: Faces, view: SeenTable, discarded: number | null): number | null {
  const cards = zoneSize(view, ZONE.deckKirby) > 0 ? unseenKirby(faces, view) : madeAnew(view, discarded);
  if (cards === null || cards.length === 0) return null;
  return cards.filter((card) => beatable(faces, view, card) > 0).length / cards.length;
}

const falls = (faces: Faces, card: number, enemy: number): boolean =>
  colorsFit({ faces }, card, enemy) && beats({ faces }, card, enemy);

/** Kirby cards that lie where the seat cannot look: in the deck, and in other hands. */
function unseenKirby(faces: Faces, { layout, cells }: SeenTable): number[] {
  const cards: number[] = [];
  for (let card = 0; card < layout.cards; card += 1) {
    if (faces.kirby[card] === 1 && cells[layout.zoneOfStart + card] === -1) cards.push(card);
  }
  return cards;
}

const madeAnew = (view: SeenTable, discarded: number | null): number[] | null =>
  discarded === null ? null : [...seenCards(view, ZONE.discardKirby), discarded];
