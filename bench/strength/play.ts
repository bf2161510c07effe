import { games } from '@shared/games/index';
import { makePlayer, playerRandom, type Player, type Seating } from '@shared/players/index';
import { boxOf } from '@shared/games/testing/boxes';
import type { EndReason, Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { copyInto, makeTable, type Table } from '@shared/table/table';
import type { Contest, Contestant } from './contests';
import { fixedRulePlayer } from './fixed-rule';

/** How one deal went, played once from each seat, or once. */
export interface PlayedDeal {
  /** What is counted, in each of the matches: the first player's share of first places, or an end by tiles. */
  readonly counted: readonly number[];
  readonly stars: readonly number[];
  /** Milliseconds of every answer, by player. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
}

/** Players whose answers are timed. */
const TIMED: readonly Contestant[] = ['skilled', 'master'];

/** Plays deal number `deal` of a contest once from each seat; once where only how it ends is counted. */
export function playDeal({ game, options, players, counts }: Contest, deal: number): PlayedDeal {
  const seed = `strength:${deal}`;
  const seating = seatingFor(game, options, players.length, seed);
  const { rules } = seating;
  const shown = makeTable(rules.layout);
  const seated = players.map((name) => sitDown(name, seating, shown));
  const [counted, stars]: [number[], number[]] = [[], []];
  const answers: Record<string, number[]> = {};
  const seats = players.length;
  for (let rotation = 0; rotation < (counts === 'wins' ? seats : 1); rotation += 1) {
    const playerAt = (seat: number): Player => seated[(seat + rotation) % seats]!;
    const match = playMatch(rules, seed, playerAt, { answers, shown });
    const seat = (seats - rotation) % seats;
    const { places, scores, reason } = rules.result(match);
    counted.push(counts === 'wins' ? shareOfFirst(places, seat) : isByTiles(reason));
    stars.push(scores[seat]!);
  }
  return { counted, stars, answers };
}

function seatingFor(game: string, options: Contest['options'], seats: number, seed: string): Seating {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`There is no game ${game}.`);
  const cards = boxOf(entry);
  const settled = entry.settle?.(options, seed, cards) ?? options;
  const prepared = entry.prepare({ cards, box: entry.box, seats, options: settled });
  if (!prepared.ok) throw new Error(`${game} cannot be set up.`);
  return { rules: prepared.rules, cards, options: prepared.options };
}

const isByTiles = (reason: EndReason): number => (reason === 'tiles' ? 1 : 0);

function shareOfFirst(places: readonly number[], seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** @param shown where the whole table lies before every decision, for whoever is shown all cards */
function sitDown(name: Contestant, seating: Seating, shown: Table): Player {
  if (name === 'fixed-rule') return fixedRulePlayer(seating);
  if (name !== 'all-seeing') return makePlayer(name, seating);
  const rules: Rules = { ...seating.rules, sampler: () => ({ fill: (into) => copyInto(into, shown) }) };
  return { ...makePlayer('skilled', { ...seating, rules }), name };
}

/** What is kept of a match beside its result. */
interface Keeping {
  readonly answers: Record<string, number[]>;
  readonly shown: Table;
}

function playMatch(
  rules: Rules,
  seed: string,
  playerAt: (seat: number) => Player,
  { answers, shown }: Keeping,
): Table {
  const match = startMatch(rules, seed);
  const random = Array.from({ length: rules.layout.seats }, (_, seat) => playerRandom(`${seed}/${seat}`));
  while (match.decision !== null) {
    const { seat } = match.decision;
    const player = playerAt(seat);
    copyInto(shown, match.table);
    const began = performance.now();
    const pick = player.decide(seenBy(match.table, seat), match.decision, { rng: random[seat]! });
    if (TIMED.some((name) => name === player.name)) {
      (answers[player.name] ??= []).push(performance.now() - began);
    }
    const refusal = takePick(match, pick);
    if (refusal !== null) throw new Error(`${player.name} was refused: ${refusal}.`);
  }
  return match.table;
}
