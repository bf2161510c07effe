import { isForced, type Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import type { Table } from '@shared/table/table';

/** Somebody who knows what to pick, without thinking long. */
interface Chooses {
  choose(table: LaidOut, decision: Decision): readonly number[];
}

/** Takes a table to its end: every seat picks by the same rule of thumb. */
export function playOut(rules: Rules, thumb: Chooses, table: Table): void {
  for (let decision = rules.decide(table); decision !== null; decision = rules.decide(table)) {
    const pick = isForced(decision) ? decision.options : thumb.choose(table, decision);
    rules.apply(table, decision, pick);
  }
}
