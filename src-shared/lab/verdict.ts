import type { Color } from '@shared/cards/vocabulary';
import type { Message } from '@shared/table/game';
import type { LabFigures } from './figures';
import type { Measured } from './moments';
import type { LabSubject, PrintedCard } from './printed';

/** What the figures of a card come to. */
export interface Verdict {
  readonly level: 'unknown' | 'weaker' | 'fair' | 'stronger' | 'absurd';
  /** In words; `{card}` and `{best}` are printed cards as `Y5`, `{n}` is the power or life. */
  readonly message: Message;
  /** The printed card that comes nearest; null where nothing can be said. */
  readonly nearest: string | null;
}

/** How wide a range may be for a card to be called fair: in percentage points, or stars of an enemy. */
const WIDEST = { kirby: 8, enemy: 1.2 } as const;

/** A Kirby card is absurd from so many times what the best card of the whole box is worth. */
const ABSURD_TIMES = 2;
/** An enemy is absurd from so many stars more than others of its life bring. */
const ABSURD_STARS = 3;

const UNKNOWN: Verdict = { level: 'unknown', message: { key: 'lab.verdict.unknown' }, nearest: null };

/** Says where a card falls among the printed ones. */
export function verdictOf(
  subject: LabSubject,
  figures: LabFigures,
  printed: readonly PrintedCard[],
): Verdict {
  const { type, rank } = subject;
  const box = printed.filter((card) => isComparable(card, subject));
  const peers = box.filter((card) => card.rank === rank);
  const { change } = figures;
  if (peers.length === 0) return UNKNOWN;
  const best = strongest(box);
  const say = (level: Verdict['level'], key: string, nearest: PrintedCard): Verdict => ({
    level,
    message: {
      key: `lab.verdict.${key}`,
      values: { n: rank, card: codeOf(nearest), best: codeOf(best) },
    },
    nearest: nearest.card,
  });
  // Enemies are measured against others of their life: those of other lives say nothing of them.
  const others = type === 'kirby' ? box : peers;
  if (peers.every((peer) => isAbove(change, peer.change))) {
    const absurd = type === 'kirby' ? ABSURD_TIMES * best.change.high : ABSURD_STARS;
    if (change.low > absurd) return say('absurd', `absurd-${type}`, mostAlike(figures, others));
    const above = type === 'kirby' && box.every((card) => isAbove(change, card.change));
    return say('stronger', above ? 'strongest' : `stronger-${type}`, mostAlike(figures, others));
  }
  if (peers.every((peer) => isAbove(peer.change, change))) {
    const below = type === 'kirby' && box.every((card) => isAbove(card.change, change));
    return say('weaker', below ? 'weakest' : `weaker-${type}`, mostAlike(figures, others));
  }
  if (change.high - change.low > WIDEST[type]) return UNKNOWN;
  return say('fair', `fair-${type}`, mostAlike(figures, peers));
}

/**
 * Whether two cards are got in the same way. White Kirby cards are drawn unseen from a deck of high numbers, and
 * what is weak there may be strong elsewhere.
 */
export function isComparable(one: Kind, other: Kind): boolean {
  const isNormal = ({ type, color }: Kind): boolean => type === 'kirby' && color === 'white';
  return one.type === other.type && isNormal(one) === isNormal(other);
}

type Kind = Pick<LabSubject, 'type' | 'color'>;

/** A printed card as its foot says it: `Y5`. */
export const codeOf = ({ color, rank }: { readonly color: Color; readonly rank: number }): string =>
  `${(color[0] ?? '').toUpperCase()}${rank}`;

const reachOf = ({ low, high }: Measured): number => (high - low) / 2;

/** Whether one figure is above another by more than both ranges allow for (95 %). */
const isAbove = (one: Measured, other: Measured): boolean =>
  one.value - other.value > Math.hypot(reachOf(one), reachOf(other));

const strongest = (cards: readonly PrintedCard[]): PrintedCard =>
  cards.reduce((best, card) => (card.change.value > best.change.value ? card : best));

const FIGURES = ['change', 'taken', 'played', 'stars'] as const;

/**
 * The card most like these figures. Those whose strength cannot be told from it come first; among them it is
 * the one that is also taken, played and worth in stars most alike. Where all can be told, the one whose
 * strength is closest.
 */
function mostAlike(figures: LabFigures, cards: readonly PrintedCard[]): PrintedCard {
  const distance = (one: Measured, other: Measured): number =>
    Math.abs(one.value - other.value) / Math.max(1e-9, Math.hypot(reachOf(one), reachOf(other)));
  const alike = cards.filter(({ change }) => distance(change, figures.change) <= 1);
  const apart = (card: PrintedCard): number =>
    alike.length === 0
      ? Math.abs(card.change.value - figures.change.value)
      : FIGURES.reduce((sum, name) => sum + distance(card[name], figures[name]) ** 2, 0);
  const among = alike.length === 0 ? cards : alike;
  return among.reduce((nearest, card) => (apart(card) < apart(nearest) ? card : nearest));
}
