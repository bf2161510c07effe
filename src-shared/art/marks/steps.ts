import { card, disc, rays, star } from './outline';
import { line, type MarkShapes, solid } from './shapes';

const CARD_PLUS = [
  line(card(3, 4, 11, 16), 2),
  line('M18.5 8.5v7M15 12h7', 2.6),
] as const satisfies MarkShapes;

/** A waning moon; also the first seat's sign. */
export const MOON = [
  solid('M14.2 2.4A9.9 9.9 0 1 0 21.8 15.6a8.3 8.3 0 0 1-7.6-13.2Z'),
] as const satisfies MarkShapes;

/** A five-pointed star. */
export const STAR = [solid(star(12, 12.6, 11))] as const satisfies MarkShapes;

/** The signs of the ten steps, beside a step's text and on the table face instead of it. */
export const STEP_SIGNS = {
  power: [
    solid(
      rays(12, 12, 10.6, 0.62, 8, 0.05),
      'M11 8.4a1 1 0 0 1 2 0V11h2.6a1 1 0 0 1 0 2H13v2.6a1 1 0 0 1-2 0V13H8.4a1 1 0 0 1 0-2H11Z',
    ),
  ],
  boost: [line('M5 12l7-7 7 7M5 19l7-7 7 7', 2.8)],
  targets: [line(`${disc(12, 12, 9)}M12 1v4M12 19v4M1 12h4M19 12h4`), solid(disc(12, 12, 3.2))],
  action: [
    line('M20 12a8 8 0 1 1-2.6-5.9M20.4 2.8v4.6h-4.6', 2.5),
    { d: 'M10.2 9v6l5-3Z' },
    line('M10.2 9v6l5-3Z', 0.8),
  ],
  discardHand: [line(card(7, 2, 10, 12), 2), line('M12 15.5v6M8.8 18.6l3.2 3.2 3.2-3.2')],
  discardEnemies: [
    line('M12.2 20H5.6A1.6 1.6 0 0 1 4 18.4V4.6A1.6 1.6 0 0 1 5.6 3h8.8A1.6 1.6 0 0 1 16 4.6v7.6', 2),
    line('M15 15l6 6M21 15l-6 6', 2.6),
    solid(
      'M10 8.2c1.2-1.8 4-.8 3.6 1.4-.3 1.5-2.1 2.6-3.6 3.8-1.5-1.2-3.3-2.3-3.6-3.8C6 7.4 8.8 6.4 10 8.2Z',
    ),
  ],
  keepOne: [solid(card(7, 3, 10, 15, 2.6)), line('M2.5 7v8M21.5 7v8', 2), line('M8.5 21.4h7', 2.4)],
  refill: [
    line(card(3, 12, 5, 8) + card(9.5, 12, 5, 8) + card(16, 12, 5, 8), 2),
    line('M12 2v6M9 5.6l3 3 3-3'),
  ],
  get: CARD_PLUS,
  getUntil: [
    line(card(8, 4, 8, 13), 2),
    line('M5 6.5L3.2 7.2Q1.9 7.7 2.4 9L6.1 18.2Q6.6 19.6 7.9 19.2', 2),
    line('M19 6.5L20.8 7.2Q22.1 7.7 21.6 9L17.9 18.2Q17.4 19.6 16.1 19.2', 2),
  ],
} as const satisfies Record<string, MarkShapes>;

/** When a step is carried out: as the card is played, in the get phase, after it. */
export const WHEN_SIGNS = { now: STAR, get: CARD_PLUS, after: MOON } as const satisfies Record<
  string,
  MarkShapes
>;
