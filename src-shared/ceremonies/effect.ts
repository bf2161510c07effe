/** Which laid cards an effect listens to. A ceremony card is any card but a Kokopelli. */
export const LAID_CARDS = ['any', 'ceremony', 'kokopelli'] as const;
/** Whose doing it must be, seen from the owner of the village. */
export const DOERS = ['me', 'others', 'anyone'] as const;
/** Where it must happen, seen from the owner of the village. */
export const PLACES = ['home', 'away', 'anywhere'] as const;

/** How often points for opening are given. */
export const EVERY = ['turn', 'time'] as const;
/** Which cards neighbours can be kept from laying. */
export const CLOSED_CARDS = ['kokopelli', 'ceremony'] as const;
/** Points one thing heard can give, both ends included. */
export const POINTS_RANGE = [1, 5] as const;

/**
 * What a ceremony does for the owner of the village in which it runs: one thing, told by what it hears and
 * what it then changes. Numbers are whole. `points` are earned beside what the rules give anyway; limits and
 * amounts named below replace the rules' own.
 */
export type Effect =
  /** The draw action draws so many cards (2–4) instead of 1. */
  | { readonly hears: 'draw'; readonly cards: number }
  /** The first so many (1–2) draw actions of a turn cost no action. */
  | { readonly hears: 'draw'; readonly free: number }
  /** Points (1–5) for opening a ceremony, once a turn or every time. */
  | { readonly hears: 'open'; readonly points: number; readonly every: (typeof EVERY)[number] }
  /** A play action may lay up to so many cards (2–3) of different types. */
  | { readonly hears: 'play'; readonly cards: number }
  /** So often a turn (1–2) a ceremony card may be laid that does not match, as if it did. */
  | { readonly hears: 'play'; readonly mismatched: number }
  /** Points (1–5) for each such card laid. */
  | {
      readonly hears: 'laid';
      readonly card: (typeof LAID_CARDS)[number];
      readonly by: (typeof DOERS)[number];
      readonly where: (typeof PLACES)[number];
      readonly points: number;
    }
  /** Points (1–5) for each such completion. */
  | {
      readonly hears: 'completed';
      readonly by: (typeof DOERS)[number];
      readonly where: (typeof PLACES)[number];
      readonly points: number;
    }
  /** Emptying the hand gives so many points (2–6) instead of 1. */
  | { readonly hears: 'empty-hand'; readonly points: number }
  /** Emptying the hand gives so many cards (4–6) instead of 3. */
  | { readonly hears: 'empty-hand'; readonly cards: number }
  /** After an exchange, so many cards (1–3) more. */
  | { readonly hears: 'exchange'; readonly cards: number }
  /** The hand limit at the end of a turn (6–10) instead of 5. */
  | { readonly hears: 'hand-limit'; readonly limit: number }
  /** The play area covers all spaces of both neighbours. */
  | { readonly hears: 'reach'; readonly spaces: 'all' }
  /** Neighbours cannot lay such cards in the village. */
  | { readonly hears: 'reach'; readonly closed: (typeof CLOSED_CARDS)[number] }
  /** A Kokopelli its owner lays counts as so many cards (2–3), wherever it lies. */
  | { readonly hears: 'stack-size'; readonly kokopelli: number }
  /** Ceremonies in the village are complete at so many cards (2–3) instead of 4. */
  | { readonly hears: 'stack-size'; readonly complete: number };

/**
 * The kinds of effect, in the order the editor offers them: what is heard, and where one thing heard can be
 * answered in two ways, which.
 */
export const EFFECT_KINDS = [
  'laid',
  'completed',
  'open',
  'emptyPoints',
  'emptyCards',
  'drawCards',
  'drawFree',
  'playCards',
  'mismatched',
  'kokopelliCounts',
  'completeAt',
  'handLimit',
  'exchange',
  'reachAll',
  'closed',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** The effects that hear one thing and have a certain field. */
export type EffectOf<Hears extends Effect['hears'], Field extends string> = Extract<
  Effect,
  { readonly hears: Hears } & Readonly<Record<Field, unknown>>
>;
