import {
  type CopytoruCard,
  copytoruVocabulary,
  type EnemyCard,
  type KirbyCard,
  type Variant,
} from '@shared/abilities';
import { readCardSet } from '@shared/cards';
import base from '../../../cardsets/copytoru-base/set.json';
import promo from '../../../cardsets/copytoru-promo/set.json';

const read = (set: object) => {
  const reading = readCardSet({
    text: JSON.stringify(set),
    file: 'set.json',
    vocabularies: { copytoru: copytoruVocabulary },
  });
  if (reading.set === null) throw new Error(JSON.stringify(reading.problems));
  return reading.set;
};

/** For tests: every card of the shipped box. */
export const BOX: readonly CopytoruCard[] = read(base).cards;
/** For tests: the shipped promo looks. */
export const PROMOS: readonly Variant[] = read(promo).variants;

/** For tests: a card of the box by its id. */
export function boxCard(id: string): CopytoruCard {
  const card = BOX.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** For tests: a Kirby card with some fields of one's own. */
export const kirbyCard = (fields: Partial<KirbyCard> = {}): KirbyCard => ({
  id: 'mine-1',
  type: 'kirby',
  copies: 1,
  color: 'red',
  power: 5,
  ability: 'fire',
  name: { en: 'Plain Name', ja: 'なまえ' },
  effects: [],
  ...fields,
});

/** For tests: an enemy with some fields of one's own. */
export const enemyCard = (fields: Partial<EnemyCard> = {}): EnemyCard => ({
  id: 'mine-2',
  type: 'enemy',
  copies: 1,
  color: 'blue',
  life: 3,
  points: 3,
  ability: 'ice',
  name: { en: 'Plain Name', ja: 'なまえ' },
  ...fields,
});
