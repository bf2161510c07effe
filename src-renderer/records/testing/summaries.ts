import type { MatchSummary } from '@shared/contract/view';

interface Wanted {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly updated: Date;
  readonly quest?: number;
  readonly practice?: boolean;
  readonly places?: readonly number[];
  readonly scores?: readonly number[];
}

/** A finished match as the main process lists it; the first seat wins unless places say otherwise. */
export function summaryOf({
  id,
  game,
  names,
  updated,
  quest,
  practice = false,
  ...won
}: Wanted): MatchSummary {
  const scores = [...(won.scores ?? names.map((_, seat) => 20 - seat))];
  const places = [...(won.places ?? names.map((_, seat) => seat + 1))];
  return {
    id,
    game,
    seats: names.map((name, seat) => ({ name, player: seat === 0 ? 'human' : 'greedy', handicap: 0 })),
    round: 7,
    rounds: 7,
    scores,
    started: new Date(updated.getTime() - 900_000).toISOString(),
    updated: updated.toISOString(),
    finished: true,
    ...(quest === undefined ? {} : { quest }),
    result: { scores, places, reason: 'rounds' },
    practice,
    seed: `seed-${id}`,
    enemies: [],
    offer: [],
  };
}
