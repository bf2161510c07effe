import type { WireMessage } from '@shared/contract/view';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import type { Candidate, Thought } from '@shared/players';
import type { Situation } from './hint-situation';

/** Tries of a pick below which its numbers say nothing. */
const LEAST_VISITS = 30;
/** Stars and shares of winning below which two moves are about as good. */
const FEW_STARS = 0.5;
const LITTLE_CHANCE = 0.02;

/** Sentences that speak of what a game scores in: stars, where it is not named here. */
interface ScoreWords {
  readonly chance: string;
  readonly next: string;
}
const IN_STARS: ScoreWords = { chance: 'main.hints.facts.chance', next: 'main.hints.facts.next-stars' };
const SCORE_WORDS: Readonly<Record<string, ScoreWords>> = {
  [KOKOPELLI]: { chance: 'coach.kokopelli.facts.chance', next: 'coach.kokopelli.facts.next-points' },
};

/**
 * What speaks for a move, in numbers: what it does, how likely it is to win and with how many stars, and what
 * the next best would bring. Most telling first; each key once.
 */
export function factsFor(situation: Situation, { candidates }: Thought): WireMessage[] {
  const [best, next] = candidates;
  if (best === undefined) return [];
  const facts = deedsFor(situation, best.pick);
  if (best.visits < LEAST_VISITS) return facts;
  const quest = situation.toGo !== null;
  const words = SCORE_WORDS[situation.rules.game] ?? IN_STARS;
  facts.push(prospect(best, quest, words));
  if (next !== undefined && next.visits >= LEAST_VISITS) facts.push(nextBest(best, next, quest, words));
  return facts;
}

/** What a move does, told without trying anything out. */
export const deedsFor = (situation: Situation, pick: readonly number[]): WireMessage[] => [
  ...threat(situation, pick),
  ...deedsOf(situation, pick),
];

/** What the pick itself does: power against life, the odds of a challenge, what stays in hand. */
function deedsOf(situation: Situation, pick: readonly number[]): WireMessage[] {
  const { decision, previews } = situation;
  const challenge = challengeOdds(situation, pick);
  if (challenge !== null) return [fact('turned-up', { percent: percent(challenge) })];
  if (decision.kind === 'discard-hand' && pick.length > 0) {
    return [fact('hand-left', { n: handOf(situation) - pick.length })];
  }
  const attacks = pick
    .flatMap((option) => previews.get(option) ?? [])
    .filter(({ life }) => life !== undefined);
  const [first] = attacks;
  if (first === undefined) return pointsAtOnce(situation, pick);
  if (attacks.length === 1) return [fact('against', { power: first.power ?? 0, life: first.life ?? 0 })];
  const won = attacks.filter(({ succeeds }) => succeeds === true).length;
  return [fact('succeed', { won, n: attacks.length })];
}

/** The points a pick scores without an attack. */
function pointsAtOnce({ previews }: Situation, pick: readonly number[]): WireMessage[] {
  const n = pick.reduce((sum, option) => sum + (previews.get(option)?.stars ?? 0), 0);
  return n > 0 ? [{ key: 'coach.kokopelli.facts.points', values: { n } }] : [];
}

function challengeOdds({ decision, easy, rules }: Situation, pick: readonly number[]): number | null {
  const [first] = pick;
  if (easy === null || first === undefined) return null;
  if (decision.kind === 'challenge-discard') return easy.challenge(first);
  return rules.acts[-1 - first] === 'challenge' ? easy.challenge(null) : null;
}

function handOf({ view: { layout, cells }, decision }: Situation): number {
  const hand = layout.zoneIndex.get(`hand:${decision.seat}`);
  return hand === undefined ? 0 : (cells[layout.sizeStart + hand] ?? 0);
}

/** Decisions after which an enemy can still be gone before it hits. */
const BEFORE_HITS = new Set(['play', 'discard-hand', 'discard-enemies', 'keep-enemy', 'target']);

/** The enemies that hit at the end of this turn, once the pick has done what it does. */
function threat({ decision, nearest, previews }: Situation, pick: readonly number[]): WireMessage[] {
  if (nearest.length === 0 || !BEFORE_HITS.has(decision.kind)) return [];
  const gone = (enemy: number): boolean => {
    if (decision.kind === 'keep-enemy') return !pick.includes(enemy);
    if (!pick.includes(enemy)) return false;
    return decision.kind === 'discard-enemies' || previews.get(enemy)?.succeeds === true;
  };
  const n = nearest.filter((enemy) => !gone(enemy)).length;
  return [n === 0 ? fact('no-hits') : fact('hits', { n })];
}

/** How likely it is to win, and with how many stars; a quest only asks whether the goal is reached. */
const prospect = ({ chance, stars }: Candidate, quest: boolean, words: ScoreWords): WireMessage =>
  quest
    ? fact('chance-quest', { percent: percent(chance) })
    : { key: words.chance, values: { percent: percent(chance), stars: Math.round(stars) } };

/** What the next best move would bring instead. */
function nextBest(best: Candidate, next: Candidate, quest: boolean, words: ScoreWords): WireMessage {
  const stars = Math.round((best.stars - next.stars) * 10) / 10;
  if (!quest && stars >= FEW_STARS) return { key: words.next, values: { stars, n: stars === 1 ? 1 : 2 } };
  if (best.chance - next.chance < LITTLE_CHANCE) return fact('next-even');
  return fact('next-chance', { percent: percent(next.chance) });
}

const percent = (share: number): number => Math.round(share * 100);

const fact = (name: string, values?: Record<string, number>): WireMessage => ({
  key: `main.hints.facts.${name}`,
  ...(values !== undefined && { values }),
});
