import type { MatchView, WireMessage } from '@shared/contract/view';
import { scoredIn } from '../new-match/games';
import { gameTable, type GameTable } from '../table/model/games';
import { counterOf } from '../table/model/seating';
import { turningPoint } from './chart';
import { questOf, verdictOf } from './verdict';

/** What there is to say about a finished match. */
export interface Outcome {
  /** The seats in the first place; none when a quest was lost. */
  readonly winners: readonly number[];
  /** Seats by place, the first one first. */
  readonly ranking: readonly { readonly seat: number; readonly place: number; readonly stars: number }[];
  /** The round, or set, in which the lead changed for good, or null. */
  readonly turn: number | null;
  /** Why it ended so, and when it was decided; of a quest its name, since its own panel tells the rest. */
  readonly reasons: readonly WireMessage[];
  /** What the match counts its course in. */
  readonly counts: GameTable['counts'];
  /** The stars a quest asks for; null in other games. */
  readonly goal: number | null;
}

type Ranking = Outcome['ranking'];

/** The outcome of a match; null while it is still being played. */
export function outcomeOf(view: MatchView): Outcome | null {
  const verdict = verdictOf(view);
  if (!view.result || verdict === null) return null;
  const { scores, places } = view.result;
  const ranking = places
    .map((place, seat) => ({ seat, place, stars: scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const { winners } = verdict;
  const { counts } = gameTable(view);
  const [winner] = winners;
  const quest = questOf(view);
  const alone = quest === null && winners.length === 1 && winner !== undefined;
  const turn = alone ? turningPoint(view.history, winner) : null;
  const goal = quest === null ? null : counterOf(view, 'target');
  return {
    winners,
    ranking,
    turn,
    counts,
    goal,
    reasons: quest === null ? reasonsOf(view, ranking, turn, counts) : [{ key: `quests.name.${quest}` }],
  };
}

function reasonsOf(
  view: MatchView,
  ranking: Ranking,
  turn: number | null,
  counts: GameTable['counts'],
): readonly WireMessage[] {
  return scoredIn(view.game) === 'points'
    ? [...whyOver(view), ...festivalReasons(view, ranking)]
    : battleReasons(view, ranking, turn, counts);
}

/** What brought the end, where it does not come by itself. */
function whyOver({ result, log, seats }: MatchView): readonly WireMessage[] {
  if (result?.reason === 'tiles') {
    const count = log.filter(({ key }) => key === 'log.kokopelli.end-tile').length;
    return [{ key: 'end.why.tiles', values: { count } }];
  }
  const seat = log.find(({ key }) => key === 'log.kokopelli.end-deck')?.seat;
  const name = seat === undefined ? undefined : seats[seat]?.name;
  return name === undefined ? [] : [{ key: 'end.why.deck', values: { name } }];
}

/** By how much a match of Kokopelli was won, and what decided between equal points (KO-12). */
function festivalReasons(view: MatchView, [first, second]: Ranking): readonly WireMessage[] {
  if (!first || !second) return [];
  const points = first.stars;
  const ahead = points - second.stars;
  if (ahead > 0) return [{ key: 'end.aheadPoints', values: { points, ahead } }];
  const left = ({ seat }: Ranking[number]): number => view.zones[`deck:${seat}`]?.cards.length ?? 0;
  const name = view.seats[second.seat]?.name ?? '';
  const key = left(first) < left(second) ? 'end.levelPile' : 'end.levelTurn';
  return [{ key, values: { points, name } }];
}

function battleReasons(
  view: MatchView,
  ranking: Ranking,
  turn: number | null,
  counts: GameTable['counts'],
): readonly WireMessage[] {
  const [first, second] = ranking;
  if (!first) return [];
  const { stars } = first;
  if (second?.place === first.place) return [{ key: 'end.tied', values: { stars, n: stars } }];
  const ahead = stars - (second?.stars ?? 0);
  const margin: WireMessage =
    ahead > 0
      ? { key: 'end.ahead', values: { stars, ahead } }
      : { key: 'end.level', values: { stars, name: view.seats[second?.seat ?? 0]?.name ?? '' } };
  const inSets = counts === 'set';
  if (turn !== null) {
    return [margin, { key: inSets ? 'end.turnedSet' : 'end.turned', values: { round: turn } }];
  }
  if (ahead > 0 && view.history.length > 2) {
    return [margin, { key: inSets ? 'end.straightSet' : 'end.straight' }];
  }
  return [margin];
}
