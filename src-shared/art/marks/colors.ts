import { disc, rays } from './outline';
import { type MarkShapes, solid } from './shapes';

/**
 * The marks that stand for the five colours wherever a colour is shown. Their outlines differ without
 * colour: a ring is hollow, a flame has three tongues, a drop one point and a glint, a ray eight points,
 * a leaf leans and has a stalk.
 */
export const COLOR_MARKS = {
  white: [solid(disc(12, 12, 10), disc(12, 12, 5.4))],
  red: [
    solid(
      'M12.6 1.2c1.2 3.6-.6 5.2-2.4 7.2C8 6.9 8.2 5.4 8 4 4.7 6.6 3 10 3 13.8 3 19 7 22.8 12 22.8s9-3.6 9-8.8' +
        'c0-3-1.3-5.4-2.7-7-.4 1.5-1 2.4-2.1 3C16.4 6.4 15.3 3 12.6 1.2Z',
      'M12.3 12.5c2.7 2 3.5 3.5 3.5 5.1 0 1.9-1.6 3.3-3.7 3.3-2.2 0-3.9-1.4-3.9-3.4 0-1.4.7-2.6 1.6-3.5' +
        '.3.9.7 1.4 1.3 1.7.2-1.2.4-2.2 1.2-3.2Z',
    ),
  ],
  blue: [
    solid(
      'M12 1C16 7 19.8 10.8 19.8 15.2a7.8 7.8 0 0 1-15.6 0C4.2 10.8 8 7 12 1Z',
      'M7.6 15.6a4.6 4.6 0 0 0 4.7 4.4v-2.2a2.5 2.5 0 0 1-2.5-2.2Z',
    ),
  ],
  yellow: [solid(rays(12, 12, 11.4, 0.5, 8, 0.04))],
  green: [
    solid(
      'M21.8 2.2C23 11 20 19.6 11.4 19.9c-1.8 0-3.4-.5-4.6-1.3L3.3 22 1.8 20.5l3.5-3.6C2.7 11 7.2 2.8 21.8 2.2Z',
      'M8.3 17C10 12.6 12.8 9.4 17.2 6.8 13 11.4 10.4 14 8.3 17Z',
    ),
  ],
} as const satisfies Record<string, MarkShapes>;
