/** The times of day (and the two places without one), the names of `art.palette`. */
export const TIMES_OF_DAY = ['morning', 'noon', 'gold', 'dusk', 'night', 'deep', 'cave'] as const;
/** One of the seven palettes. */
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Colours of one time of day. */
export interface DayPalette {
  /** Sky at the top, in the middle and at the horizon. */
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** The sun's or moon's own disc. */
  readonly sun: string;
  /** What falls on lit edges. */
  readonly light: string;
  /** The darkest colour, for signs and far silhouettes. */
  readonly ink: string;
  /** What everything is bathed in, and by how much (0–1). */
  readonly cast: readonly [colour: string, share: number];
  /** How many of a full night's stars are out, 0–1. */
  readonly stars: number;
  /** The disc in the sky is the moon. */
  readonly moon: boolean;
}

export const DAY_PALETTES: Readonly<Record<TimeOfDay, DayPalette>> = {
  morning: {
    sky: ['#7EC0D4', '#BFE3DC', '#FCEBC6'],
    sun: '#FFF8DF',
    light: '#FFF3CF',
    ink: '#27405A',
    cast: ['#D6ECE2', 0.1],
    stars: 0,
    moon: false,
  },
  noon: {
    sky: ['#4FA6D6', '#9AD3E8', '#E6F4E2'],
    sun: '#FFFCEB',
    light: '#FFFBE0',
    ink: '#1F4159',
    cast: ['#FFFFFF', 0],
    stars: 0,
    moon: false,
  },
  gold: {
    sky: ['#6E9CC4', '#F1C59B', '#FFE3A3'],
    sun: '#FFF2C2',
    light: '#FFE6A8',
    ink: '#4A3550',
    cast: ['#EFA35C', 0.11],
    stars: 0,
    moon: false,
  },
  dusk: {
    sky: ['#41427F', '#A7688F', '#F8AE82'],
    sun: '#FFDDA0',
    light: '#FFC796',
    ink: '#2A2148',
    cast: ['#5A3A84', 0.32],
    stars: 0.4,
    moon: false,
  },
  night: {
    sky: ['#121A40', '#26366F', '#5B70A8'],
    sun: '#FFF4D2',
    light: '#BFD0F2',
    ink: '#0E1433',
    cast: ['#1C2768', 0.58],
    stars: 1,
    moon: true,
  },
  deep: {
    sky: ['#2E8FA8', '#1F6E93', '#154A73'],
    sun: '#E9FFF3',
    light: '#B9F2E2',
    ink: '#0C2A4A',
    cast: ['#1B6A90', 0.42],
    stars: 0,
    moon: false,
  },
  cave: {
    sky: ['#3A2A3E', '#5B3A43', '#9A5A45'],
    sun: '#FFE0A3',
    light: '#FFC98A',
    ink: '#1F1526',
    cast: ['#4E2C3A', 0.48],
    stars: 0,
    moon: false,
  },
};

/** The time of day with this name, or undefined. */
export function timeNamed(name: string | undefined): TimeOfDay | undefined {
  return TIMES_OF_DAY.find((time) => time === name);
}
