import type { EnemyCard, KirbyCard } from '@shared/abilities';
import { inLanguage, type Language } from '@shared/cards/words';
import { cutToWidth } from './break';
import { textLine } from './markup';
import { textWidth } from './measure';

const ROOM = 450;
const LEAST = 18;

/** A place's name as it fits at a card's foot: made smaller before it is cut. */
export interface FittedPlace {
  readonly text: string;
  readonly size: number;
  readonly cut: boolean;
}

/** Fits the place a card shows; its words are empty where none is known. */
export function fitPlace(card: KirbyCard | EnemyCard, language: Language): FittedPlace {
  const place = card.field ? inLanguage(card.field, language).trim().replace(/\s+/g, ' ') : '';
  const full = card.type === 'kirby' ? 24 : 23;
  const fitting = Math.floor((ROOM / (textWidth(place, 1, 500) || 1)) * 2) / 2;
  const size = Math.max(LEAST, Math.min(full, fitting));
  const text = cutToWidth(place, ROOM, { size, weight: 500 });
  return { text, size, cut: text !== place };
}

/** Draws a card's foot: the place at the left, the card's colour and number at the right. */
export function drawFoot(card: KirbyCard | EnemyCard, language: Language, y: number, color: string): string {
  const { text, size } = fitPlace(card, language);
  const number = card.type === 'kirby' ? card.power : card.life;
  const letter = (card.color[0] ?? '').toUpperCase();
  return (
    (text === '' ? '' : textLine(text, { x: 55, y, size, color })) +
    textLine(`${letter} ${number}`, {
      x: 575,
      y,
      size: card.type === 'kirby' ? 24 : 23,
      color,
      anchor: 'end',
    })
  );
}
