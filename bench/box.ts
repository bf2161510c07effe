import { boxCards } from '@shared/games/copytoru/testing/box';
import type { Step } from '@shared/abilities/step';

/** A card as the peer and the floor need it. */
export interface Fact {
  readonly kind: 'normal' | 'copy' | 'enemy';
  readonly color: 'white' | 'red' | 'blue' | 'yellow' | 'green';
  readonly power: number;
  readonly life: number;
  readonly points: number;
  readonly effects: readonly Step[];
}

/** Every instance of the box, numbered as the core numbers them. */
export const FACTS: readonly Fact[] = boxCards.flatMap(({ card }) =>
  Array.from({ length: card.copies }, (): Fact =>
    card.type === 'enemy'
      ? { kind: 'enemy', color: card.color, power: 0, life: card.life, points: card.points, effects: [] }
      : {
          kind: card.color === 'white' ? 'normal' : 'copy',
          color: card.color,
          power: card.power,
          life: 0,
          points: 0,
          effects: card.effects,
        },
  ),
);

export const ROUNDS = 7;
export const OFFER = 5;
export const HAND_LIMIT = 7;
/** Powers everybody begins with, and those of the Normal deck. */
export const STARTING = [3, 4, 5];
export const NORMAL_DECK = [6, 7, 8];
export const FIRST_LAYOUT_LIFE = 5;
