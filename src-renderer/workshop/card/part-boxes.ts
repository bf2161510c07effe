import type { Language } from '@shared/cards/words';
import type { EnemyCard, KirbyCard } from '@shared/abilities';
import { setCeremonyWords } from '@shared/card-face/ceremony-words';
import { hillRise } from '@shared/card-face/rise';
import type { CeremonyCard } from '@shared/ceremonies';
import { ENEMY_NAME } from '@shared/card-face/frame';
import { setKirbyWords } from '@shared/card-face/kirby-words';
import { fitName } from '@shared/card-face/name';
import { shownName } from '@shared/card-face/shown';
import type { CardPart } from '../editor';
import type { DesignableCard } from '../model/kinds';

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

/** A name of two lines reaches so much farther up, and down. */
const SECOND_LINE = 24;
/** Below an enemy's name stand its stars. */
const ABOVE_STARS = 12;

function kirbyBoxes(card: KirbyCard, language: Language): readonly PartBox[] {
  const name = 544 + 42 - hillRise(card.effects, language);
  const more = setKirbyWords(card, { language }).name.lines.length > 1 ? SECOND_LINE : 0;
  const words: PartBox =
    card.color === 'white'
      ? { part: 'flavor', x: 36, y: 664, width: 558, height: 148 }
      : { part: 'effects', x: 20, y: name - 14, width: 590, height: 826 - name };
  return [
    { part: 'picture', x: 18, y: 18, width: 594, height: name - 42 - 18 },
    words,
    {
      part: 'name',
      x: 40,
      y: name - 2 - more,
      width: card.color === 'white' ? 540 : 440,
      height: 66 + 2 * more,
    },
    { part: 'place', x: 36, y: 818, width: 480, height: 46 },
  ];
}

function enemyBoxes(card: EnemyCard, language: Language): readonly PartBox[] {
  const two = fitName(shownName(card, { language }), ENEMY_NAME.full).lines.length > 1;
  const [above, below] = two ? [SECOND_LINE, ABOVE_STARS] : [0, 0];
  return [
    { part: 'picture', x: 18, y: 18, width: 594, height: 642 },
    { part: 'name', x: 36, y: 680 - above, width: 558, height: 72 + above + below },
    { part: 'stars', x: 110, y: 758 + below, width: 410, height: 62 - below },
    { part: 'place', x: 36, y: 824, width: 480, height: 42 },
  ];
}

/** A ceremony has no index and no foot: its words go down to the cut, its flavour last. */
function ceremonyBoxes(card: CeremonyCard, language: Language): readonly PartBox[] {
  const { hill, flavor, name: set } = setCeremonyWords(card, { language });
  const name = hill + 42;
  const more = set.lines.length > 1 ? SECOND_LINE : 0;
  const end = flavor === null ? 862 : flavor.y - 38;
  return [
    { part: 'picture', x: 18, y: 18, width: 594, height: hill - 18 },
    { part: 'effects', x: 20, y: name - 14, width: 590, height: end - name + 14 },
    { part: 'name', x: 40, y: name - 2 - more, width: 550, height: 66 + 2 * more },
    ...(flavor === null ? [] : [{ part: 'flavor' as const, x: 36, y: end, width: 558, height: 866 - end }]),
  ];
}

/** The parts of a card's full face that can be pressed, the picture first because the others lie on it. */
export function partBoxes(card: DesignableCard, language: Language): readonly PartBox[] {
  if (card.type === 'ceremony') return ceremonyBoxes(card, language);
  const [picture, ...rest] = card.type === 'kirby' ? kirbyBoxes(card, language) : enemyBoxes(card, language);
  const sign = card.color === 'white' && card.type === 'kirby' ? [] : [SIGN];
  return [...(picture === undefined ? [] : [picture]), ...INDEX, ...sign, ...rest];
}
