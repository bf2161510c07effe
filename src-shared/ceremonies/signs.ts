/** The signs a ceremony's short form is made of, for faces too small for words. */
export const CEREMONY_SIGNS = [
  'draw',
  'free',
  'open',
  'once',
  'play',
  'mismatch',
  'card',
  'ceremony',
  'kokopelli',
  'complete',
  'me',
  'others',
  'home',
  'away',
  'empty-hand',
  'exchange',
  'hand',
  'reach',
  'closed',
  'point',
] as const;
export type CeremonySign = (typeof CEREMONY_SIGNS)[number];

/** A piece of a ceremony's short form: a sign, or a number with what belongs to it. */
export type SignPart = { readonly sign: CeremonySign } | { readonly text: string };
