import { mix } from '@shared/art/drawing/colour';
import type { Color } from '@shared/cards/vocabulary';

/** What a card colour looks like on its parts. */
export interface CardColors {
  /** Disc or heart, and the band of the hill. */
  readonly base: string;
  /** An enemy's frame, and signs on paper. */
  readonly deep: string;
  /** Inside of the ribbon, ground of the reach mark. */
  readonly tint: string;
  /** Digits on the base. */
  readonly onBase: string;
  /** The colour's mark on paper. */
  readonly ink: string;
  /** The colour's mark on a dark ground. */
  readonly inkOnDusk: string;
  /** The band behind the paper hill; white's base would vanish on cream. */
  readonly band: string;
}

/** Paper of cards and panels. */
export const PAPER = '#FFFAF3';
/** Text on paper. */
export const INK = '#2B2033';
/** Quiet text on paper: flavour and conditions. */
export const QUIET_INK = '#5D5068';
/** The smallest text, at the foot of the card. */
export const FOOT_INK = '#6A5D74';
/** The same on an enemy's frame. */
export const FOOT_CREAM = '#F1E6EC';
/** An enemy's stars. */
export const STAR_GOLD = '#FFD76A';

/** The cross on the stand-in for a picture that cannot be shown. */
export const MISSING = '#A8232F';

/** The five colours of the cards (contrasts in docs; keep the lightness steps if a hue is ever tuned). */
export const CARD_COLORS: Readonly<Record<Color, CardColors>> = {
  white: {
    base: '#FBF4E6',
    deep: '#6B6272',
    tint: '#EFE6D8',
    onBase: '#2B2033',
    ink: '#6B6272',
    inkOnDusk: '#F3EADB',
    band: '#B9AFBB',
  },
  red: {
    base: '#C4362F',
    deep: '#7A1D2A',
    tint: '#F6D9CF',
    onBase: '#FFFAF3',
    ink: '#A32A2B',
    inkOnDusk: '#FF9A8A',
    band: '#C4362F',
  },
  blue: {
    base: '#2C5FB3',
    deep: '#1B3872',
    tint: '#D5E1F4',
    onBase: '#FFFAF3',
    ink: '#2C5FB3',
    inkOnDusk: '#8FB6FF',
    band: '#2C5FB3',
  },
  yellow: {
    base: '#F3BE32',
    deep: '#86590A',
    tint: '#FBEBC0',
    onBase: '#2B2033',
    ink: '#8A5A05',
    inkOnDusk: '#F7CC58',
    band: '#F3BE32',
  },
  green: {
    base: '#52B289',
    deep: '#155A45',
    tint: '#D6EEDF',
    onBase: '#0F2E25',
    ink: '#1F7355',
    inkOnDusk: '#7FD6AE',
    band: '#52B289',
  },
};

/** The lighter rim behind a hill's band. */
export const rimOf = (color: Color, kind: 'kirby' | 'enemy'): string => {
  if (kind === 'kirby') return mix(CARD_COLORS[color].band, PAPER, 0.35);
  return color === 'white' ? '#D9CFD3' : mix(CARD_COLORS[color].base, PAPER, 0.15);
};
