import type { MatchView } from '@shared/contract/view';
import type { TableEvent } from '@shared/table/events';
import { zoneName } from '@shared/table/layout';
import type { Match, TakenPick } from '@shared/table/match';
import { logLines, type LogLine } from '@shared/table/view-events';
import { gaveAway } from './undo-rules';

type BestAttack = NonNullable<MatchView['best']>;

/** An attack that is under way: the card that was played, until the next one is. */
interface Attack {
  readonly seat: number;
  readonly round: number;
  readonly card: string;
  readonly enemies: string[];
  /** Cards the attacker discarded from the hand for it. */
  discarded: number;
  readonly scoreBefore: number;
}

/** What can be told about a match afterwards: its log, the points by round, the best attack. */
export class Story {
  readonly log: LogLine[] = [];
  /** Points by seat after the set-up and after each finished round. */
  readonly points: number[][] = [];
  best: BestAttack | null = null;
  /** The latest pick that showed somebody a hidden card or shuffled; 0 is the set-up. */
  lastGivenAway = 0;
  /** The round in which the latest recorded pick was made. */
  roundBefore = 1;
  #round = 1;
  #attack: Attack | null = null;
  #scores: readonly number[] = [];

  follow(match: Match, events: readonly TableEvent[], taken: TakenPick | null): void {
    if (taken?.forced !== true) this.roundBefore = this.#round;
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
    const counter = match.rules.layout.counters.indexOf('round');
    for (const happened of events) {
      if (happened.type !== 'counted' || happened.counter !== counter) continue;
      for (; this.#round < happened.value; this.#round += 1) {
        this.points.push([...match.rules.scores(match.table)]);
      }
    }
  }

  #followPick(match: Match, events: readonly TableEvent[], { decision, pick }: TakenPick): void {
    const { seat } = decision;
    if (decision.kind === 'play') {
      const card = pick[0] === undefined ? undefined : match.rules.faces[pick[0]];
      const scoreBefore = this.#scores[seat] ?? 0;
      this.#attack =
        card === undefined
          ? null
          : { seat, round: this.#round, card, enemies: [], discarded: 0, scoreBefore };
    }
    this.#scores = match.rules.scores(match.table);
    if (this.#attack === null) return;
    if (decision.kind === 'discard-hand') this.#attack.discarded += pick.length;
    this.#followAttack(match, events, this.#attack);
  }

  #followAttack(match: Match, events: readonly TableEvent[], attack: Attack): void {
    const { layout, faces } = match.rules;
    for (const happened of events) {
      if (happened.type !== 'moved' || zoneName(layout, happened.to) !== `won:${attack.seat}`) continue;
      attack.enemies.push(faces[happened.card] ?? '');
    }
    const stars = (this.#scores[attack.seat] ?? 0) - attack.scoreBefore;
    if (attack.enemies.length === 0 || stars <= (this.best?.stars ?? 0)) return;
    const { seat, round, card, discarded, enemies } = attack;
    this.best = { seat, round, card, discarded, enemies: [...enemies], stars };
  }
}
