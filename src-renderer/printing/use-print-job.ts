import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { PrintJob, PrintState } from '@shared/contract/printing';
import type { WireMessage } from '@shared/contract/view';
import { useConnection } from '../client/connection';
import { HostGone } from '../client/status';

/** How the sheets come on: nothing was asked for yet, or it was refused, or what the main process tells. */
export type PrintProgress =
  | { readonly state: 'none' }
  | { readonly state: 'refused'; readonly refusal: WireMessage }
  | PrintState;

/** One job of sheets at a time. What is still being made when its screen goes is cancelled. */
export function usePrintJob(): {
  readonly progress: Readonly<ShallowRef<PrintProgress>>;
  start(job: PrintJob): Promise<void>;
  cancel(): void;
  /** Forgets what was made: the choices have changed. */
  reset(): void;
} {
  const { client } = useConnection();
  const progress = shallowRef<PrintProgress>({ state: 'none' });
  /** Counts jobs, so that the answer to an earlier one is known as such. */
  let turn = 0;
  let id: string | null = null;
  /** What was told last of jobs while one of ours has no name yet: it may be told of before its name arrives. */
  const early = new Map<string, PrintState>();
  let unnamed = 0;

  const stop = client.on('print.changed', (change) => {
    if (change.id === id) progress.value = change.print;
    else if (unnamed > 0) early.set(change.id, change.print);
  });

  function drop(): void {
    turn += 1;
    if (id !== null && progress.value.state === 'running') void client.call('print.cancel', { id });
    id = null;
  }

  /** Begins a job; with its name comes what was told of it before. */
  async function named(job: PrintJob) {
    unnamed += 1;
    try {
      const answer = await client.call('print.start', job);
      return answer.ok ? { ...answer, told: early.get(answer.value.id) } : answer;
    } finally {
      unnamed -= 1;
      if (unnamed === 0) early.clear();
    }
  }

  async function start(job: PrintJob): Promise<void> {
    drop();
    const mine = turn;
    progress.value = { state: 'running', done: 0, of: 0 };
    try {
      const answer = await named(job);
      if (mine !== turn) {
        // Given up before it had a name.
        if (answer.ok) void client.call('print.cancel', answer.value);
      } else if (answer.ok) {
        id = answer.value.id;
        progress.value = answer.told ?? progress.value;
      } else progress.value = { state: 'refused', refusal: answer.refusal };
    } catch (problem) {
      if (mine !== turn) return;
      const key = problem instanceof HostGone ? 'app.lost.head' : 'printing.failed';
      progress.value = { state: 'refused', refusal: { key } };
    }
  }

  function reset(): void {
    drop();
    progress.value = { state: 'none' };
  }

  function cancel(): void {
    drop();
    progress.value = { state: 'cancelled' };
  }

  onScopeDispose(() => {
    stop();
    drop();
  });

  return { progress, start, cancel, reset };
}
