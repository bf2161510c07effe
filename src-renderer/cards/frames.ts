import { shallowRef } from 'vue';
import type { Variant } from '@shared/cards/card';
import { type BackKind, cardBack, cardFrame } from '@shared/card-face';
import type { Language } from '@shared/cards/words';
import type { HouseCard } from '@shared/vocabularies';
import type { Face } from './faces';
import { Lru } from './lru';
import { contentKey } from './picture-key';

/** Kept: what lies on a full table and was on it lately; making one anew takes a millisecond. */
const frames = new Lru<string>(120, () => undefined);
const backs = new Map<string, string>();

/** How a frame is to be drawn. */
export interface FrameLook {
  readonly face: Face;
  readonly language: Language;
  /** False leaves out the signs of its steps on the table face, where abilities do nothing. */
  readonly signs?: boolean;
  readonly variant?: Variant | undefined;
  /** The share of the table face that the next card of a fan does not cover. */
  readonly clear?: number | undefined;
}

/** Milliseconds that frames may take of one frame of the screen: a whole table is drawn over several. */
const ENOUGH = 6;
let spent = 0;
/** Counts the turns in which frames are made; who was put off is waiting for the next. */
const turn = shallowRef(0);
let awaited = 0;
let isAsked = false;

function askForTurn(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    spent = 0;
    turn.value = awaited;
  });
}

/**
 * Frame, number, ribbon and words of a card as an SVG to lay over its picture. Made once, then kept. Empty where
 * too many were asked for at once: whoever watches this is told when to ask again.
 */
export function frameOf(
  card: HouseCard,
  { face, language, signs = true, variant, clear = 1 }: FrameLook,
): string {
  const look = variant === undefined ? '' : contentKey(variant);
  const key = `${face} ${language} ${signs} ${clear} ${contentKey(card)} ${look}`;
  const kept = frames.get(key);
  if (kept !== undefined) return kept;
  askForTurn();
  if (spent >= ENOUGH) {
    awaited = turn.value + 1;
    return '';
  }
  const began = performance.now();
  const made = cardFrame(card, {
    face,
    language,
    signs,
    clear,
    ...(variant === undefined ? {} : { variant }),
  });
  spent += performance.now() - began;
  frames.set(key, made);
  return made;
}

/** A back as the address of an SVG picture, made once for the whole run of the page. */
export function backOf(kind: BackKind): string {
  const kept = backs.get(kind);
  if (kept !== undefined) return kept;
  const made = URL.createObjectURL(new Blob([cardBack(kind)], { type: 'image/svg+xml' }));
  backs.set(kind, made);
  return made;
}
