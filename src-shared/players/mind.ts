import type { Decision } from '@shared/table/decision';
import type { Result } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import type { Chance } from '@shared/table/sample';
import type { Table } from '@shared/table/table';

/**
 * What players know of a game beside its rules: how to play it by rule of thumb, what is worth a try, and
 * what an end is worth. Everything that chooses reads only what the seat that is asked may see, so it
 * answers alike on that seat's view and on a table filled in.
 */
export interface Mind {
  /** The pick of the rule of thumb. The array holds only until the next choice. */
  choose(table: LaidOut, decision: Decision): readonly number[];
  /** Lists picks worth a try, with what each gains by rule of thumb. At least one. */
  suggest(table: LaidOut, decision: Decision, into: Suggestions): void;
  /** Takes a table to its end by rule of thumb. */
  playOut(table: Table, chance: Chance): void;
  /** Writes what a finished match is worth to each seat, from 0 to 1, by seat. */
  value(table: LaidOut, result: Result, values: Float64Array): void;
  /** For games whose ends are far: how to stop trying out before them. */
  readonly foresight?: Foresight;
  /** Stars of gain that make one pick about e times as likely to be tried first as another. */
  readonly temperature: number;
}

/** What a player that searches may do instead of playing a match out to its end. */
export interface Foresight {
  /** Takes a table on by rule of thumb, to its end or so far that the end can be foreseen; true at its end. */
  playOn(table: Table): boolean;
  /** Writes each seat's chance of the first place, which add up to 1, and its points at the end, about. */
  foresee(table: LaidOut, chances: Float64Array, points: Float64Array): void;
}

/** Picks worth a try. One list serves many decisions, so that thinking makes little that is new. */
export class Suggestions {
  count = 0;
  readonly picks: number[][] = [];
  readonly gains: number[] = [];
  /** Whether a beginner would see what each is good for. */
  readonly plain: boolean[] = [];

  clear(): void {
    this.count = 0;
  }

  /** Adds a pick and what it gains, in stars. The pick is copied. */
  add(pick: readonly number[], gain: number, plain = true): void {
    const copy = this.next(gain, plain);
    this.fit(copy, pick.length);
    for (let index = 0; index < pick.length; index += 1) copy[index] = pick[index] ?? 0;
  }

  /** Adds a pick of one option. */
  addOne(option: number, gain: number, plain = true): void {
    const copy = this.next(gain, plain);
    this.fit(copy, 1);
    copy[0] = option;
  }

  /** To set a length costs even where it is the same already. */
  private fit(pick: number[], length: number): void {
    if (pick.length !== length) pick.length = length;
  }

  private next(gain: number, plain: boolean): number[] {
    const at = this.count;
    const pick = this.picks[at] ?? [];
    this.picks[at] = pick;
    this.gains[at] = gain;
    this.plain[at] = plain;
    this.count = at + 1;
    return pick;
  }
}
