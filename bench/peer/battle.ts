import type { Amount, Step } from '@shared/abilities/step';
import { FACTS, FIRST_LAYOUT_LIFE, HAND_LIMIT, NORMAL_DECK, OFFER, ROUNDS, STARTING } from '../box';
import type { Choice } from '@main/cli/bench/random-picks';

/** Copy Ability Battle as plain objects, the way games are written for boardgame.io. */
export interface Battle {
  deck: { normal: number[]; copy: number[]; enemy: number[] };
  discard: { kirby: number[]; enemy: number[] };
  offer: number[];
  table: number[];
  hands: number[][];
  won: number[][];
  played: number | null;
  round: number;
  first: number;
  asked: Asked;
  actions: number;
  boost: number;
  resetUsed: boolean;
  firstGet: boolean;
  getsLeft: number;
  power: number;
  extraTargets: number;
  discarded: number;
  step: number;
  upTo: number;
  fillTo: number;
  /** Cards of this turn whose lines wait, with what their own step discarded. */
  late: { card: number; discarded: number }[];
}

export type Asked =
  | 'play'
  | 'discardHand'
  | 'discardEnemies'
  | 'keepEnemy'
  | 'keepCopy'
  | 'target'
  | 'get'
  | 'handLimit'
  | 'getAfter'
  | 'over';

export type Option = number | 'skip' | 'draw-normal' | 'reset' | 'stop';

/** What a rule is given beside the battle: whose turn it is, and the library's own randomness. */
export interface Scene {
  readonly G: Battle;
  readonly seat: number;
  readonly seats: number;
  readonly shuffle: (cards: number[]) => number[];
}

const fact = (card: number) => FACTS[card]!;
const LATE = (step: Step): boolean => 'get' in step || 'getUntil' in step;

export function setUpBattle(seats: number, shuffle: (cards: number[]) => number[], first: number): Battle {
  const all = FACTS.map((_, card) => card);
  const hands = Array.from({ length: seats }, (_, seat) =>
    STARTING.map(
      (power) => all.filter((card) => fact(card).kind === 'normal' && fact(card).power === power)[seat]!,
    ),
  );
  const G: Battle = {
    deck: {
      normal: shuffle(
        all.filter((card) => fact(card).kind === 'normal' && NORMAL_DECK.includes(fact(card).power)),
      ),
      copy: shuffle(all.filter((card) => fact(card).kind === 'copy')),
      enemy: shuffle(all.filter((card) => fact(card).kind === 'enemy')),
    },
    discard: { kirby: [], enemy: [] },
    offer: [],
    table: [],
    hands,
    won: Array.from({ length: seats }, () => []),
    played: null,
    round: 1,
    first,
    asked: 'play',
    actions: 1,
    boost: 0,
    resetUsed: false,
    firstGet: false,
    getsLeft: 0,
    power: 0,
    extraTargets: 0,
    discarded: 0,
    step: 0,
    upTo: 0,
    fillTo: 0,
    late: [],
  };
  const scene: Scene = { G, seat: first, seats, shuffle };
  refillOffer(scene, OFFER);
  while (G.table.length < OFFER) {
    const card = G.deck.enemy.pop()!;
    const easy = fact(card).color !== 'white' && fact(card).life <= FIRST_LAYOUT_LIFE;
    (easy ? G.table : G.discard.enemy).push(card);
  }
  return G;
}

export function choiceOf(G: Battle, seat: number): Choice<Option> {
  const hand = G.hands[seat]!;
  const upTo = (options: readonly Option[], most: number): Choice<Option> => ({
    options,
    min: 0,
    max: Math.min(most, options.length),
  });
  const exactly = (options: readonly Option[], count: number): Choice<Option> => {
    const picks = Math.min(count, options.length);
    return { options, min: picks, max: picks };
  };
  switch (G.asked) {
    case 'play':
      return exactly([...hand, 'skip'], 1);
    case 'discardHand':
      return upTo(hand, G.upTo);
    case 'discardEnemies':
      return upTo(G.table, G.upTo);
    case 'keepEnemy':
      return exactly(G.table, 1);
    case 'keepCopy':
      return exactly(G.offer, 1);
    case 'target':
      return upTo(G.table, 1 + G.extraTargets);
    case 'get':
      return exactly(getOptions(G, seat), 1);
    case 'handLimit':
      return exactly(hand, hand.length - HAND_LIMIT);
    case 'getAfter':
      return exactly(sources(G, seat), 1);
    case 'over':
      return exactly([], 0);
  }
}

/** Carries out a legal pick. True when the seat's turn is over. */
export function carryOut(scene: Scene, pick: readonly Option[]): boolean {
  const { G, seat } = scene;
  const [choice] = pick;
  const cards = pick.filter((option) => typeof option === 'number');
  switch (G.asked) {
    case 'play':
      if (typeof choice !== 'number') return endAction(scene);
      take(G.hands[seat]!, choice);
      Object.assign(G, { played: choice, power: 0, extraTargets: 0, discarded: 0, step: 0 });
      return runSteps(scene);
    case 'discardHand':
      G.discarded += cards.length;
      move(G.hands[seat]!, cards, G.discard.kirby);
      return runSteps(scene);
    case 'discardEnemies':
      move(G.table, cards, G.discard.enemy);
      return runSteps(scene);
    case 'keepEnemy':
      move(
        G.table,
        G.table.filter((card) => card !== choice),
        G.discard.enemy,
      );
      return runSteps(scene);
    case 'keepCopy':
      move(
        G.offer,
        G.offer.filter((card) => card !== choice),
        G.discard.kirby,
      );
      return runSteps(scene);
    case 'target':
      return attack(scene, cards);
    case 'get':
      return takeGet(scene, choice);
    case 'handLimit':
      move(G.hands[seat]!, cards, G.discard.kirby);
      return beginFilling(scene);
    case 'getAfter':
      if (choice !== undefined) receive(scene, choice);
      return !mustFill(G, seat);
    case 'over':
      return false;
  }
}

/** Refills and clears the table after a turn; false when that was the last turn. */
export function closeTurn(scene: Scene): boolean {
  const { G, seats } = scene;
  const next = (scene.seat + 1) % seats;
  Object.assign(G, {
    boost: 0,
    resetUsed: false,
    power: 0,
    extraTargets: 0,
    discarded: 0,
    late: [],
    getsLeft: 0,
  });
  if (next === G.first) {
    if (G.round === ROUNDS) {
      G.asked = 'over';
      return false;
    }
    G.round += 1;
  }
  refillOffer(scene, OFFER);
  refillTable(scene, OFFER);
  Object.assign(G, { actions: 1, asked: 'play' });
  return true;
}

export const scoresOf = (G: Battle): number[] =>
  G.won.map((pile) => pile.reduce((sum, card) => sum + fact(card).points, 0));

function runSteps(scene: Scene): boolean {
  const { G } = scene;
  const steps = fact(G.played!).effects.filter((step) => !LATE(step));
  G.asked = 'target';
  while (G.step < steps.length && G.asked === 'target') {
    carryOutStep(scene, steps[G.step]!, G.discarded);
    G.step += 1;
  }
  return false;
}

function carryOutStep(scene: Scene, step: Step, discarded: number): void {
  const { G, seat } = scene;
  const won = (color?: string): number =>
    G.won[seat]!.filter((card) => color === undefined || fact(card).color === color).length;
  const amount = (value: Amount): number => {
    if (typeof value === 'number') return value;
    const counted =
      value.per === 'defeated' ? won(value.color) : value.per === 'hand' ? G.hands[seat]!.length : discarded;
    return counted * (value.times ?? 1) + (value.plus ?? 0);
  };
  if (step.if !== undefined) {
    const holds =
      'discarded' in step.if ? discarded >= step.if.discarded : won(step.if.defeated) >= step.if.atLeast;
    if (!holds) return;
  }
  if ('power' in step) G.power += amount(step.power);
  else if ('boost' in step) G.boost += amount(step.boost);
  else if ('targets' in step) G.extraTargets += amount(step.targets);
  else if ('action' in step) G.actions += 1;
  else if ('discardHand' in step) Object.assign(G, { asked: 'discardHand', upTo: step.discardHand.upTo });
  else if ('discardEnemies' in step)
    Object.assign(G, { asked: 'discardEnemies', upTo: step.discardEnemies.upTo });
  else if ('keepOne' in step) G.asked = step.keepOne === 'enemies' ? 'keepEnemy' : 'keepCopy';
  else if ('refill' in step) {
    const to = step.to === 'full' ? OFFER : step.to;
    if (step.refill === 'enemies') refillTable(scene, to);
    else refillOffer(scene, to);
  } else if ('get' in step) G.getsLeft += amount(step.get);
  else G.fillTo = Math.max(G.fillTo, step.getUntil);
}

function attack(scene: Scene, targets: readonly number[]): boolean {
  const { G, seat } = scene;
  const card = G.played!;
  const power = fact(card).power + G.power + G.boost;
  move(
    G.table,
    targets.filter((enemy) => power >= fact(enemy).life),
    G.won[seat]!,
  );
  if (fact(card).effects.some(LATE)) G.late.push({ card, discarded: G.discarded });
  G.discard.kirby.push(card);
  G.played = null;
  return endAction(scene);
}

function endAction(scene: Scene): boolean {
  const { G } = scene;
  G.actions -= 1;
  G.asked = G.actions > 0 ? 'play' : 'get';
  if (G.asked === 'play') return false;
  G.firstGet = true;
  G.getsLeft = 1;
  runLate(scene, 'get');
  return false;
}

function runLate(scene: Scene, when: 'get' | 'getUntil'): void {
  for (const { card, discarded } of scene.G.late) {
    for (const step of fact(card).effects) if (when in step) carryOutStep(scene, step, discarded);
  }
}

function takeGet(scene: Scene, choice: Option | undefined): boolean {
  const { G } = scene;
  if (choice === 'reset') {
    G.resetUsed = true;
    move(G.offer, [...G.offer], G.discard.kirby);
    refillOffer(scene, OFFER);
    return false;
  }
  if (choice === 'stop') G.getsLeft = 0;
  else {
    if (choice !== undefined) receive(scene, choice);
    G.getsLeft -= 1;
  }
  G.firstGet = false;
  if (G.getsLeft > 0) return false;
  if (G.hands[scene.seat]!.length > HAND_LIMIT) {
    G.asked = 'handLimit';
    return false;
  }
  return beginFilling(scene);
}

function beginFilling(scene: Scene): boolean {
  scene.G.asked = 'getAfter';
  scene.G.fillTo = 0;
  runLate(scene, 'getUntil');
  return !mustFill(scene.G, scene.seat);
}

const mustFill = (G: Battle, seat: number): boolean =>
  G.hands[seat]!.length < G.fillTo && sources(G, seat).length > 0;

function getOptions(G: Battle, seat: number): Option[] {
  const options = sources(G, seat);
  if (!G.firstGet) return [...options, 'stop'];
  const drawable = options.at(-1) === 'draw-normal';
  if (options.length > (drawable ? 1 : 0) || G.resetUsed) return options;
  return drawable ? [...options, 'reset'] : ['reset', 'stop'];
}

function sources(G: Battle, seat: number): Option[] {
  const colors = new Set(G.won[seat]!.map((card) => fact(card).color));
  const options: Option[] = G.offer.filter((card) => colors.has(fact(card).color));
  const drawable = G.deck.normal.length > 0 || G.discard.kirby.some((card) => fact(card).kind === 'normal');
  if (drawable) options.push('draw-normal');
  return options;
}

function receive(scene: Scene, option: Option): void {
  const { G, seat, shuffle } = scene;
  if (typeof option === 'number') return move(G.offer, [option], G.hands[seat]!);
  if (G.deck.normal.length === 0) {
    move(
      G.discard.kirby,
      G.discard.kirby.filter((card) => fact(card).kind === 'normal'),
      G.deck.normal,
    );
    G.deck.normal = shuffle(G.deck.normal);
  }
  G.hands[seat]!.push(G.deck.normal.pop()!);
}

function refillOffer({ G, shuffle }: Scene, to: number): void {
  while (G.offer.length < to) {
    if (G.deck.copy.length === 0) {
      move(
        G.discard.kirby,
        G.discard.kirby.filter((card) => fact(card).kind === 'copy'),
        G.deck.copy,
      );
      if (G.deck.copy.length === 0) return;
      G.deck.copy = shuffle(G.deck.copy);
    }
    G.offer.push(G.deck.copy.pop()!);
  }
}

function refillTable({ G, shuffle }: Scene, to: number): void {
  while (G.table.length < to) {
    if (G.deck.enemy.length === 0) {
      move(G.discard.enemy, [...G.discard.enemy], G.deck.enemy);
      if (G.deck.enemy.length === 0) return;
      G.deck.enemy = shuffle(G.deck.enemy);
    }
    G.table.push(G.deck.enemy.pop()!);
  }
}

function take(from: number[], card: number): void {
  from.splice(from.indexOf(card), 1);
}

function move(from: number[], cards: readonly number[], to: number[]): void {
  for (const card of cards) {
    take(from, card);
    to.push(card);
  }
}
