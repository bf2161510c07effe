import type { MatchView } from '@shared/contract/view';

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
  space: { some: 'space', none: 'spaceFree' },
  order: { some: 'under', none: 'none' },
  excess: { some: 'under', none: 'none' },
};

/** Options that are no cards, with their words; those in front of them speak of one kind of decision alone. */
const ACTS: Readonly<Record<string, string>> = {
  skip: 'skip',
  challenge: 'challenge',
  'draw-normal': 'draw-normal',
  reset: 'reset',
  stop: 'stop',
  'card stop': 'layNoMore',
  'action draw': 'draw',
  'action open': 'open',
  'action play': 'lay',
  'action cancel': 'cancel',
  'action exchange': 'exchange',
  'action pass': 'pass',
};

/**
 * What a pick does.
 *
 * @param kind the decision it answered
 * @param pick option ids: `c17`, the name of a space, or the name of an act
 * @param table what every instance is, and what lies where
 */
export function moveOf(
  kind: string,
  pick: readonly string[],
  { cards, zones }: Pick<MatchView, 'cards' | 'zones'>,
): Move {
  for (const option of pick) {
    const words = ACTS[`${kind} ${option}`] ?? ACTS[option];
    if (words !== undefined) return { words, cards: [] };
  }
  const { some, none } = MEANS[kind] ?? { some: 'other', none: 'none' };
  // A space is called by the ceremony that was opened in it.
  const instanceOf = (option: string): string => String(zones[option]?.cards[0] ?? option.replace(/^c/, ''));
  const named = pick.flatMap((option) => cards[instanceOf(option)] ?? []);
  return { words: named.length > 0 ? some : none, cards: named };
}
