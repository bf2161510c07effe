import type { MatchView } from '@shared/contract/view';
import type { MovedEvent, TableEvent } from '@shared/table/events';
import { zoneName } from '@shared/table/layout';
import type { Match, TakenPick } from '@shared/table/match';
import { logLines, roundAfter, type LogLine } from '@shared/table/view-events';
import { gaveAway } from './undo-rules';

type BestAttack = NonNullable<MatchView['best']>;

/** An attack that is under way: the card that lies in front of its seat, until the next one does. */
interface Attack {
  readonly seat: number;
  readonly round: number;
  readonly card: string;
  readonly enemies: string[];
  /** Cards the attacker discarded from the hand for it. */
  discarded: number;
  readonly scoreBefore: number;
}

const PLAYED = 'played:';

/**
 * What can be told about a match afterwards: its log, the points by round, the best attack. A round is
 * whatever the game counts: rounds, turns of one who plays alone, sets of enemies.
 */
export class Story {
  readonly log: LogLine[] = [];
  /** Points by seat after the set-up and after each finished round. */
  readonly points: number[][] = [];
  /** The round in which each recorded pick was made, pick 1 first. */
  readonly pickRounds: number[] = [];
  best: BestAttack | null = null;
  /** Stars of each seat's best attack, by seat; a seat without one is absent. */
  readonly bestStars = new Map<number, number>();
  /** The latest pick that showed somebody a hidden card or shuffled; 0 is the set-up. */
  lastGivenAway = 0;
  /** The round in which the latest recorded pick was made. */
  roundBefore = 1;
  #round = 1;
  #attack: Attack | null = null;
  #scores: readonly number[] = [];

  /** The round that is played now. */
  get round(): number {
    return this.#round;
  }

  follow(match: Match, events: readonly TableEvent[], taken: TakenPick | null): void {
    if (taken?.forced !== true) this.roundBefore = this.#round;
    if (taken?.forced === false) this.pickRounds.push(this.#round);
    this.log.push(...logLines(events, match.rules, { pick: match.picks, round: this.#round }));
    if (gaveAway(match.rules.layout, events)) this.lastGivenAway = match.picks;
    if (taken === null) {
      this.#scores = match.rules.scores(match.table);
      this.points.push([...this.#scores]);
    } else this.#followPick(match, events, taken);
    this.#followRound(match, events);
  }

  /** Points by round, the last one included once the match is over. */
  history(match: Match): number[][] {
    if (match.decision !== null || this.points.length > this.#round) return this.points;
    return [...this.points, [...match.rules.scores(match.table)]];
  }

  #followRound(match: Match, events: readonly TableEvent[]): void {
    for (const happened of events) {
      const round = roundAfter(happened, match.rules, this.#round);
      for (; this.#round < round; this.#round += 1) {
        this.points.push([...match.rules.scores(match.table)]);
      }
    }
  }

  #followPick(match: Match, events: readonly TableEvent[], { decision, pick }: TakenPick): void {
    if (decision.kind === 'play') this.#attack = null;
    const scoresBefore = this.#scores;
    this.#scores = match.rules.scores(match.table);
    if (decision.kind === 'discard-hand' && this.#attack !== null) this.#attack.discarded += pick.length;
    for (const happened of events)
      if (happened.type === 'moved') this.#followMove(match, happened, scoresBefore);
    if (this.#attack !== null) this.#compare(this.#attack);
  }

  #followMove(match: Match, moved: MovedEvent, scoresBefore: readonly number[]): void {
    const { layout, faces } = match.rules;
    const to = zoneName(layout, moved.to);
    const card = faces[moved.card] ?? '';
    if (to.startsWith(PLAYED)) {
      const seat = Number(to.slice(PLAYED.length));
      const scoreBefore = scoresBefore[seat] ?? 0;
      this.#attack = { seat, round: this.#round, card, enemies: [], discarded: 0, scoreBefore };
    } else if (this.#attack !== null && to === `won:${this.#attack.seat}`) this.#attack.enemies.push(card);
  }

  #compare({ seat, round, card, discarded, enemies, scoreBefore }: Attack): void {
    const stars = (this.#scores[seat] ?? 0) - scoreBefore;
    if (enemies.length === 0) return;
    if (stars > (this.bestStars.get(seat) ?? 0)) this.bestStars.set(seat, stars);
    if (stars <= (this.best?.stars ?? 0)) return;
    this.best = { seat, round, card, discarded, enemies: [...enemies], stars };
  }
}
