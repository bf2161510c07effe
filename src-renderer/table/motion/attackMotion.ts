import type { MatchView, ViewEvent } from '@shared/contract/view';
import { gameTable } from '../model/games';
import { cardsIn } from '../model/zones';

/** Enemies that were attacked and still lie on the table: the log speaks of each by its card. */
export function failedTargets(events: readonly ViewEvent[], view: MatchView): readonly number[] {
  const { standing: stands } = gameTable(view);
  const standing = new Set(
    Object.keys(view.zones)
      .filter(stands)
      .flatMap((zone) => cardsIn(view, zone)),
  );
  return events.flatMap((told) => {
    if (told.type !== 'said' || !FAILURES.has(told.line.key)) return [];
    const spoken = [...(told.line.card ? [told.line.card] : []), ...(told.line.cards ?? [])];
    return spoken.map(({ instance }) => instance).filter((instance) => standing.has(instance));
  });
}

/** Log lines that tell of an enemy that withstood. */
const FAILURES: ReadonlySet<string> = new Set(['log.stands']);

/** The colour a card's trail is drawn in, read off its own mark's ink. */
export function trailColor(element: HTMLElement | undefined): string {
  const color = element?.dataset['color'];
  return color === undefined ? 'var(--accent)' : `var(--${color}-ink)`;
}

/** What is left of a move when nothing may travel. */
export const fadeIn = (element: HTMLElement): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, easing: 'linear' });
