import type { Decision } from '@shared/table/decision';
import type { DecisionDetails } from '@shared/table/game';
import type { Table } from '@shared/table/table';
import type { Setting } from './setting';

/** What the seat that is asked needs in order to choose: the question, what picks would do, what is barred. */
export function describe(_setting: Setting, _table: Table, decision: Decision): DecisionDetails {
  return { prompt: { key: `prompts.kokopelli.${decision.kind}` }, previews: new Map(), barred: new Map() };
}
