import { choiceField, type ChoiceField } from '@shared/cards/block';
import { DOERS, PLACES } from './effect';
import type { Heard } from './rule';
import type { SignPart } from './signs';

type Doer = Heard['by'];
type Where = Heard['where'];

/** Where something must happen, in English. Another village is one's own to others. */
export function placeEn(by: Doer, where: Where): string {
  if (where === 'home') return 'in your village';
  if (where === 'anywhere') return 'in any village';
  return by === 'me' ? 'in another village' : 'outside your village';
}

/**
 * Where something must happen, in Japanese, before who does what; with the particle its verb asks for. The
 * village is the one the ceremony runs in.
 */
export const placeJa = (where: Where, particle: 'に' | 'で'): string =>
  ({
    home: `この村《むら》${particle}`,
    away: `ほかの村《むら》${particle}`,
    anywhere: 'どの村《むら》でも',
  })[where];

/** {@link placeEn}, for short forms. */
export const shortPlaceEn = (where: Where): string =>
  ({ home: 'at home', away: 'away', anywhere: 'anywhere' })[where];

/** Who, where and how many points, in signs. */
export const heardSigns = ({ by, where, points }: Heard): readonly SignPart[] => [
  ...(by === 'anyone' ? [] : [{ sign: by }]),
  ...(where === 'anywhere' ? [] : [{ sign: where }]),
  { text: `+${points}` },
  { sign: 'point' },
];

/** The field for whose doing it must be. */
export const byField = <E extends Heard>(effect: E): ChoiceField<E> =>
  choiceField('by', { options: DOERS, words: 'blocks.ceremonies.by' }, effect.by, (by) => ({
    ...effect,
    by,
  }));

/** The field for where it must happen. */
export const whereField = <E extends Heard>(effect: E): ChoiceField<E> =>
  choiceField('where', { options: PLACES, words: 'blocks.ceremonies.where' }, effect.where, (where) => ({
    ...effect,
    where,
  }));
