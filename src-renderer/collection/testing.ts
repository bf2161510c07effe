import type { EnemyCard, KirbyCard } from '@shared/abilities/card';
import type { CeremonyCard } from '@shared/ceremonies';
import type { WallCard } from './catalogue';

const placed = (ref: string) => {
  const [set = '', id = ''] = ref.split('/');
  return { set, id };
};

/** A Kirby card for the wall of a test. */
export function kirby({ ref, ...card }: { ref: string } & Partial<KirbyCard>): WallCard {
  const { set, id } = placed(ref);
  return {
    ref,
    set,
    card: {
      type: 'kirby',
      ...{ id, copies: 1, name: { en: id }, color: 'white', power: 1, effects: [] },
      ...card,
    },
  };
}

/** An enemy for the wall of a test. */
export function enemy({ ref, ...card }: { ref: string } & Partial<EnemyCard>): WallCard {
  const { set, id } = placed(ref);
  return {
    ref,
    set,
    card: {
      type: 'enemy',
      ...{ id, copies: 1, name: { en: id }, color: 'white', life: 1, points: 2 },
      ...card,
    },
  };
}

/** A ceremony for the wall of a test. */
export function ceremony({ ref, ...card }: { ref: string } & Partial<CeremonyCard>): WallCard {
  const { set, id } = placed(ref);
  const plain = { id, copies: 3, name: { en: id }, effect: { hears: 'draw', cards: 2 } } as const;
  return { ref, set, card: { type: 'ceremony', ...plain, ...card } };
}

/** A wild card for the wall of a test. */
export function wild({ ref }: { ref: string }): WallCard {
  const { set, id } = placed(ref);
  return { ref, set, card: { type: 'kokopelli', id, copies: 6, name: { en: id } } };
}

/** A rules card for the wall of a test. */
export function other({ ref }: { ref: string }): WallCard {
  const { set, id } = placed(ref);
  return { ref, set, card: { type: 'rules', id, copies: 1, name: { en: id } } };
}
