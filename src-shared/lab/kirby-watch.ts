import { optionCode } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import type { Match, TakenPick } from '@shared/table/match';
import { topCard, zoneOf } from '@shared/table/table';
import type { Watcher } from './play';

/** The first time a Kirby card could be taken. */
export interface FirstChance {
  readonly seat: number;
  /** What was picked before. */
  readonly before: readonly (readonly number[])[];
  /** The pick that takes it; null where the match takes it by itself, because nothing else is possible. */
  readonly take: readonly number[] | null;
  /** Whether it was taken. */
  readonly taken: boolean;
}

/** Watches what becomes of one Kirby card in one match. */
export class KirbyWatch implements Watcher {
  /** Times it could be taken, and was. */
  offered = 0;
  taken = 0;
  /** Times it was in a hand at a turn's beginning after it was taken, once for each time; and was then played. */
  held = 0;
  played = 0;
  /** Stars of the turns from its being played on. */
  stars = 0;
  first: FirstChance | null = null;

  private readonly hands: readonly number[];
  private readonly normalDeck: number;
  private readonly drawNormal: number | null;
  private readonly picks: (readonly number[])[] = [];
  private zone = -1;
  private onTop = false;
  private heldNow = false;
  /** The seat that has played it in this turn, and its stars before. */
  private turn: { readonly seat: number; readonly before: number } | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly slot: number,
  ) {
    const { layout, acts } = rules;
    this.hands = Array.from({ length: layout.seats }, (_, seat) => zoneNumber(layout, `hand:${seat}`));
    this.normalDeck = zoneNumber(layout, 'deck:normal');
    this.drawNormal = optionCode(layout, acts, 'draw-normal');
  }

  begin(match: Match): void {
    this.look(match);
  }

  picked(match: Match, { decision, pick, forced }: TakenPick): void {
    const { seat, kind, options } = decision;
    const before = this.zone;
    const couldBeDrawn = this.onTop;
    this.look(match);
    if (kind === 'play') this.turnGoesOn(match, seat, before, pick);
    else if (kind === 'get' || kind === 'get-after') {
      this.closeTurn(match);
      const took = this.zone !== before && this.hands.includes(this.zone);
      const take = this.takeOf(options, couldBeDrawn);
      if (take !== null || took) this.offered += 1;
      if (took) {
        this.taken += 1;
        this.heldNow = false;
      }
      if (take !== null) {
        this.first ??= { seat, before: [...this.picks], take: forced ? null : [take], taken: took };
      }
    }
    if (!forced) this.picks.push(pick);
  }

  private takeOf(options: readonly number[], couldBeDrawn: boolean): number | null {
    if (options.includes(this.slot)) return this.slot;
    const draw = this.drawNormal;
    return couldBeDrawn && draw !== null && options.includes(draw) ? draw : null;
  }

  private turnGoesOn(match: Match, seat: number, before: number, pick: readonly number[]): void {
    if (before !== this.hands[seat]) return;
    if (!this.heldNow) {
      this.heldNow = true;
      this.held += 1;
    }
    if (pick[0] !== this.slot) return;
    this.played += 1;
    this.turn = { seat, before: this.scoreOf(match, seat) };
  }

  private closeTurn(match: Match): void {
    if (this.turn === null) return;
    const { seat, before } = this.turn;
    this.stars += this.scoreOf(match, seat) - before;
    this.turn = null;
  }

  private look({ table }: Match): void {
    this.zone = zoneOf(table, this.slot);
    this.onTop = topCard(table, this.normalDeck) === this.slot;
  }

  private scoreOf({ table }: Match, seat: number): number {
    return this.rules.scores(table)[seat] ?? 0;
  }
}
