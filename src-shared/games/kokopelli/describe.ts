import type { Decision } from '@shared/table/decision';
import type { DecisionDetails, Message } from '@shared/table/game';
import { counter, type Table } from '@shared/table/table';
import { barredFor } from './barred';
import { COUNTER } from './counters';
import { previewsFor } from './previews';
import { ACT, type Setting } from './setting';

/*
 * Keys of `prompts.json` under `kokopelli`: questions by decision, `notes` for previews, `reasons` why a card
 * cannot be picked. `{n}` decides singular and plural. Everybody reads the question: it never speaks of the
 * card that waits for its space.
 */

/** What the seat that is asked needs in order to choose: the question, what picks would do, what is barred. */
export const describe = (setting: Setting, table: Table, decision: Decision): DecisionDetails => ({
  prompt: promptFor(table, decision),
  previews: previewsFor(setting, table, decision),
  barred: barredFor(setting, table, decision),
});

function promptFor(table: Table, { kind, options, min }: Decision): Message {
  const act = counter(table, COUNTER.act);
  switch (kind) {
    case 'action': {
      const values = { n: counter(table, COUNTER.actions) };
      return ask(options.includes(ACT.pass) ? 'action-or-pass' : 'action', values);
    }
    case 'card':
      if (act === ACT.open) return ask('card-open');
      return ask(counter(table, COUNTER.laid) > 0 ? 'card-more' : 'card-play');
    case 'space':
      if (act === ACT.cancel) return ask('space-cancel');
      return ask(act === ACT.open ? 'space-open' : 'space-play');
    case 'order':
      return ask('order');
    default:
      return ask('excess', { n: min });
  }
}

const ask = (name: string, values?: NonNullable<Message['values']>): Message => ({
  key: `prompts.kokopelli.${name}`,
  ...(values !== undefined && { values }),
});
