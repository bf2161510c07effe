import { games } from '@shared/games/index';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { makePlayer, playerRandom, type Player, type Seating } from '@shared/players/index';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { copyInto, makeTable, type Table } from '@shared/table/table';
import type { Contest, Contestant } from './contests';
import { fixedRulePlayer } from './fixed-rule';

/** How one deal went, played once from each seat. */
export interface PlayedDeal {
  /** The first player's share of first places, in each of the matches. */
  readonly wins: readonly number[];
  readonly stars: readonly number[];
  /** Milliseconds of every answer, by player. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
}

/** Players whose answers are timed. */
const TIMED: readonly Contestant[] = ['skilled', 'master'];

/** Plays deal number `deal` of a contest once from each seat. */
export function playDeal({ game, options, players }: Contest, deal: number): PlayedDeal {
  const seats = players.length;
  const prepared = games.get(game)?.prepare({ cards: boxCards, box: BOX, seats, options });
  if (prepared === undefined || !prepared.ok) throw new Error(`${game} cannot be set up.`);
  const seating: Seating = { rules: prepared.rules, cards: boxCards, options: prepared.options };
  const shown = makeTable(prepared.rules.layout);
  const seated = players.map((name) => sitDown(name, seating, shown));
  const [wins, stars]: [number[], number[]] = [[], []];
  const answers: Record<string, number[]> = {};
  for (let rotation = 0; rotation < seats; rotation += 1) {
    const playerAt = (seat: number): Player => seated[(seat + rotation) % seats]!;
    const match = playMatch(prepared.rules, `strength:${deal}`, playerAt, { answers, shown });
    const seat = (seats - rotation) % seats;
    const { places, scores } = prepared.rules.result(match);
    const firsts = places.filter((place) => place === 1).length;
    wins.push(places[seat] === 1 ? 1 / firsts : 0);
    stars.push(scores[seat]!);
  }
  return { wins, stars, answers };
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
