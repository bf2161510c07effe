import type { PointAt } from './lesson';
import type { Box, Obstacle } from './place';

/** Where each part of the table is found that a lesson points at. */
const PARTS: Readonly<Record<PointAt, string>> = {
  nothing: ':not(*)',
  enemies: '[data-row="enemies"] .cards [data-instance]',
  hand: '[data-row="hand"] [data-instance]',
  offer: '[data-row="offer"] .cards [data-instance]',
  // With the count that hangs below it.
  'normal-deck': '[data-zone="deck:normal"], [data-zone="deck:normal"] *',
  opponents: '[data-stop^="seat:"]',
  score: 'section[data-zone^="seat:"]',
  prompt: '.prompt',
  round: '.track',
  village: '[data-drop^="village:0:"]',
  neighbours: ['1', '2', '3', '4'].map((space) => `[data-drop="village:1:${space}"]`).join(),
  effects: 'section[data-zone^="seat:"] [data-stop^="effect:"]',
  numbers: '.own > .head',
  tiles: '.tiles',
  'end-tiles': '[data-zone="end-tiles"]',
  help: ['U', 'H', 'B'].map((key) => `header [aria-keyshortcuts="${key}"]`).join(),
};

/** Parts that lie apart from each other: each has a ring of its own. */
const APART: ReadonlySet<PointAt> = new Set(['neighbours']);

/** Whether what a lesson points at is ringed one by one. */
export const ringsApart = (point: PointAt, options: readonly string[]): boolean =>
  options.length > 0 || APART.has(point);

/** A part of a card that must stay in sight, in shares of its box. */
interface Share {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly weight: number;
}

/** A card's number and ribbon, its stars or signs, and the rest of it. */
const CARD: readonly Share[] = [
  { from: [0, 0], to: [0.46, 0.5], weight: 40 },
  { from: [0, 0.72], to: [1, 1], weight: 12 },
  { from: [0, 0], to: [1, 1], weight: 3 },
];
const WHOLE: readonly Share[] = [{ from: [0, 0], to: [1, 1], weight: 1 }];

/** What stands on the table besides, and how bad it is to cover it. */
const STANDING: readonly { readonly what: string; readonly times: number; readonly of: readonly Share[] }[] =
  [
    { what: '[data-instance]', times: 1, of: CARD },
    { what: '[data-row="hand"] [data-instance]', times: 6, of: WHOLE },
    { what: '.prompt', times: 40, of: WHOLE },
    { what: '[data-stop^="seat:"], section[data-zone^="seat:"]:not(.own)', times: 30, of: WHOLE },
    { what: '.own > .head, [data-stop^="effect:"]', times: 30, of: WHOLE },
    { what: '[data-zone^="deck:"], [data-zone^="discard:"]', times: 14, of: WHOLE },
    { what: '.upper > .bar.shown', times: 40, of: WHOLE },
    { what: 'header', times: 40, of: WHOLE },
    { what: '.side', times: 0.25, of: WHOLE },
    { what: '[data-drop^="village:"]', times: 10, of: WHOLE },
    // What can be chosen now must be there to press.
    { what: '[data-drop^="village:"].legal', times: 60, of: WHOLE },
    { what: '.acts', times: 40, of: WHOLE },
    { what: '.tiles', times: 12, of: WHOLE },
  ];

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
const share = (box: Box, { from, to }: Share): Box => ({
  x: box.x + box.width * from[0],
  y: box.y + box.height * from[1],
  width: box.width * (to[0] - from[0]),
  height: box.height * (to[1] - from[1]),
});

/** Air between the visible part of a card in a fan and the card over it. */
const FAN_AIR = 9;

/** The part of a card that no card beside it covers: in the fan the next one lies over its right. */
function visibleBox(root: ParentNode, element: Element): Box {
  const box = boxOf(element);
  const over = [...root.querySelectorAll('[data-row="hand"] [data-stop]')]
    .map(boxOf)
    .filter((other) => element.closest('[data-row="hand"]') !== null && other.x > box.x + 1)
    .map((other) => other.x - box.x - FAN_AIR);
  return { ...box, width: Math.min(box.width, ...over) };
}

/** The boxes of what a lesson points at: each option, or the part of the table as a whole. */
export function targetsOf(root: ParentNode, point: PointAt, options: readonly string[]): readonly Box[] {
  const chosen = options.flatMap((option) => {
    const element = root.querySelector(`[data-stop="${CSS.escape(option)}"]`);
    return element === null ? [] : [visibleBox(root, element)];
  });
  return chosen.length > 0 ? chosen : [...root.querySelectorAll(PARTS[point])].map(boxOf);
}

/** Everything on the table that a bubble had better not cover. */
export const obstaclesIn = (root: ParentNode): readonly Obstacle[] =>
  STANDING.flatMap(({ what, times, of }) =>
    [...root.querySelectorAll(what)].flatMap((element) =>
      of.map((part) => ({ box: share(boxOf(element), part), weight: part.weight * times })),
    ),
  );
