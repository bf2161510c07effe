import type { Message } from '@shared/table/game';
import type { LabType } from './card';
import type { LabFigures } from './figures';
import type { Measured } from './moments';
import type { LabSubject, PrintedCard } from './printed';

/** What the figures of a card come to. */
export interface Verdict {
  readonly level: 'unknown' | 'weaker' | 'fair' | 'stronger' | 'absurd';
  /** In words; `{card}` and `{best}` are printed cards as {@link codeOf} writes them, `{n}` is the power or life. */
  readonly message: Message;
  /** The printed card that comes nearest; null where nothing can be said. */
  readonly nearest: string | null;
}

/** A printed card, by what it changes. */
type Change = Pick<PrintedCard, 'change'>;

/** By what the cards of a type are judged. */
interface Yardstick {
  /** How wide a range may be for a card to be called fair, in the unit of its change. */
  readonly widest: number;
  /** Above what its change is absurd. */
  absurdAbove(best: PrintedCard): number;
  /** Whether cards of another power or life say anything of it. */
  readonly acrossRanks: boolean;
  /** Which of the printed ones it is compared with are a measure of what is fair. */
  usual(peers: readonly Change[]): readonly Change[];
}

/** Such a card is absurd from so many times what the best of the whole box is worth. */
const ABSURD_TIMES = 2;
const timesTheBest = ({ change }: PrintedCard): number => ABSURD_TIMES * change.high;
/** An enemy is absurd from so many stars more than others of its life bring. */
const ABSURD_STARS = 3;

const everyOne: Yardstick['usual'] = (peers) => peers;

/** The least that a ceremony brings which is worth running: there is nothing smaller than a point. */
const WORTH_RUNNING = 1;

/**
 * The ceremonies that are worth running, without the strongest of all. They are of one kind, whatever they do,
 * and the box holds some that change next to nothing for players like these.
 */
const worthRunning: Yardstick['usual'] = (peers) => {
  const most = Math.max(...peers.map(({ change }) => change.value));
  return peers.filter(({ change }) => change.value >= WORTH_RUNNING && change.value < most);
};

const YARDSTICKS: Readonly<Record<LabType, Yardstick>> = {
  kirby: { widest: 8, absurdAbove: timesTheBest, acrossRanks: true, usual: everyOne },
  // Enemies are measured against others of their life: those of other lives say nothing of them.
  enemy: { widest: 1.2, absurdAbove: () => ABSURD_STARS, acrossRanks: false, usual: everyOne },
  ceremony: { widest: 3, absurdAbove: timesTheBest, acrossRanks: true, usual: worthRunning },
};

const UNKNOWN: Verdict = { level: 'unknown', message: { key: 'lab.verdict.unknown' }, nearest: null };

/** Says where a card falls among the printed ones. */
export function verdictOf(
  subject: LabSubject,
  figures: LabFigures,
  printed: readonly PrintedCard[],
): Verdict {
  const { type, rank } = subject;
  const { widest, absurdAbove, acrossRanks } = YARDSTICKS[type];
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
  const others = acrossRanks ? box : peers;
  const usual = usualOf(type, peers);
  if (usual.every((peer) => isAbove(change, peer.change))) {
    const nearest = nearestOf(subject, figures, others);
    if (change.low > absurdAbove(best)) return say('absurd', `absurd-${type}`, nearest);
    const above = acrossRanks && box.every((card) => isAbove(change, card.change));
    return say('stronger', above ? 'strongest' : `stronger-${type}`, nearest);
  }
  if (usual.every((peer) => isAbove(peer.change, change))) {
    const below = acrossRanks && box.every((card) => isAbove(card.change, change));
    return say('weaker', below ? 'weakest' : `weaker-${type}`, nearestOf(subject, figures, others));
  }
  if (change.high - change.low > widest) return UNKNOWN;
  return say('fair', `fair-${type}`, nearestOf(subject, figures, peers));
}

/** Those of some printed cards that are a measure of what is fair; all where none would be. */
export function usualOf(type: LabType, peers: readonly Change[]): readonly Change[] {
  const usual = YARDSTICKS[type].usual(peers);
  return usual.length > 0 ? usual : peers;
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

/** A printed card as its foot says it: `Y5`. A ceremony, which has no number there, by its id. */
export const codeOf = ({ card, color, rank }: Pick<LabSubject, 'card' | 'color' | 'rank'>): string =>
  color === undefined ? card.slice(card.indexOf('/') + 1) : `${(color[0] ?? '').toUpperCase()}${rank}`;

const reachOf = ({ low, high }: Measured): number => (high - low) / 2;

/** Whether one figure is above another by more than both ranges allow for (95 %). */
const isAbove = (one: Measured, other: Measured): boolean =>
  one.value - other.value > Math.hypot(reachOf(one), reachOf(other));

const strongest = (cards: readonly PrintedCard[]): PrintedCard =>
  cards.reduce((best, card) => (card.change.value > best.change.value ? card : best));

/** Half a step of the last digit in the table of printed cards: nearer than that nothing can be told apart. */
const ROUNDING = 0.005;

/** How far two figures are apart, in how far their ranges allow; up to 1 they cannot be told apart. */
const distance = (one: Measured, other: Measured): number =>
  Math.abs(one.value - other.value) / Math.hypot(reachOf(one), reachOf(other), ROUNDING);

const USE = ['taken', 'played', 'stars'] as const;

/**
 * The card whose strength comes nearest. Of those that cannot be told apart from it the one of the same colour,
 * then the one that is taken, played and worth in stars most alike.
 */
function nearestOf({ color }: LabSubject, figures: LabFigures, cards: readonly PrintedCard[]): PrintedCard {
  const ways = (card: PrintedCard): readonly number[] => [
    distance(card.change, figures.change) <= 1 ? 0 : Math.abs(card.change.value - figures.change.value),
    card.color === color ? 0 : 1,
    USE.reduce((sum, name) => sum + distance(card[name], figures[name]) ** 2, 0),
    Math.abs(card.change.value - figures.change.value),
  ];
  return cards.reduce((nearest, card) => (isLess(ways(card), ways(nearest)) ? card : nearest));
}

/** Whether the first of two numbers that differ is the smaller one. */
function isLess(some: readonly number[], others: readonly number[]): boolean {
  const at = some.findIndex((number, index) => number !== others[index]);
  return at >= 0 && (some[at] ?? 0) < (others[at] ?? 0);
}
