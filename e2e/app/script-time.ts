import type { Page } from '@playwright/test';
import { z } from 'zod';

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds; `tdur` is processor time of the thread. */
      ts: z.number().default(0),
      dur: z.number().default(0),
      tdur: z.number().default(0),
    }),
  ),
});
type TraceEvent = z.infer<typeof trace>['traceEvents'][number];

/** What Chromium calls a piece of work of a thread, and what of it is a script's. */
const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPTS = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.evaluateModule']);

const end = ({ ts, dur }: TraceEvent): number => ts + dur;

/** Those that lie in no other of them; `events` in the order of their beginning. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last === undefined || end(last) <= event.ts) found.push(event);
  }
  return found;
}

/** Processor time of scripts in every task of one thread that began after `from`, in milliseconds. */
function scriptTimes(events: readonly TraceEvent[], from: number): number[] {
  const inOrder = events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = outermost(inOrder.filter(({ name, ts }) => name === TASK && ts > from));
  const scripts = outermost(inOrder.filter(({ name }) => SCRIPTS.has(name)));
  return tasks.map((task) => {
    const inside = scripts.filter((script) => script.ts >= task.ts && end(script) <= end(task));
    return inside.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  });
}

/**
 * Processor time that the page's scripts took in each piece of work of its thread while something went on, in
 * milliseconds. Other programs may let a script wait, and the clock counts that; this does not.
 *
 * @param mark of the page's performance: what begins later counts
 */
export async function scriptTimesDuring(
  page: Page,
  work: () => Promise<void>,
  mark: string,
): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('This page belongs to no browser that could be watched.');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8.execute', 'toplevel', 'blink.user_timing'],
  });
  await work();
  const read: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = trace.parse(read);
  const marked = traceEvents.find(({ name }) => name === mark);
  if (marked === undefined) throw new Error(`The page never came to the mark “${mark}”.`);
  const { pid, tid, ts } = marked;
  return scriptTimes(
    traceEvents.filter((event) => event.pid === pid && event.tid === tid),
    ts,
  );
}
