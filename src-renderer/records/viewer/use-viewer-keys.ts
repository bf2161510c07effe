import { useShortcuts } from '../../app/use-shortcuts';
import type { Playback } from './use-playback';
import type { Recording } from './use-recording';

interface Options {
  readonly recording: Recording;
  readonly playback: Playback;
  readonly openKeys: () => void;
}

const onCard = (press: KeyboardEvent): boolean =>
  press.target instanceof HTMLElement && press.target.dataset['stop'] !== undefined;

/** An open list of choices takes letters and digits for itself. */
const inList = (press: KeyboardEvent): boolean =>
  press.target instanceof Element && press.target.closest('[role="listbox"]') !== null;

const onButton = (press: KeyboardEvent): boolean =>
  press.target instanceof Element && press.target.closest('button, a, input[type="checkbox"]') !== null;

/**
 * The keys of the viewer. Arrows, Home and End go through time, except while a card was walked to: there they
 * are the table's and go from card to card.
 */
export function useViewerKeys({ recording, playback, openKeys }: Options): void {
  const { after, picks, view, goTo, seeWith } = recording;

  const jump = (to: () => number) => (press: KeyboardEvent) => {
    if (onCard(press) || inList(press)) return false;
    playback.pause();
    goTo(to());
    return true;
  };
  const see = (eyes: Parameters<typeof seeWith>[0]) => (press: KeyboardEvent) => {
    const missing = typeof eyes === 'number' && eyes >= (view.value?.seats.length ?? 0);
    if (missing || inList(press)) return false;
    seeWith(eyes);
    return true;
  };

  useShortcuts(
    {
      ArrowLeft: jump(() => after.value - 1),
      ArrowRight: jump(() => after.value + 1),
      Home: jump(() => 0),
      End: jump(() => picks.value),
      ' ': (press) => {
        if (inList(press) || (onButton(press) && !onCard(press))) return false;
        if (!press.repeat) playback.toggle();
        return true;
      },
      ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [`${seat + 1}`, see(seat)] as const)),
      '0': see(null),
      o: see('open'),
      '?': () => {
        openKeys();
        return true;
      },
    },
    { active: () => view.value !== null, overButtons: [' '] },
  );
}
