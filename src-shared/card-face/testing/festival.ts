import { readCardSet } from '@shared/cards';
import { kokopelliVocabulary, type CeremonyCard, type KokopelliCard } from '@shared/ceremonies';
import base from '../../../cardsets/kokopelli-base/set.json';

function readFestival(): readonly KokopelliCard[] {
  const { set, problems } = readCardSet({
    text: JSON.stringify(base),
    file: 'set.json',
    vocabularies: { kokopelli: kokopelliVocabulary },
  });
  if (set === null) throw new Error(JSON.stringify(problems));
  return set.cards;
}

/** For tests: the sixteen ceremonies and the wild card that ship. */
export const FESTIVAL: readonly KokopelliCard[] = readFestival();

/** For tests: one of them by its id. */
export function festivalCard(id: string): KokopelliCard {
  const card = FESTIVAL.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** For tests: a ceremony with some fields of one's own. */
export const ceremonyCard = (fields: Partial<CeremonyCard> = {}): CeremonyCard => ({
  id: 'mine-3',
  type: 'ceremony',
  copies: 3,
  name: { en: 'Plain Name', ja: 'なまえ' },
  effect: { hears: 'draw', cards: 2 },
  ...fields,
});
