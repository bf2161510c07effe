import { matchHash } from '../canonical';
import { isForced, optionId, placeCode, actCode, type Decision } from '../decision';
import type { Rules } from '../game';
import { copyMatch, startMatch, takePick, takePickById, type Match } from '../match';
import { cardAt, knownTo, zoneCards, zoneOf, zoneSize, type Table } from '../table';
import { sees, viewOf } from '../view';
import { makeBelow, randomPick, shuffled, type Below } from './generator';

/** What a check needs to know of a game beside its rules. */
export interface Checked {
  /** Cards that can lie in each other's place without anybody noticing: the same back, the same piles. */
  readonly kindOf: (card: number) => string;
  /**
   * Of so many picks one, drawn at random, is checked through and through; all others only for what is cheap
   * to check. For games of many picks; every pick when absent.
   */
  readonly oneIn?: number;
}

/**
 * Plays one match with random picks and checks, after the set-up and after every pick, everything that
 * holds in every game. Throws at the first thing that does not hold. Gives the picks that were taken.
 */
export function playChecked(rules: Rules, seed: string, checked: Checked): number {
  const below = makeBelow(seed);
  const { oneIn = 1 } = checked;
  const match = startMatch(rules, seed, { events: true });
  const picks: number[][] = [];
  for (;;) {
    checkConservation(match.table);
    checkReadingChangesNothing(match);
    if (oneIn === 1 || match.decision === null || below(oneIn) === 0) {
      checkRefusals(match, below);
      checkOffers(match, below);
      checkViews(match, checked, below);
    }
    if (match.decision === null) break;
    const pick = randomPick(match.decision, below);
    picks.push(pick);
    const copy = copyMatch(match);
    const before = match.table.cells.slice();
    must(takePick(match, pick) === null, 'a random legal pick is taken');
    must(same(copy.table.cells, before), 'a copy does not change with its original');
    must(
      takePick(copy, pick) === null && same(copy.table.cells, match.table.cells),
      'a copy goes the same way',
    );
  }
  checkReplay(match, picks, below);
  return picks.length;
}

/** Every card lies in exactly one zone, and sizes and places agree. */
export function checkConservation(table: Table): void {
  const { layout } = table;
  const found = Array.from({ length: layout.cards }, () => 0);
  layout.zones.forEach((spec, zone) => {
    for (const card of zoneCards(table, zone)) {
      found[card] = (found[card] ?? 0) + 1;
      must(zoneOf(table, card) === zone, `card ${card} says it lies in ${spec.name}`);
    }
    const start = (layout.slotStart[zone] ?? 0) + zoneSize(table, zone);
    const end = (layout.slotStart[zone] ?? 0) + (layout.capacity[zone] ?? 0);
    must(
      table.cells.subarray(start, end).every((cell) => cell === 0),
      `freed cells of ${spec.name} are cleared`,
    );
  });
  must(
    found.every((times) => times === 1),
    'every card lies in exactly one zone',
  );
}

/** Everything that only reads leaves the state as it is and answers the same twice. */
function checkReadingChangesNothing(match: Match): void {
  const { rules, table, decision } = match;
  const before = table.cells.slice();
  const [first, second] = [rules.decide(table), rules.decide(table)];
  must(alike(first, second), 'deciding twice gives the same decision');
  must(alike(first, decision), 'the open decision is the one the rules give');
  if (decision === null) rules.result(table);
  else {
    must(!isForced(decision), 'nobody is asked when only one pick is possible');
    must(
      decision.min <= decision.max && decision.max <= decision.options.length,
      'min and max fit the options',
    );
    must(new Set(decision.options).size === decision.options.length, 'no option is offered twice');
    rules.describe(table, decision);
  }
  rules.scores(table);
  rules.counters(table);
  must(same(before, table.cells), 'reading changes nothing');
}

/** Whatever is not offered is refused and leaves no trace. */
function checkRefusals(match: Match, below: Below): void {
  const { rules, table, decision, picks } = match;
  const before = table.cells.slice();
  const events = table.events?.length;
  const refused = (ids: readonly string[], why: string): void =>
    must(takePickById(match, ids) !== null, `${why} is refused: ${ids.join(' ')}`);
  const offered = new Set(decision?.options.map((code) => optionId(rules.layout, rules.acts, code)) ?? []);
  for (const id of idsOf(rules)) if (!offered.has(id)) refused([id], 'what is not offered');
  for (const junk of JUNK) refused([junk], 'junk');
  if (decision === null) refused([], 'a pick after the end');
  else checkCounts(decision, shuffled([...offered], below), refused);
  must(match.decision === decision && match.picks === picks, 'a refused pick leaves the decision open');
  must(table.events?.length === events, 'a refused pick makes no event');
  must(same(before, table.cells), 'a refused pick changes nothing');
}

function checkCounts(
  { min, max }: Decision,
  ids: readonly string[],
  refused: (ids: readonly string[], why: string) => void,
): void {
  if (min > 0) refused(ids.slice(0, min - 1), 'too little');
  if (ids.length > max) refused(ids.slice(0, max + 1), 'too much');
  const [first] = ids;
  if (first !== undefined && max >= 2) refused([first, first, ...ids.slice(1, max - 1)], 'the same twice');
}

const JUNK = [
  '',
  'c',
  'c-1',
  'c01',
  'c1.0',
  'c999999',
  'C1',
  ' c1',
  'toString',
  '__proto__',
  'pick',
  'カード',
];

const knownIds = new WeakMap<Rules, readonly string[]>();

function idsOf(rules: Rules): readonly string[] {
  const ids = knownIds.get(rules) ?? everyId(rules);
  knownIds.set(rules, ids);
  return ids;
}

/** Every id that an option of this match could ever have. */
function everyId(rules: Rules): string[] {
  const { layout, acts } = rules;
  const codes = [
    ...Array.from({ length: layout.cards }, (_, card) => card),
    ...acts.map((_, index) => actCode(index)),
    ...layout.zones.map((_, zone) => placeCode(zone)),
  ];
  return codes.map((code) => optionId(layout, acts, code));
}

/** Every offered option can be picked, and the match goes on in good order. */
function checkOffers(match: Match, below: Below): void {
  const { decision, rules } = match;
  if (decision === null) return;
  for (const code of decision.options) {
    if (decision.max === 0) return;
    const others = shuffled(
      decision.options.filter((other) => other !== code),
      below,
    );
    const pick = [code, ...others.slice(0, Math.max(0, decision.min - 1))];
    const copy = copyMatch(match);
    const id = optionId(rules.layout, rules.acts, code);
    must(takePick(copy, pick) === null, `the offered option ${id} can be picked`);
    checkConservation(copy.table);
  }
}

/** Changing only what a viewer cannot know leaves the view as it is. */
function checkViews(match: Match, checked: Checked, below: Below): void {
  const seats = Array.from({ length: match.rules.layout.seats }, (_, seat) => seat);
  for (const viewer of [...seats, null]) {
    const other = permuteHidden(match, viewer, checked, below);
    const [seen, seenThere] = [viewOf(match, viewer), viewOf(other, viewer)];
    must(alike(seen, seenThere), `the view of ${viewer ?? 'nobody'} leaks nothing`);
    for (const [name, zone] of Object.entries(seen.zones)) {
      const size = zoneSize(match.table, match.rules.layout.zoneIndex.get(name) ?? -1);
      must(zone.cards.length === size, `the size of ${name} is open`);
    }
  }
}

/**
 * The same match with every card the viewer cannot tell from others laid in another's place, and the
 * order of other seats' hands changed. Who knows a place goes on knowing what lies there.
 */
export function permuteHidden(match: Match, viewer: number | null, checked: Checked, below: Below): Match {
  const copy = copyMatch(match);
  const { table, rules } = copy;
  const placesByKind = new Map<string, { zone: number; index: number }[]>();
  rules.layout.zones.forEach((_, zone) => {
    for (let index = 0; index < zoneSize(table, zone); index += 1) {
      const card = cardAt(table, zone, index);
      if (sees(table, card, viewer)) continue;
      const kind = checked.kindOf(card);
      const places = placesByKind.get(kind);
      if (places === undefined) placesByKind.set(kind, [{ zone, index }]);
      else places.push({ zone, index });
    }
  });
  const place = (at: { zone: number; index: number }): number => cardAt(match.table, at.zone, at.index);
  for (const places of placesByKind.values()) {
    const from = shuffled(places, below);
    places.forEach((to, index) => {
      const source = from[index] ?? to;
      layCard(table, place(source), to, knownTo(match.table, place(to)));
    });
  }
  rules.layout.zones.forEach((spec, zone) => {
    if (spec.looks !== 'owner' || (spec.owner === viewer && viewer !== null)) return;
    const order = shuffled(zoneCards(table, zone), below);
    order.forEach((card, index) => layCard(table, card, { zone, index }, knownTo(table, card)));
  });
  return { ...copy, decision: rules.decide(table) };
}

function layCard(table: Table, card: number, at: { zone: number; index: number }, known: number): void {
  const { cells, layout } = table;
  cells[(layout.slotStart[at.zone] ?? 0) + at.index] = card;
  cells[layout.zoneOfStart + card] = at.zone;
  cells[layout.knownStart + card] = known;
}

/** The same seed and picks give the identical match, and taking back gives the identical state. */
function checkReplay(match: Match, picks: readonly (readonly number[])[], below: Below): void {
  const { rules, seed } = match;
  const back = below(picks.length + 1);
  const replayed = startMatch(rules, seed);
  let atBack = matchHash(replayed);
  picks.forEach((pick, index) => {
    must(takePick(replayed, pick) === null, `pick ${index + 1} replays`);
    if (index + 1 === back) atBack = matchHash(replayed);
  });
  must(same(replayed.table.cells, match.table.cells), 'a replay gives the identical state');
  must(matchHash(replayed) === matchHash(match), 'a replay gives the identical hash');
  const undone = startMatch(rules, seed);
  for (const pick of picks.slice(0, back)) takePick(undone, pick);
  must(matchHash(undone) === atBack, 'going back gives the state that was');
}

function same(a: Int32Array, b: Int32Array): boolean {
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}

/** Whether two plain values are the same all the way down; quicker than comparing them as text. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false;
  return keys.every((key) => alike(a[key], b[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}
