import { isForced, type Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import type { Sampler } from '@shared/table/sample';
import { asReadable, type SeenTable } from '@shared/table/seen';
import { makeTable, type Table } from '@shared/table/table';
import { Suggestions, type Mind } from '../mind';
import type { Candidate, Thought, ThinkTools } from '../player';
import { QuickRandom } from '../player-random';
import { shareOfFirst, worthOfChances } from '../standing';
import { SearchNode } from './node';
import { PickKeys } from './pick-keys';

/** How much what was tried seldom is preferred. Set by playing values against each other. */
const CURIOSITY = 1;
/** How much of a pick's prior is the same for all, whatever the rule of thumb says. */
const OPEN_MIND = 0.15;
/** How much worse than the others a pick is taken to be that was never tried. */
const UNTRIED = 0.03;
/** Tries between two looks at the clock, the signal, and whether the result can still change. */
const LOOK_UP = 16;
/** The share of all tries that a pick gets at least which is to be compared. */
const COMPARED = 0.08;

/** A first pick, with what a person wants to know of it. */
interface RootPick {
  readonly pick: readonly number[];
  /** Its position among the suggestions. */
  readonly at: number;
  readonly node: SearchNode;
  readonly compared: boolean;
  won: number;
  stars: number;
}

/** One pick on the way down the tree. */
interface Stride {
  parent: SearchNode;
  child: SearchNode;
  seat: number;
}

/**
 * Looks for the best pick by trying matches out (determinized Monte Carlo tree search over information sets,
 * seen by one observer: Cowling, Powley and Whitehouse 2012). Each try fills in what the seat cannot see,
 * follows the tree, adds one pick to it and plays on by rule of thumb to the end, or as far as the end can be
 * foreseen. Every seat picks what is
 * best for itself (max^n). Which picks are tried first is what the rule of thumb thinks of them (PUCT).
 */
export class Search {
  private readonly table: Table;
  private readonly sampler: Sampler;
  private readonly chance: QuickRandom;
  private readonly keys: PickKeys;
  private readonly root = new SearchNode(0);
  private readonly rootPicks: RootPick[] = [];
  private readonly rootSuggestions = new Suggestions();
  private readonly suggestions = new Suggestions();
  /** The way down of the try that is followed: its first `depth` strides. Strides are used again and again. */
  private readonly path: Stride[] = [];
  private depth = 0;
  /** What is offered at the node looked at last, by position among the suggestions. */
  private readonly offered: SearchNode[] = [];
  private readonly values: Float64Array;
  /** Chances of the first place and points by seat, of the match tried out last. */
  private readonly chances: Float64Array;
  private readonly points: Float64Array;
  private tries = 0;

  constructor(
    private readonly rules: Rules,
    private readonly mind: Mind,
    view: SeenTable,
    private readonly decision: Decision,
    private readonly tools: ThinkTools,
  ) {
    this.table = makeTable(rules.layout);
    this.sampler = rules.sampler(view);
    this.chance = new QuickRandom(tools.rng);
    this.keys = new PickKeys(rules);
    this.values = new Float64Array(rules.layout.seats);
    this.chances = new Float64Array(rules.layout.seats);
    this.points = new Float64Array(rules.layout.seats);
    const seen = asReadable(view);
    mind.suggest(seen, decision, this.rootSuggestions);
    for (const pick of tools.consider ?? []) this.rootSuggestions.add(pick, 0);
    this.findRootPicks(seen);
  }

  /** Tries out as much as the budget allows. */
  run(): Thought {
    const { iterations } = this.tools.budget;
    const stop = this.stopper();
    while (this.tries < iterations && this.rootPicks.length > 1) {
      if (this.tries % LOOK_UP === 0 && (stop() || this.isDecided(iterations - this.tries))) break;
      this.tryOut();
      this.tries += 1;
    }
    return this.thought();
  }

  private stopper(): () => boolean {
    const { signal, now, budget } = this.tools;
    const { milliseconds } = budget;
    if (now === undefined || milliseconds === undefined) return () => signal?.aborted === true;
    const end = now() + milliseconds;
    return () => signal?.aborted === true || now() >= end;
  }

  private findRootPicks(seen: LaidOut): void {
    const { picks, count } = this.rootSuggestions;
    const compared = new Set(
      (this.tools.consider ?? []).map((pick) => this.keys.of(seen, pick, this.decision.ordered)),
    );
    for (let index = 0; index < count; index += 1) {
      const pick = picks[index] ?? [];
      const key = this.keys.of(seen, pick, this.decision.ordered);
      const node = this.root.child(key);
      if (this.rootPicks.some((other) => other.node === node)) continue;
      this.rootPicks.push({
        pick: [...pick],
        at: index,
        node,
        compared: compared.has(key),
        won: 0,
        stars: 0,
      });
    }
  }

  /** Whether the pick tried most will stay so whatever the other tries bring. */
  private isDecided(left: number): boolean {
    if (this.tools.consider !== undefined) return false;
    let [most, second] = [0, 0];
    for (const { node } of this.rootPicks) {
      if (node.visits > most) [most, second] = [node.visits, most];
      else if (node.visits > second) second = node.visits;
    }
    return most - second > left;
  }

  private tryOut(): void {
    const { table, rules, root } = this;
    this.sampler.fill(table, this.chance);
    this.depth = 0;
    let node = root;
    let decision: Decision | null = this.decision;
    while (decision !== null) {
      const suggestions: Suggestions = node === root ? this.rootSuggestions : this.suggestions;
      if (node !== root) this.mind.suggest(table, decision, suggestions);
      const chosen = this.select(node, decision, suggestions);
      const child = this.offered[chosen];
      if (child === undefined) throw new Error('Nothing was suggested.');
      rules.apply(table, decision, suggestions.picks[chosen] ?? []);
      this.goDown(node, child, decision.seat);
      if (child.visits === 0) break;
      node = child;
      decision = this.nextDecision();
    }
    this.playOut();
    this.learn();
  }

  private goDown(parent: SearchNode, child: SearchNode, seat: number): void {
    const stride = this.path[this.depth];
    this.depth += 1;
    if (stride === undefined) {
      this.path.push({ parent, child, seat });
      return;
    }
    stride.parent = parent;
    stride.child = child;
    stride.seat = seat;
  }

  /** Goes on by rule of thumb and notes what the match comes to. */
  private playOut(): void {
    const { mind, table, values, chances, points } = this;
    if (mind.foresight !== undefined && !mind.foresight.playOn(table)) {
      mind.foresight.foresee(table, chances, points);
      worthOfChances(chances, points, values);
      return;
    }
    mind.playOut(table, this.chance);
    const result = this.rules.result(table);
    mind.value(table, result, values);
    for (let seat = 0; seat < points.length; seat += 1) {
      chances[seat] = shareOfFirst(result, seat);
      points[seat] = result.scores[seat] ?? 0;
    }
  }

  /** Goes on to the next decision that somebody must be asked. */
  private nextDecision(): Decision | null {
    const { rules, table } = this;
    let decision = rules.decide(table);
    while (decision !== null && isForced(decision)) {
      rules.apply(table, decision, decision.options);
      decision = rules.decide(table);
    }
    return decision;
  }

  /** The position of the suggestion to follow: promising, or not tried enough for how likely it seemed. */
  private select(node: SearchNode, decision: Decision, asked: Suggestions): number {
    const { picks, gains, count } = asked;
    if (node === this.root) {
      const behind = this.leastCompared();
      if (behind !== null) {
        this.offered[behind.at] = behind.node;
        return behind.at;
      }
    }
    let top = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index += 1) top = Math.max(top, gains[index] ?? 0);
    let sum = 0;
    let kinds = 0;
    for (let index = 0; index < count; index += 1) {
      const child = node.child(this.keys.of(this.table, picks[index] ?? [], decision.ordered));
      this.offered[index] = child;
      if (child.offered === this.tries) continue;
      child.offered = this.tries;
      child.available += 1;
      child.prior = Math.exp(((gains[index] ?? 0) - top) / this.mind.temperature);
      sum += child.prior;
      kinds += 1;
    }
    const fresh = node.answers > 0 ? node.answersWorth / node.answers - UNTRIED : 0.5;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index += 1) {
      const child = this.offered[index];
      if (child === undefined) continue;
      const { visits } = child;
      const prior = (1 - OPEN_MIND) * (child.prior / sum) + OPEN_MIND / kinds;
      const known = visits > 0 ? child.worth / visits : fresh;
      const promise = known + (CURIOSITY * prior * Math.sqrt(child.available)) / (1 + visits);
      if (promise > most) [best, most] = [index, promise];
    }
    return best;
  }

  /** A first pick that is to be compared and falls behind its share, or null. */
  private leastCompared(): RootPick | null {
    for (let index = 0; index < this.rootPicks.length; index += 1) {
      const first = this.rootPicks[index];
      if (first?.compared === true && first.node.visits < COMPARED * this.tries) return first;
    }
    return null;
  }

  private learn(): void {
    const { path, values } = this;
    for (let index = 0; index < this.depth; index += 1) {
      const stride = path[index];
      if (stride === undefined) continue;
      const { parent, child, seat } = stride;
      const worth = values[seat] ?? 0;
      child.visits += 1;
      child.worth += worth;
      parent.answers += 1;
      parent.answersWorth += worth;
    }
    const [first] = path;
    const picked = this.rootPicks.find(({ node }) => node === first?.child);
    if (picked === undefined) return;
    picked.won += this.chances[this.decision.seat] ?? 0;
    picked.stars += this.points[this.decision.seat] ?? 0;
  }

  private thought(): Thought {
    const ranked = [...this.rootPicks].sort(
      (a, b) => b.node.visits - a.node.visits || b.node.worth - a.node.worth,
    );
    const candidates = ranked.map(({ pick, node, won, stars }): Candidate => {
      const visits = Math.max(1, node.visits);
      return { pick, visits: node.visits, chance: won / visits, stars: stars / visits };
    });
    return { pick: candidates[0]?.pick ?? [], candidates, iterations: this.tries };
  }
}
