import type { CeremonyCard, WildCard } from '@shared/ceremonies';
import type { HouseCard } from '@shared/vocabularies';
import { festivalId } from './box-card';

/** The cards of Kokopelli's box, in the order of the box. */
export const festivalCards = (cards: ReadonlyMap<string, HouseCard>): readonly (CeremonyCard | WildCard)[] =>
  [...cards].flatMap(([id, card]) =>
    id === festivalId(card.id) && (card.type === 'ceremony' || card.type === 'kokopelli') ? [card] : [],
  );

/** What of a ceremony of the box is ours, where more than its name is: its effect, or only an amount. */
export const OURS: Readonly<Record<string, 'effect' | 'amount'>> = {
  'grand-finale': 'amount',
  'mixed-dance': 'amount',
  'wide-porch': 'effect',
  'proud-host': 'effect',
  'first-spark': 'effect',
  'long-road': 'effect',
  'fresh-start': 'effect',
  'closed-circle': 'effect',
  'early-riser': 'effect',
};
