import { PLAIN_RULE } from '@shared/ceremonies';
import { COUNTER, PHASE, phaseOf } from '@shared/games/kokopelli/counters';
import { ACT } from '@shared/games/kokopelli/setting';
import { zoneNumber } from '@shared/table/layout';
import { cardAt, copyTable, counter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import type { CeremonyArm, PickWatcher } from './ceremony-arm';

/** The first moment in which somebody could open a ceremony. */
export interface FirstOpening {
  readonly seat: number;
  /** The card that can be opened. */
  readonly card: number;
  /** The table as it lay when that seat was asked what to do. */
  readonly table: Table;
}

/** What a running ceremony gives points for, and how many of them the rules give without it. */
const GIVEN_ANYWAY: Readonly<Record<string, number>> = {
  'log.kokopelli.acts.laid': 0,
  'log.kokopelli.acts.completed': 0,
  'log.kokopelli.acts.open': 0,
  'log.kokopelli.acts.empty-points': PLAIN_RULE.emptyPoints,
};

/** Watches what becomes of one type of ceremony in one match. */
export class CeremonyWatch implements PickWatcher {
  /** Turns in which a seat could open it, and did. */
  could = 0;
  opened = 0;
  /** Times it ran, and was completed. */
  ran = 0;
  completed = 0;
  /** Points it gave the owners of its villages, beyond what the rules give. */
  points = 0;
  first: FirstOpening | null = null;

  private readonly spaces: readonly number[];
  private readonly hand: number;
  private readonly isRunning: boolean[] = [];
  private phase: number = PHASE.action;
  /** The turn that was counted last, and whether it was opened in it. */
  private turn = -1;
  private openedNow = false;
  private isCancelling = false;

  constructor(private readonly arm: CeremonyArm) {
    const { layout } = arm.rules;
    this.hand = zoneNumber(layout, 'hand:0');
    this.spaces = layout.zones.flatMap(({ name }, zone) => (name.startsWith('village:') ? [zone] : []));
  }

  before(table: Table, [act]: readonly number[]): void {
    this.phase = phaseOf(table);
    if (this.phase !== PHASE.action) return;
    this.isCancelling = act === ACT.cancel;
    this.lookAtHand(table);
  }

  after(table: Table): void {
    this.listen(table);
    if (this.phase === PHASE.space) this.lookAtVillages(table);
  }

  /** Whether the seat that is asked could open it. */
  private lookAtHand(table: Table): void {
    const seat = counter(table, COUNTER.seat);
    const card = zoneCards(table, this.hand + seat).find((held) => this.arm.isOne[held] === 1);
    if (card === undefined || !this.mayOpen(table, card)) return;
    const turn = counter(table, COUNTER.round) * this.arm.rules.layout.seats + seat;
    if (turn !== this.turn) {
      this.turn = turn;
      this.openedNow = false;
      this.could += 1;
    }
    this.first ??= { seat, card, table: copyTable(table) };
  }

  private mayOpen(table: Table, card: number): boolean {
    const { rules } = this.arm;
    const decision = rules.decide(table);
    if (decision?.options.includes(ACT.open) !== true) return false;
    const trial = copyTable(table);
    rules.apply(trial, decision, [ACT.open]);
    return rules.decide(trial)?.options.includes(card) === true;
  }

  private lookAtVillages(table: Table): void {
    this.spaces.forEach((space, index) => {
      const before = this.isRunning[index] ?? false;
      const now = zoneSize(table, space) > 0 && this.arm.isOne[cardAt(table, space, 0)] === 1;
      this.isRunning[index] = now;
      if (now && !before) this.begins();
      if (before && !now && !this.isCancelling) this.completed += 1;
    });
  }

  private begins(): void {
    this.ran += 1;
    if (!this.openedNow) this.opened += 1;
    this.openedNow = true;
  }

  /** Adds up the points that were said to come from it. */
  private listen({ events }: Table): void {
    if (events === null) return;
    for (const event of events) {
      if (event.type !== 'said' || event.card === undefined || this.arm.isOne[event.card] !== 1) continue;
      const anyway = GIVEN_ANYWAY[event.key];
      if (anyway !== undefined) this.points += Number(event.values?.['n']) - anyway;
    }
    events.length = 0;
  }
}
