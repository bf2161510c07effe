import type { Amount, Step } from '@shared/abilities/step';
import { FACTS, FIRST_LAYOUT_LIFE, HAND_LIMIT, NORMAL_DECK, OFFER, ROUNDS, STARTING } from '../box';

/**
 * The floor: whole random matches of the same rules in typed arrays, written by hand for speed and for
 * nothing else. No options are listed, no pick is checked, nothing can be asked or seen on the way.
 */
const CARDS = FACTS.length;
const COLORS = ['white', 'red', 'blue', 'yellow', 'green'];
const colorOf = Uint8Array.from(FACTS, (fact) => COLORS.indexOf(fact.color));
const powerOf = Uint8Array.from(FACTS, (fact) => fact.power);
const lifeOf = Uint8Array.from(FACTS, (fact) => fact.life);
const pointsOf = Uint8Array.from(FACTS, (fact) => fact.points);

/** Steps as small numbers: kind, fixed amount, what is counted, colour, times; then a condition. */
const enum Op {
  power,
  boost,
  targets,
  action,
  discardHand,
  discardEnemies,
  keepEnemy,
  keepCopy,
  refillEnemies,
  refillCopy,
  get,
  getUntil,
}
interface Compiled {
  readonly op: Op;
  readonly plus: number;
  /** 0 nothing, 1 defeated, 2 hand, 3 discarded. */
  readonly per: number;
  readonly color: number;
  readonly times: number;
  /** −1 none, −2 discarded, otherwise a colour defeated. */
  readonly when: number;
  readonly atLeast: number;
}

const programs = FACTS.map((fact) => fact.effects.map(compileStep));
const late = programs.map((program) => program.some(({ op }) => op >= Op.get));

function compileStep(step: Step): Compiled {
  const condition = step.if;
  const when =
    condition === undefined ? -1 : 'discarded' in condition ? -2 : COLORS.indexOf(condition.defeated);
  const atLeast =
    condition === undefined ? 0 : 'discarded' in condition ? condition.discarded : condition.atLeast;
  const of = (op: Op, amount: Amount): Compiled => {
    if (typeof amount === 'number') return { op, plus: amount, per: 0, color: -1, times: 0, when, atLeast };
    const { per, color, times = 1, plus = 0 } = amount;
    const counted = per === 'defeated' ? 1 : per === 'hand' ? 2 : 3;
    return {
      op,
      plus,
      per: counted,
      color: color === undefined ? -1 : COLORS.indexOf(color),
      times,
      when,
      atLeast,
    };
  };
  if ('power' in step) return of(Op.power, step.power);
  if ('boost' in step) return of(Op.boost, step.boost);
  if ('targets' in step) return of(Op.targets, step.targets);
  if ('action' in step) return of(Op.action, 1);
  if ('discardHand' in step) return of(Op.discardHand, step.discardHand.upTo);
  if ('discardEnemies' in step) return of(Op.discardEnemies, step.discardEnemies.upTo);
  if ('keepOne' in step) return of(step.keepOne === 'enemies' ? Op.keepEnemy : Op.keepCopy, 1);
  if ('refill' in step) {
    const op = step.refill === 'enemies' ? Op.refillEnemies : Op.refillCopy;
    return of(op, step.to === 'full' ? OFFER : step.to);
  }
  return 'get' in step ? of(Op.get, step.get) : of(Op.getUntil, step.getUntil);
}

/** A pile: its size in cell 0, its cards after it. */
const pile = (): Uint8Array => new Uint8Array(CARDS + 1);
const deckNormal = pile();
const deckCopy = pile();
const deckEnemy = pile();
const kirbyDiscard = pile();
const enemyDiscard = pile();
const offer = pile();
const table = pile();
const hands = [pile(), pile(), pile(), pile()];
const wonPoints = new Int32Array(4);
/** Enemies won by seat and colour. */
const wonOf = new Int32Array(4 * 5);
const openings = [2, 3, 4].map(openingOf);

function openingOf(seats: number): { normal: Uint8Array; hands: number[][] } {
  const normals = FACTS.flatMap((fact, card) => (fact.kind === 'normal' ? [card] : []));
  const ofPower = (power: number): number[] => normals.filter((card) => powerOf[card] === power);
  const dealt = Array.from({ length: seats }, (_, seat) => STARTING.map((power) => ofPower(power)[seat]!));
  return { normal: pileOf(normals.filter((card) => NORMAL_DECK.includes(powerOf[card]!))), hands: dealt };
}
function pileOf(cards: readonly number[]): Uint8Array {
  const made = pile();
  made[0] = cards.length;
  made.set(cards, 1);
  return made;
}
const kindPile = (kind: string): Uint8Array =>
  pileOf(FACTS.flatMap((fact, card) => (fact.kind === kind ? [card] : [])));
const freshCopy = kindPile('copy');
const freshEnemy = kindPile('enemy');
const isNormal = Uint8Array.from(FACTS, (fact) => (fact.kind === 'normal' ? 1 : 0));

let random = 1;
function below(limit: number): number {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return (random >>> 0) % limit;
}
function shuffle(cards: Uint8Array): void {
  for (let last = cards[0]!; last > 1; last -= 1) {
    const other = 1 + below(last);
    const card = cards[last]!;
    cards[last] = cards[other]!;
    cards[other] = card;
  }
}
function push(to: Uint8Array, card: number): void {
  const size = to[0]! + 1;
  to[size] = card;
  to[0] = size;
}
function pop(from: Uint8Array): number {
  const size = from[0]!;
  from[0] = size - 1;
  return from[size]!;
}
/** Takes a card out of a pile whose order means nothing. */
function takeAt(from: Uint8Array, at: number): number {
  const size = from[0]!;
  const card = from[at]!;
  from[at] = from[size]!;
  from[0] = size - 1;
  return card;
}

let seat = 0;
let boost = 0;
let picks = 0;
let gets = 0;
let fillTo = 0;
let actions = 0;
let power = 0;
let extra = 0;
let discarded = 0;
const lateCards = new Int32Array(16);
let lateCount = 0;

/** Plays one random match. Gives the number of picks a person or program would have been asked for. */
export function playFloor(seats: number, seed: number): number {
  random = seed | 1;
  picks = 0;
  setUp(seats);
  const first = below(seats);
  for (let turn = 0; turn < ROUNDS * seats; turn += 1) {
    seat = (first + turn) % seats;
    boost = 0;
    lateCount = 0;
    for (actions = 1; actions > 0; actions -= 1) actionPhase();
    getPhase();
    if (turn < ROUNDS * seats - 1) {
      fillOffer(OFFER);
      fillTable(OFFER);
    }
  }
  return picks;
}

/** Points of the match that was played last. */
export const floorScores = (seats: number): number[] => Array.from(wonPoints.subarray(0, seats));

function setUp(seats: number): void {
  const opening = openings[seats - 2]!;
  deckNormal.set(opening.normal);
  deckCopy.set(freshCopy);
  deckEnemy.set(freshEnemy);
  shuffle(deckNormal);
  shuffle(deckCopy);
  shuffle(deckEnemy);
  kirbyDiscard[0] = enemyDiscard[0] = offer[0] = table[0] = 0;
  wonPoints.fill(0);
  wonOf.fill(0);
  for (let at = 0; at < seats; at += 1) {
    const hand = hands[at]!;
    hand[0] = 0;
    for (const card of opening.hands[at]!) push(hand, card);
  }
  fillOffer(OFFER);
  while (table[0]! < OFFER) {
    const card = pop(deckEnemy);
    push(colorOf[card] !== 0 && lifeOf[card]! <= FIRST_LAYOUT_LIFE ? table : enemyDiscard, card);
  }
}

function actionPhase(): void {
  const hand = hands[seat]!;
  if (hand[0] === 0) return;
  picks += 1;
  const choice = below(hand[0]! + 1);
  if (choice === 0) return;
  const card = takeAt(hand, choice);
  power = powerOf[card]!;
  extra = 0;
  discarded = 0;
  const program = programs[card]!;
  for (let step = 0; step < program.length; step += 1) {
    if (program[step]!.op < Op.get) carryOut(program[step]!);
  }
  attack();
  if (late[card]) {
    lateCards[lateCount] = (card << 3) | discarded;
    lateCount += 1;
  }
  push(kirbyDiscard, card);
}

function attack(): void {
  const size = table[0]!;
  if (size === 0) return;
  picks += 1;
  const most = 1 + extra;
  const targets = below((most < size ? most : size) + 1);
  for (let struck = 0; struck < targets; struck += 1) {
    // Struck enemies that stand move behind those not struck yet.
    const last = table[0]! - struck + fallen;
    const at = 1 + below(last);
    strike(at, last);
  }
  fallen = 0;
}
let fallen = 0;
function strike(at: number, last: number): void {
  const enemy = table[at]!;
  table[at] = table[last]!;
  if (power + boost < lifeOf[enemy]!) {
    table[last] = enemy;
    return;
  }
  table[last] = table[table[0]!]!;
  table[0] = table[0]! - 1;
  fallen += 1;
  wonPoints[seat] = wonPoints[seat]! + pointsOf[enemy]!;
  wonOf[seat * 5 + colorOf[enemy]!] = wonOf[seat * 5 + colorOf[enemy]!]! + 1;
}

function wonCount(color: number): number {
  const at = seat * 5;
  if (color >= 0) return wonOf[at + color]!;
  return wonOf[at]! + wonOf[at + 1]! + wonOf[at + 2]! + wonOf[at + 3]! + wonOf[at + 4]!;
}

function carryOut({ op, plus, per, color, times, when, atLeast }: Compiled): void {
  if (when === -2 && discarded < atLeast) return;
  if (when >= 0 && wonCount(when) < atLeast) return;
  const counted = per === 0 ? 0 : per === 1 ? wonCount(color) : per === 2 ? hands[seat]![0]! : discarded;
  const amount = plus + counted * times;
  if (op === Op.power) power += amount;
  else if (op === Op.boost) boost += amount;
  else if (op === Op.targets) extra += amount;
  else if (op === Op.action) actions += 1;
  else if (op === Op.discardHand) discarded += discardSome(hands[seat]!, kirbyDiscard, amount);
  else if (op === Op.discardEnemies) discardSome(table, enemyDiscard, amount);
  else if (op === Op.keepEnemy) keepOne(table, enemyDiscard);
  else if (op === Op.keepCopy) keepOne(offer, kirbyDiscard);
  else if (op === Op.refillEnemies) fillTable(amount);
  else if (op === Op.refillCopy) fillOffer(amount);
  else if (op === Op.get) gets += amount;
  else if (amount > fillTo) fillTo = amount;
}

function discardSome(from: Uint8Array, to: Uint8Array, upTo: number): number {
  const size = from[0]!;
  if (size === 0) return 0;
  picks += 1;
  const count = below((upTo < size ? upTo : size) + 1);
  for (let left = count; left > 0; left -= 1) push(to, takeAt(from, 1 + below(from[0]!)));
  return count;
}

function keepOne(row: Uint8Array, to: Uint8Array): void {
  if (row[0]! > 1) picks += 1;
  while (row[0]! > 1) push(to, takeAt(row, 1 + below(row[0]!)));
}

function getPhase(): void {
  const hand = hands[seat]!;
  gets = 1;
  fillTo = 0;
  runLate(Op.get);
  firstGet();
  for (gets -= 1; gets > 0; gets -= 1) {
    const found = gettable();
    const sources = found + (canDraw() ? 1 : 0);
    if (sources > 0) picks += 1;
    const choice = below(sources + 1);
    if (choice === sources) break;
    receive(choice, found);
  }
  if (hand[0]! > HAND_LIMIT) {
    picks += 1;
    while (hand[0]! > HAND_LIMIT) push(kirbyDiscard, takeAt(hand, 1 + below(hand[0]!)));
  }
  runLate(Op.getUntil);
  while (hand[0]! < fillTo && getOne()) continue;
}

function runLate(op: Op): void {
  for (let index = 0; index < lateCount; index += 1) {
    const entry = lateCards[index]!;
    const program = programs[entry >> 3]!;
    discarded = entry & 7;
    for (let step = 0; step < program.length; step += 1)
      if (program[step]!.op === op) carryOut(program[step]!);
  }
}

function firstGet(): void {
  if (gettable() > 0) {
    getOne();
    return;
  }
  picks += 1;
  if (below(2) === 0) {
    if (canDraw()) receive(0, 0);
    else gets = 1;
    return;
  }
  while (offer[0]! > 0) push(kirbyDiscard, pop(offer));
  fillOffer(OFFER);
  getOne();
}

/** Gets one card from any source; false when there is none. */
function getOne(): boolean {
  const found = gettable();
  const sources = found + (canDraw() ? 1 : 0);
  if (sources === 0) return false;
  if (sources > 1) picks += 1;
  receive(below(sources), found);
  return true;
}

/** Moves what can be got to the front of the offer, and says how many that are. */
function gettable(): number {
  let found = 0;
  for (let at = 1; at <= offer[0]!; at += 1) {
    const card = offer[at]!;
    if (wonOf[seat * 5 + colorOf[card]!] === 0) continue;
    found += 1;
    offer[at] = offer[found]!;
    offer[found] = card;
  }
  return found;
}

function canDraw(): boolean {
  if (deckNormal[0]! > 0) return true;
  for (let at = kirbyDiscard[0]!; at > 0; at -= 1) if (isNormal[kirbyDiscard[at]!] === 1) return true;
  return false;
}

function receive(choice: number, found: number): void {
  if (choice < found) {
    push(hands[seat]!, takeAt(offer, 1 + choice));
    return;
  }
  if (deckNormal[0] === 0) rebuild(deckNormal, 1);
  push(hands[seat]!, pop(deckNormal));
}

function rebuild(deck: Uint8Array, normal: number): void {
  for (let at = kirbyDiscard[0]!; at > 0; at -= 1) {
    if (isNormal[kirbyDiscard[at]!] === normal) push(deck, takeAt(kirbyDiscard, at));
  }
  shuffle(deck);
}

function fillOffer(to: number): void {
  while (offer[0]! < to) {
    if (deckCopy[0] === 0) rebuild(deckCopy, 0);
    if (deckCopy[0] === 0) return;
    push(offer, pop(deckCopy));
  }
}

function fillTable(to: number): void {
  while (table[0]! < to) {
    if (deckEnemy[0] === 0) {
      while (enemyDiscard[0]! > 0) push(deckEnemy, pop(enemyDiscard));
      shuffle(deckEnemy);
    }
    if (deckEnemy[0] === 0) return;
    push(table, pop(deckEnemy));
  }
}
