import type { Page } from '@playwright/test';
import { z } from 'zod';
import { matchChange, matchView, type MatchView } from '../../src-shared/contract/view';

/** What a page painted first after the match had changed. */
export interface Painted {
  readonly number: number;
  readonly curtain: boolean;
  /** The whole document, as HTML. */
  readonly html: string;
}

/**
 * Keeps the document as it was in the first painted frame after every change of the match or its curtain.
 * Call before the page is opened.
 */
export async function keepFirstFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: { number: number; curtain: boolean; html: string }[] = [];
    Reflect.set(globalThis, 'painted', painted);
    const look = (): void => {
      const number = Number(document.querySelector('[data-decision]')?.getAttribute('data-decision'));
      const curtain = document.querySelector('[data-curtain]') !== null;
      const last = painted.at(-1);
      if (number > 0 && (last?.number !== number || last.curtain !== curtain)) {
        painted.push({ number, curtain, html: document.documentElement.outerHTML });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const paintedFrames = z.array(z.object({ number: z.number(), curtain: z.boolean(), html: z.string() }));

/** The frames kept so far. */
export const firstFrames = async (page: Page): Promise<readonly Painted[]> =>
  paintedFrames.parse(await page.evaluate(() => Reflect.get(globalThis, 'painted')));

const told = z.union([
  z.object({ event: z.literal('match.changed'), payload: matchChange }),
  z.object({ ok: z.literal(true), value: z.object({ ok: z.literal(true), value: matchView }) }),
]);

/** Every view of a match that the page is sent from now on, in order. */
export function viewsSentTo(page: Page): readonly MatchView[] {
  const views: MatchView[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = told.safeParse(JSON.parse(String(payload)));
      if (frame.success) views.push('event' in frame.data ? frame.data.payload.view : frame.data.value.value);
    }),
  );
  return views;
}
