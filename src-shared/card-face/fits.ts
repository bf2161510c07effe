import type { EnemyCard, KirbyCard } from '@shared/abilities';
import { isPlayed } from '@shared/cards/card';
import type { KokopelliCard } from '@shared/ceremonies';
import type { HouseCard, PlayedHouseCard } from '@shared/vocabularies';
import { setCeremonyWords } from './ceremony-words';
import { fitPlace } from './foot';
import { inLanguage, type Language } from '@shared/cards/words';
import { ENEMY_NAME } from './frame';
import { setKirbyWords, type KirbyWordsOptions } from './kirby-words';
import { fitName } from './name';
import { shownFlavor, shownName } from './shown';

/** A part of a card with words. */
export type WordedPart = 'name' | 'flavor' | 'effects' | 'place';

/** Words that have no room on a card's full face. */
export interface Unfitting {
  readonly part: WordedPart;
  readonly language: Language;
  /** `cut`: they end in an ellipsis or run into the foot; `hidden`: none of them is shown. */
  readonly how: 'cut' | 'hidden';
}

type PartsOf = readonly (readonly [part: WordedPart, how: Unfitting['how'] | null])[];

const ifCut = (cut: boolean): 'cut' | null => (cut ? 'cut' : null);

function hasFlavor(card: PlayedHouseCard, options: KirbyWordsOptions): boolean {
  const flavor = shownFlavor(card, options);
  return flavor !== undefined && inLanguage(flavor, options.language).trim() !== '';
}

function kirbyParts(card: KirbyCard, options: KirbyWordsOptions): PartsOf {
  const { name, steps, flavor } = setKirbyWords(card, options);
  return [
    ['name', ifCut(name.cut)],
    ['effects', ifCut(steps.cut)],
    ['flavor', flavor ? ifCut(flavor.block.cut) : hasFlavor(card, options) ? 'hidden' : null],
    ['place', ifCut(fitPlace(card, options.language).cut)],
  ];
}

const enemyParts = (card: EnemyCard, options: KirbyWordsOptions): PartsOf => [
  ['name', ifCut(fitName(shownName(card, options), ENEMY_NAME.full).cut)],
  // An enemy's stars stand where a Kirby card has its flavour.
  ['flavor', hasFlavor(card, options) ? 'hidden' : null],
  ['place', ifCut(fitPlace(card, options.language).cut)],
];

function ceremonyParts(card: KokopelliCard, options: KirbyWordsOptions): PartsOf {
  const { name, steps, flavor } = setCeremonyWords(card, options);
  return [
    ['name', ifCut(name.cut)],
    ['effects', ifCut(steps.cut)],
    ['flavor', flavor ? ifCut(flavor.block.cut) : hasFlavor(card, options) ? 'hidden' : null],
  ];
}

function partsOf(card: PlayedHouseCard, options: KirbyWordsOptions): PartsOf {
  switch (card.type) {
    case 'kirby':
      return kirbyParts(card, options);
    case 'enemy':
      return enemyParts(card, options);
    case 'ceremony':
    case 'kokopelli':
      return ceremonyParts(card, options);
  }
}

/**
 * The words of a card that its full face, the one on paper, cannot show whole in a language; empty when all fit.
 * Number, rules and blank cards bear a name only, and that is not written by whoever designs.
 */
export function fits(
  card: HouseCard,
  language: Language,
  options: Omit<KirbyWordsOptions, 'language'> = {},
): readonly Unfitting[] {
  if (!isPlayed(card)) return [];
  const shown = { ...options, language };
  const parts = partsOf(card, shown);
  return parts.flatMap(([part, how]) => (how === null ? [] : [{ part, language, how }]));
}
