/** A move as it can be said and drawn: the words for it, and the cards it names. */
export interface Move {
  /** A key of `coach.moves`. */
  readonly words: string;
  /** `set-id/card-id`, in the order they were picked. */
  readonly cards: readonly string[];
}

/** What picking cards means, by kind of decision, and what picking none of them does. */
const MEANS: Readonly<Record<string, { readonly some: string; readonly none: string }>> = {
  play: { some: 'play', none: 'none' },
  target: { some: 'target', none: 'targetNone' },
  'discard-hand': { some: 'discard', none: 'discardNone' },
  'discard-enemies': { some: 'discard', none: 'discardNone' },
  'hand-limit': { some: 'discard', none: 'discardNone' },
  'challenge-discard': { some: 'discard', none: 'discardNone' },
  'keep-enemy': { some: 'keep', none: 'none' },
  'keep-copy': { some: 'keep', none: 'none' },
  'lose-enemy': { some: 'lose', none: 'none' },
  get: { some: 'get', none: 'none' },
  'get-after': { some: 'get', none: 'none' },
};

/** Options that are no cards and have words of their own. */
const ACTS = new Set(['skip', 'challenge', 'draw-normal', 'reset', 'stop']);

/**
 * What a pick does.
 *
 * @param kind the decision it answered
 * @param pick option ids: `c17`, or the name of an act
 * @param cards what every instance is
 */
export function moveOf(kind: string, pick: readonly string[], cards: Readonly<Record<string, string>>): Move {
  const act = pick.find((option) => ACTS.has(option));
  if (act !== undefined) return { words: act, cards: [] };
  const { some, none } = MEANS[kind] ?? { some: 'other', none: 'none' };
  const named = pick.flatMap((option) => cards[option.replace(/^c/, '')] ?? []);
  return { words: named.length > 0 ? some : none, cards: named };
}
