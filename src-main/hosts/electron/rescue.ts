import { app, type RenderProcessGoneDetails } from 'electron';

/** So many deaths of the page within this time are no accident any more. Milliseconds. */
const MOST = 3;
const WITHIN = 60_000;

/** A page, as far as its death goes. */
interface Mortal {
  on(
    event: 'render-process-gone',
    listener: (event: unknown, details: RenderProcessGoneDetails) => void,
  ): unknown;
}

/**
 * Takes the page up again when its process has died: the match lives in the main process, so nothing of it is
 * lost. A page that dies again and again is given up.
 *
 * @param reload takes the page up again
 * @param giveUp told when that no longer helps
 * @param now milliseconds, from any beginning; never goes back
 */
export function keepAlive(
  page: Mortal,
  reload: () => void,
  giveUp: () => void,
  now: () => number = () => performance.now(),
): void {
  let deaths: number[] = [];
  page.on('render-process-gone', (_, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    console.error(`The page's process has ended: ${reason} (${exitCode}).`);
    const at = now();
    deaths = [...deaths.filter((before) => at - before < WITHIN), at];
    if (deaths.length > MOST) giveUp();
    else reload();
  });
}

/** Says which other process has died. Chromium starts those it needs again, the one for graphics among them. */
export function noteDeaths(): void {
  app.on('child-process-gone', (_, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') console.error(`A process has ended: ${type}, ${reason} (${exitCode}).`);
  });
}
