import type { Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import type { Match } from '@shared/table/match';
import { zoneOf } from '@shared/table/table';
import type { Arm } from './arm';
import { playMatch, type Watcher } from './play';

/** What is counted in each pair of matches of an enemy, in the order of the numbers. */
export const ENEMY = {
  beatable: 0,
  aimedAt: 1,
  lay: 2,
  fell: 3,
  stars: 4,
  otherLay: 5,
  otherStars: 6,
} as const;

/**
 * Plays one deal with the design and with an ordinary enemy of its life in its place.
 *
 * @returns counts by {@link ENEMY}; the last two are of the ordinary enemy
 */
export function playEnemyPair(design: Arm, ordinary: Arm, seed: string): readonly number[] {
  const { beatable, aimedAt, lay, fell } = watched(design, seed);
  const other = watched(ordinary, seed);
  return [beatable, aimedAt, lay, fell, fell * pointsOf(design), other.lay, other.fell * pointsOf(ordinary)];
}

function watched(arm: Arm, seed: string): EnemyWatch {
  const watch = new EnemyWatch(arm.rules, arm.slot);
  playMatch(arm, seed, watch);
  return watch;
}

const pointsOf = ({ card }: Arm): number => (card.type === 'enemy' ? card.points : 0);

/** Watches what becomes of one enemy in one match. */
class EnemyWatch implements Watcher {
  /** Times it could be attacked with success. */
  beatable = 0;
  /** Of these, the times it was. */
  aimedAt = 0;
  /** Times it came to lie on the table. */
  lay = 0;
  /** Times it was defeated. */
  fell = 0;
  private readonly table: number;
  private readonly won: readonly number[];
  private zone = -1;

  constructor(
    private readonly rules: Rules,
    private readonly slot: number,
  ) {
    const { layout } = rules;
    this.table = zoneNumber(layout, 'table:enemy');
    this.won = Array.from({ length: layout.seats }, (_, seat) => zoneNumber(layout, `won:${seat}`));
  }

  begin(match: Match): void {
    this.look(match);
  }

  asked({ table }: Match, decision: Decision): void {
    if (decision.kind !== 'target' || !decision.options.includes(this.slot)) return;
    const { previews } = this.rules.describe(table, decision);
    if (previews.get(this.slot)?.succeeds === true) this.beatable += 1;
  }

  picked(match: Match): void {
    this.look(match);
  }

  private look({ table }: Match): void {
    const before = this.zone;
    this.zone = zoneOf(table, this.slot);
    if (this.zone === before) return;
    if (this.zone === this.table) this.lay += 1;
    if (!this.won.includes(this.zone)) return;
    this.fell += 1;
    // It falls only where it was aimed at.
    this.aimedAt += 1;
  }
}
