import { isForced, type Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import type { Table } from '@shared/table/table';

/** Somebody who writes into `pick` what a rule of thumb would pick. */
export interface Chooses {
  choose(table: LaidOut, decision: Decision, pick: number[]): void;
}

/** Takes a table to its end: every seat picks by the same rule of thumb. */
export function playOut(rules: Rules, thumb: Chooses, table: Table, pick: number[]): void {
  for (let decision = rules.decide(table); decision !== null; decision = rules.decide(table)) {
    if (isForced(decision)) rules.apply(table, decision, decision.options);
    else {
      thumb.choose(table, decision, pick);
      rules.apply(table, decision, pick);
    }
  }
}
