import type { PlayedCard } from '@shared/abilities/card';
import { cardBack, cardFrame } from '@shared/card-face';
import type { Language } from '@shared/cards/words';
import type { Face } from './faces';
import { Lru } from './lru';

/** Kept: what lies on a full table and was on it lately; making one anew takes a millisecond. */
const frames = new Lru<string>(120, () => undefined);
const backs = new Map<string, string>();

/**
 * Frame, number, ribbon and words of a card as an SVG to lay over its picture. Made once, then kept.
 * @param signs false leaves out the signs of its steps on the table face, where abilities do nothing
 */
export function frameOf(id: string, card: PlayedCard, face: Face, language: Language, signs = true): string {
  const key = `${id} ${face} ${language} ${signs} ${card.name[language] ?? ''}`;
  const kept = frames.get(key);
  if (kept !== undefined) return kept;
  const made = cardFrame(card, { face, language, signs });
  frames.set(key, made);
  return made;
}

/** A back as the address of an SVG picture, made once for the whole run of the page. */
export function backOf(kind: 'kirby' | 'enemy'): string {
  const kept = backs.get(kind);
  if (kept !== undefined) return kept;
  const made = URL.createObjectURL(new Blob([cardBack(kind)], { type: 'image/svg+xml' }));
  backs.set(kind, made);
  return made;
}
