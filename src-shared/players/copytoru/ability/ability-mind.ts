import type { Rules } from '@shared/table/game';
import type { Decision } from '@shared/table/decision';
import type { LaidOut } from '@shared/table/layout';
import type { Table } from '@shared/table/table';
import type { Mind, Suggestions } from '../../mind';
import { playOut } from '../../play-out';
import type { Board } from './board';
import type { ModeEyes } from './situation';
import { suggest } from './suggest';
import { Thumb } from './thumb';

/** What a mode in which abilities count adds to the common rule of thumb. */
export interface AbilityMode {
  readonly rules: Rules;
  readonly board: Board;
  readonly eyes: ModeEyes;
  /** Writes what a finished match is worth to each seat. */
  readonly value: (table: Table, values: Float64Array) => void;
}

/** Stars of gain that make one pick about e times as likely to be tried first as another. */
const TEMPERATURE = 1.5;

/** Knows Copy Ability Battle and Solo Battle. */
export class AbilityMind implements Mind {
  readonly temperature = TEMPERATURE;
  private readonly thumb: Thumb;
  private readonly pick: number[] = [];

  constructor(private readonly mode: AbilityMode) {
    this.thumb = new Thumb(mode.board, mode.eyes);
  }

  choose(table: LaidOut, decision: Decision, pick: number[]): void {
    this.thumb.choose(table, decision, pick);
  }

  suggest(table: LaidOut, decision: Decision, into: Suggestions): void {
    suggest(this.thumb, table, decision, into);
  }

  playOut(table: Table): void {
    playOut(this.mode.rules, this.thumb, table, this.pick);
  }

  value(table: Table, values: Float64Array): void {
    this.mode.value(table, values);
  }
}
