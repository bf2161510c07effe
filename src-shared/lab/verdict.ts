import type { Color } from '@shared/cards/vocabulary';
import type { CardInPlay } from '@shared/games/index';
import type { Message } from '@shared/table/game';
import type { LabFigures } from './figures';
import type { Measured } from './moments';
import { rankOf, type PrintedCard } from './printed';

/** What the figures of a card come to. */
export interface Verdict {
  readonly level: 'unknown' | 'weaker' | 'fair' | 'stronger' | 'absurd';
  /** In words; `{card}` and `{best}` are printed cards as `Y5`, `{n}` is the power or life. */
  readonly message: Message;
  /** The printed card that comes nearest; null where nothing can be said. */
  readonly nearest: string | null;
}

/**
 * How much wider than this the range may not be for anything to be said: percentage points, or stars of an
 * enemy.
 */
const WIDEST = { kirby: 8, enemy: 1.2 } as const;

/** How many times the best card of the whole box a card must be worth to be absurd. */
const ABSURD = 2;

/** Says where a card falls among the printed ones. */
export function verdictOf(
  subject: CardInPlay,
  figures: LabFigures,
  printed: readonly PrintedCard[],
): Verdict {
  const { type } = subject.card;
  const box = printed.filter((card) => card.type === type);
  const peers = box.filter(({ rank }) => rank === rankOf(subject));
  const { change } = figures;
  if (peers.length === 0 || change.high - change.low > WIDEST[type]) {
    return { level: 'unknown', message: { key: 'lab.verdict.unknown' }, nearest: null };
  }
  const n = rankOf(subject);
  const say = (level: Verdict['level'], key: string, nearest: PrintedCard): Verdict => ({
    level,
    message: {
      key: `lab.verdict.${key}`,
      values: { n, card: codeOf(nearest), best: codeOf(strongest(box)) },
    },
    nearest: nearest.card,
  });
  const best = strongest(box);
  if (peers.every((peer) => isAbove(change, peer.change))) {
    if (type === 'kirby' && change.low > ABSURD * best.change.high) return say('absurd', 'absurd', best);
    if (box.every((card) => isAbove(change, card.change))) return say('stronger', 'strongest', best);
    return say('stronger', `stronger-${type}`, mostAlike(figures, box));
  }
  if (peers.every((peer) => isAbove(peer.change, change))) {
    const worst = box.every((card) => isAbove(card.change, change));
    return say('weaker', worst ? 'weakest' : `weaker-${type}`, mostAlike(figures, box));
  }
  return say('fair', `fair-${type}`, mostAlike(figures, peers));
}

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
