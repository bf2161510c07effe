import { bar } from './outline';
import { line, type MarkShapes, solid } from './shapes';
import { MOON } from './steps';

/** The signs of the seats, in seat order; players are told apart by them in words, charts and records. */
export const SEAT_SIGNS = {
  moon: MOON,
  kite: [
    solid('M12.6 1.5L19 10.4q.6.8.1 1.7L12.8 22q-.8 1.2-1.6 0L4.9 12.1q-.5-.9.1-1.7L11.4 1.5q.6-.8 1.2 0Z'),
  ],
  bell: [
    solid('M12 1.8c4.3 0 7 3 7 7.4v4.6l1.9 3.2q.5 1-.6 1H3.7q-1.1 0-.6-1L5 13.8V9.2c0-4.4 2.7-7.4 7-7.4Z'),
    solid('M8.8 19.8h6.4a3.2 2.9 0 0 1-6.4 0Z'),
  ],
  shell: [
    solid(
      'M12 3c2 0 3 .6 3.9 1.5 1.5.1 2.8 1 3.4 2.3 1.6.8 2.5 2.2 2.5 3.9 0 2.3-2.8 5.9-5.9 8.2l.5 1.5q.2.9-.7.9H8.3' +
        'q-.9 0-.7-.9l.5-1.5C5 16.6 2.2 13 2.2 10.7c0-1.7.9-3.1 2.5-3.9C5.3 5.5 6.6 4.6 8.1 4.5 9 3.6 10 3 12 3Z',
      bar(12, 8, 12, 16.6, 1.3),
      bar(7.8, 9.3, 9.8, 16.4, 1.3),
      bar(16.2, 9.3, 14.2, 16.4, 1.3),
    ),
  ],
  cup: [
    solid('M3 6.8h13.6v6.4c0 4-2.6 6.4-6.8 6.4S3 17.2 3 13.2Z'),
    line('M16.6 8.9h1.8a2.9 2.9 0 0 1 0 5.8h-2.2', 2.2),
    line('M7.2 3.6q1-1.2 0-2.2M12 3.6q1-1.2 0-2.2', 1.8),
    line('M4.6 22.2h10.4', 2),
  ],
  bird: [
    solid(
      'M1.5 8.4l3.7-2.1C6.1 4.5 7.7 3.4 9.6 3.4c2.6 0 4.4 1.7 5 4.2l7.9 9.9q.6.9-.5 1.1l-4.6.3c-1.7 1.4-3.7 2.1-5.9 2.1' +
        'C7 21 4.6 17.9 4.6 14.1c0-1.7.3-3 .5-4.4Z',
      'M9.1 11.3c3 .2 5.5 1.7 7.4 4.4-3.3.7-6.6-.6-7.4-4.4Z',
    ),
  ],
} as const satisfies Record<string, MarkShapes>;

/** The colours of the seats, ground under their cream sign (contrast 5.7–8.8). */
export const SEAT_COLORS = {
  moon: '#63459B',
  kite: '#2F6F7A',
  bell: '#8A4B2E',
  shell: '#4E5B6E',
  cup: '#6B5A2E',
  bird: '#2F4A7A',
} as const satisfies Record<keyof typeof SEAT_SIGNS, string>;

/** Seat signs in seat order, the first seat first. */
export const SEAT_ORDER = ['moon', 'kite', 'bell', 'shell', 'cup', 'bird'] as const;
