import type { Festival } from './festival';

/** The first of the highest worth; nothing where there is nothing. */
function best(options: readonly string[], worth: (option: string) => number): readonly string[] {
  return options.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1);
}

const act =
  (name: string) =>
  (now: Festival): readonly string[] =>
    now.optionIds.filter((id) => id === name);

const spaces = (now: Festival): readonly string[] => now.optionIds.filter((id) => id.startsWith('village:'));

/** Most points first; of as many, a card that fits by its name rather than a Kokopelli, which fits anywhere. */
const worthOf =
  (now: Festival) =>
  (option: string): number =>
    now.pointsOf(option) * 10 + (now.completes(option) ? 5 : 0) - (now.isWild(option) ? 1 : 0);

/** What the guide may suggest: options of the open decision. Nobody has to follow. */
export const SUGGESTIONS = {
  'act-draw': act('draw'),
  'act-open': act('open'),
  'act-play': act('play'),
  'act-cancel': act('cancel'),
  'act-exchange': act('exchange'),
  /** The ceremony of which there are most in the hand: the next action can go on with it. */
  'opening-card': (now) =>
    best(now.offeredIn(`hand:${now.mine}`), (id) => now.copiesInHand(id) * 10 + now.pointsOf(id)),
  'laying-card': (now) => best(now.offeredIn(`hand:${now.mine}`), worthOf(now)),
  /** The space that no neighbour reaches; any where it is taken. */
  'opening-space': (now) => best(spaces(now), (id) => (id === `village:${now.mine}:5` ? 1 : 0)),
  'laying-space': (now) => best(spaces(now), worthOf(now)),
  'completing-space': (now) =>
    best(
      spaces(now).filter((id) => now.completes(id)),
      worthOf(now),
    ),
  'wild-cards': (now) => now.offeredIn(`hand:${now.mine}`).filter((id) => now.isWild(id)),
} as const satisfies Record<string, (now: Festival) => readonly string[]>;

export type Suggestion = keyof typeof SUGGESTIONS;
