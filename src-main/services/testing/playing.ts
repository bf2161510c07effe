import type { NewMatch } from '@shared/contract/calls';
import type { MatchView, PlayerName } from '@shared/contract/view';
import type { Chance } from '@shared/table/sample';
import type { Outcome } from '../outcome';
import type { TestMatches } from './services';

/** The value of an answer; a refusal fails the test with its key. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.refusal.key} ${JSON.stringify(outcome.refusal.values)}`);
  return outcome.value;
}

/** The key of a refusal; empty when nothing was refused. */
export const refusalOf = (outcome: Outcome<unknown>): string => (outcome.ok ? '' : outcome.refusal.key);

/** A match to begin, its seats named Seat 0, Seat 1, … */
export function newMatch(
  game: NewMatch['game'],
  players: readonly PlayerName[],
  seed: string,
  options: NewMatch['options'] = {},
): NewMatch {
  const seats = players.map((player, index) => ({ name: `Seat ${index}`, player, handicap: 0 }));
  return { game, seats, options, seed };
}

/** The first of what may be picked: one option, or none where none is needed and none is there. */
export function firstPick({ decision }: MatchView): string[] {
  if (decision === null) throw new Error('The match is over.');
  return decision.options.slice(0, Math.max(decision.min, Math.min(1, decision.max))).map(({ id }) => id);
}

/** Any legal pick. */
export function anyPick({ decision }: MatchView, random: Chance): string[] {
  if (decision === null) throw new Error('The match is over.');
  const left = decision.options.map(({ id }) => id);
  const count = decision.min + random.below(decision.max - decision.min + 1);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '');
}

/** Makes the next pick, whoever is asked: the curtain is lifted, a computer moves one step. */
export async function playOne(
  { matches }: TestMatches,
  id: string,
  choose: (view: MatchView) => string[] = firstPick,
): Promise<MatchView> {
  let view = valueOf(await matches.open(id));
  if (view.curtain !== null) {
    valueOf(await matches.ready(id, view.curtain.seat));
    view = valueOf(await matches.open(id));
  }
  if (view.decision?.mine === true) valueOf(await matches.pick(id, view.number, choose(view)));
  else valueOf(await matches.pace(id, 'step'));
  return valueOf(await matches.open(id));
}

/** Plays a match to its end, or until it looks as wanted. */
export async function playUntil(
  test: TestMatches,
  id: string,
  wanted: (view: MatchView) => boolean,
  choose?: (view: MatchView) => string[],
): Promise<MatchView> {
  let view = valueOf(await test.matches.open(id));
  for (let guard = 0; view.decision !== null && !wanted(view); guard += 1) {
    if (guard > 5000) throw new Error('The match does not end.');
    view = await playOne(test, id, choose);
  }
  return view;
}

/** Plays a match to its end. */
export const playToEnd = (
  test: TestMatches,
  id: string,
  choose?: (view: MatchView) => string[],
): Promise<MatchView> => playUntil(test, id, () => false, choose);
