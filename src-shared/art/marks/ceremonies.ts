import { card, disc, star } from './outline';
import { line, type MarkShapes, solid } from './shapes';
import { STAR } from './steps';

const PLAIN_CARD = line(card(5, 2.2, 14, 19.6, 2), 2.2);

/** The tiles a completed ceremony gives: two with points, and the one that brings the end nearer. */
export const TILE_MARKS = {
  '4': [line(card(2.2, 2.2, 19.6, 19.6, 4.4), 2.2), line('M14 17.4V6.6L8 14h9', 2.5)],
  '3': [
    line(card(2.2, 2.2, 19.6, 19.6, 4.4), 2.2),
    line('M8.4 7h7.2l-4.2 4.4c2.8-.2 4.6 1 4.6 3 0 3.2-5.2 4-7.8 1.4', 2.5),
  ],
  end: [
    line(card(2.2, 2.2, 19.6, 19.6, 4.4), 2.2),
    line('M8.6 6.4v11.4', 2.3),
    solid('M9.6 6.4h7.2q.9 0 .3.7l-1.9 2.3 1.9 2.3q.6.7-.3.7H9.6Z'),
  ],
} as const satisfies Record<string, MarkShapes>;

/** The signs of what ceremonies hear and change, beside their text and wherever there is no room for it. */
export const CEREMONY_MARKS = {
  draw: [line(card(2.6, 7, 10, 14), 2.1), line('M17.6 19V8M13.9 11.6l3.7-3.8 3.7 3.8', 2.4)],
  free: [
    line(disc(12, 12, 9.6)),
    line('M12 7.4c1.8 0 2.8 1.9 2.8 4.6s-1 4.6-2.8 4.6-2.8-1.9-2.8-4.6 1-4.6 2.8-4.6Z'),
  ],
  open: [line('M5 2.4v19.4', 2.6), solid('M6.6 3.2h14.2q1.2 0 .4 1L17.6 8.4l3.6 4.2q.8 1-.4 1H6.6Z')],
  once: [line('M20 12a8 8 0 1 1-2.6-5.9M20.4 2.6v4.6h-4.6', 2.4), line('M10.2 9.8l2.2-1.6v7.8', 2.3)],
  play: [line('M12 1.6v7.2M8.6 5.8L12 9.2l3.4-3.4', 2.4), line(card(4.4, 13, 15.2, 9, 1.8), 2.1)],
  mismatch: [line('M3.6 9h16.8M3.6 15.4h16.8M16.4 4.2L7.6 20.2', 2.5)],
  card: [PLAIN_CARD],
  ceremony: [PLAIN_CARD, solid('M7.6 7h8.8q.7 0 .3.7l-4.1 7.6q-.6 1-1.2 0L7.3 7.7Q6.9 7 7.6 7Z')],
  kokopelli: [PLAIN_CARD, solid(star(12, 12.3, 5))],
  complete: [line(disc(12, 12, 9.6)), line('M7.2 12.4l3.3 3.3 6.3-7', 2.6)],
  me: [solid(disc(12, 12, 8.4), disc(12, 12, 3.6))],
  others: [line(disc(6.6, 15.6, 4) + disc(17.4, 15.6, 4) + disc(12, 6.4, 4), 2.2)],
  home: [
    solid(
      'M10.9 2.9q1.1-1 2.2 0l8.5 7.5q.9.9-.4.9h-1.6v8.2q0 1.5-1.5 1.5H5.9q-1.5 0-1.5-1.5v-8.2H2.8q-1.3 0-.4-.9Z',
      'M10 21.2V15a2 2 0 0 1 4 0v6.2Z',
    ),
  ],
  away: [
    line('M2 11.4l6.8-6.2 6.8 6.2M4 10v9.6h4.6', 2.2),
    line('M12 17.2h9M17.6 13.4l3.8 3.8-3.8 3.8', 2.4),
  ],
  'empty-hand': [
    line(
      'M5 6.4V4.2q0-2 2-2h2.2M14.8 2.2H17q2 0 2 2v2.2M19 17.6v2.2q0 2-2 2h-2.2M9.2 21.8H7q-2 0-2-2v-2.2M5 10.6v2.8M19 10.6v2.8',
      2.2,
    ),
  ],
  exchange: [line('M3.4 8h16M15.2 3.8L19.4 8l-4.2 4.2M20.6 16.2h-16M8.8 12L4.6 16.2l4.2 4.2', 2.3)],
  hand: [
    line(card(8, 3.4, 8, 13.4), 2.1),
    line('M5 6.5L3.2 7.2Q1.9 7.7 2.4 9L6.1 18.2Q6.6 19.6 7.9 19.2', 2.1),
    line('M19 6.5L20.8 7.2Q22.1 7.7 21.6 9L17.9 18.2Q17.4 19.6 16.1 19.2', 2.1),
  ],
  reach: [line('M2.4 12h5M6 8L2 12l4 4M21.6 12h-5M18 8l4 4-4 4', 2.3), solid(disc(12, 12, 3.4))],
  closed: [line(disc(12, 12, 9.4)), line('M5.6 18.4L18.4 5.6', 2.4)],
  point: STAR,
} as const satisfies Record<string, MarkShapes>;
