import type { Language } from '@shared/cards/words';
import type { PlayedCard } from '@shared/abilities/card';
import { hillRise } from '@shared/card-face/rise';
import type { CardPart } from '../editor';

/** Where a part shows on the full face, in card units (0.1 mm, 630 × 880). */
export interface PartBox {
  readonly part: CardPart;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INDEX: readonly PartBox[] = [
  { part: 'number', x: 14, y: 12, width: 182, height: 152 },
  { part: 'color', x: 54, y: 166, width: 100, height: 66 },
];
/** The ability's sign hangs in the ribbon only where there is one; its place can be pressed without. */
const SIGN: PartBox = { part: 'ability', x: 54, y: 234, width: 100, height: 126 };

function kirbyBoxes(card: PlayedCard, language: Language): readonly PartBox[] {
  const effects = card.type === 'kirby' ? card.effects : [];
  const name = 544 + 42 - hillRise(effects, language);
  const words: PartBox =
    card.color === 'white'
      ? { part: 'flavor', x: 36, y: 664, width: 558, height: 148 }
      : { part: 'effects', x: 20, y: name - 14, width: 590, height: 826 - name };
  return [
    { part: 'picture', x: 18, y: 18, width: 594, height: name - 42 - 18 },
    words,
    { part: 'name', x: 40, y: name - 2, width: card.color === 'white' ? 540 : 440, height: 66 },
    { part: 'place', x: 36, y: 818, width: 480, height: 46 },
  ];
}

const ENEMY: readonly PartBox[] = [
  { part: 'picture', x: 18, y: 18, width: 594, height: 642 },
  { part: 'name', x: 36, y: 680, width: 558, height: 72 },
  { part: 'stars', x: 110, y: 758, width: 410, height: 62 },
  { part: 'place', x: 36, y: 824, width: 480, height: 42 },
];

/** The parts of a card's full face that can be pressed, the picture first because the others lie on it. */
export function partBoxes(card: PlayedCard, language: Language): readonly PartBox[] {
  const [picture, ...rest] = card.type === 'kirby' ? kirbyBoxes(card, language) : ENEMY;
  const sign = card.color === 'white' && card.type === 'kirby' ? [] : [SIGN];
  return [...(picture === undefined ? [] : [picture]), ...INDEX, ...sign, ...rest];
}
