import type { Decision } from '@shared/table/decision';
import { asReadable, type SeenTable } from '@shared/table/seen';
import { Suggestions, type Mind } from './mind';
import type { Player, PlayerTools } from './player';

/** A pick that gains so many stars less than the best one is not absurd; nor one that gives up so many more. */
const TOLERANCE = 4;
const LOSS_TOLERANCE = 2;

/** Picks at random among what makes sense: where something can be gained, it gains something. */
export function beginnerPlayer(mind: Mind): Player {
  const suggestions = new Suggestions();
  return {
    name: 'beginner',
    decide: (view, decision, tools) => choose(mind, suggestions, view, decision, tools),
  };
}

function choose(
  mind: Mind,
  suggestions: Suggestions,
  view: SeenTable,
  decision: Decision,
  { rng }: PlayerTools,
): readonly number[] {
  mind.suggest(asReadable(view), decision, suggestions);
  const { picks, gains, plain, count } = suggestions;
  const all = Array.from({ length: count }, (_, index) => index);
  const seen = all.filter((index) => plain[index] === true);
  const open = seen.length > 0 ? seen : all;
  const best = Math.max(...open.map((index) => gains[index] ?? 0));
  const sensible = open.filter((index) => {
    const gain = gains[index] ?? 0;
    return best > 0 ? gain > 0 && gain >= best - TOLERANCE : gain >= best - LOSS_TOLERANCE;
  });
  return [...(picks[sensible[rng.below(sensible.length)] ?? 0] ?? [])];
}
