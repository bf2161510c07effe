import type { MatchChange, MatchView } from '@shared/contract/view';
import { gameTable } from '../model/games';
import { inPlay } from '../model/seating';
import { failedTargets, trailColor } from './attackMotion';
import { ringRun, spoilsOf, starFlights, stepCues } from './cues';
import { shake, trail } from './fly';
import { gainFlights, gainsOf } from './gains';
import type { OnTheWay } from './onTheWay';
import { SHAKE_TIME, TRAIL_TIME, type Flight } from './plan';
import type { Stage } from './scene';
import { flyStar, lightStep, passCard, runRing, whenOver } from './shine';
import { dimFelt, knockOut, knocks } from './walk';

/** The first-turn card waits for the cards of the ending set, in milliseconds. */
const STARTER_WAITS = 300;

/** Everything a change is accompanied by, once its cards are on their way. */
export interface Happening {
  readonly change: MatchChange;
  readonly old: MatchView;
  readonly before: Stage;
  readonly after: Stage;
  readonly flights: readonly Flight[];
}

interface Tools {
  readonly layer: HTMLElement;
  /** Factor on every duration; more than 0. */
  readonly scale: number;
  readonly keep: (animation: Animation) => void;
  /** A star to fly. */
  readonly star: () => HTMLElement | null;
}

/** What the counts hold back until it is seen to arrive, in the order it will. */
export interface Held {
  /** By seat: lets the next star be counted. */
  readonly stars: ReadonlyMap<number, (() => void)[]>;
  readonly power: readonly (() => void)[];
}

/** Holds back what a change brings, before anything of it is shown. */
export function holdBack(change: MatchChange, onTheWay: OnTheWay): Held {
  const stars = new Map<number, (() => void)[]>();
  const won = spoilsOf(change.events).map(({ seat, stars: count }) => ({ seat, count }));
  const given = gainsOf(change.events).map(({ seat, points: count }) => ({ seat, count }));
  for (const { seat, count } of [...won, ...given]) {
    const held = stars.get(seat) ?? [];
    for (let star = 0; star < count; star += 1) held.push(onTheWay.holdStar(seat));
    stars.set(seat, held);
  }
  return {
    stars,
    power: stepCues(change.events, change.view.decision?.kind).map(({ power }) => onTheWay.holdPower(power)),
  };
}

/** Lets everything be counted that still waits. */
export function letGo({ stars, power }: Held): void {
  for (const waiting of stars.values()) waiting.forEach((release) => release());
  power.forEach((release) => release());
}

/** An attack before its enemies fall or stay: a trail to each from the card in play. */
function strike({ change, old, before, after, flights }: Happening, { layer, scale, keep }: Tools): void {
  const passing = flights.find(({ leg }) => leg === 'first');
  const attacker = passing?.card ?? inPlay(old)?.card;
  const from = passing?.to ?? before.cards.get(attacker ?? -1);
  if (attacker === undefined || from === undefined) return;
  const color = trailColor(before.elements.get(attacker) ?? after.elements.get(attacker));
  for (const { manner, card, from: to, delay } of flights) {
    if (manner !== 'win' && manner !== 'miss') continue;
    const hit = manner === 'win' ? delay : delay - SHAKE_TIME;
    keep(trail(layer, from, to, color, Math.max(0, hit - TRAIL_TIME), scale));
    const element = before.elements.get(card ?? -1);
    if (manner === 'miss' && element !== undefined) keep(shake(element, hit, scale));
  }
  for (const failed of failedTargets(change.events, change.view)) {
    const to = after.cards.get(failed);
    const element = after.elements.get(failed);
    if (to === undefined || element === undefined) continue;
    keep(trail(layer, from, to, color, 0, scale));
    keep(shake(element, TRAIL_TIME, scale));
  }
}

/** Lights the signs of the steps that were carried out; the power counts each as its sign lights. */
function lightSteps({ change, after }: Happening, { layer, scale, keep }: Tools, held: Held): void {
  const card = after.elements.get(inPlay(change.view)?.card ?? -1);
  stepCues(change.events, change.view.decision?.kind).forEach(({ sign, nth, delay }, index) => {
    const signs = card?.querySelectorAll<SVGElement>(`[data-step="${sign}"]`);
    const lit = signs?.[nth % Math.max(1, signs.length)];
    if (lit !== undefined) keep(lightStep(lit, delay, scale));
    // Nothing but a time to wait for, kept with the others so that a press ends it too.
    const moment = layer.animate(null, { duration: delay * scale + 1 });
    whenOver(moment, () => held.power[index]?.());
    keep(moment);
  });
}

/** Stars detach from what falls or what gives points, and fly to the seat, whose score counts each as it arrives. */
function flyStars(
  { change, before, after, flights }: Happening,
  { layer, scale, keep, star }: Tools,
  held: Held,
): void {
  const won = starFlights(flights, spoilsOf(change.events), after.anchors);
  const given = gainFlights(gainsOf(change.events), flights, { before, after });
  for (const flight of [...won, ...given]) {
    const drawn = star();
    const release = held.stars.get(flight.seat)?.shift();
    if (drawn === null || release === undefined) {
      release?.();
      continue;
    }
    const animation = flyStar(layer, drawn, flight, scale);
    whenOver(animation, release);
    keep(animation);
  }
}

function passRing({ change, old, after, flights }: Happening, { layer, scale, keep }: Tools): void {
  const run = ringRun(old, change.view, flights.length > 0);
  const from = after.anchors.get(`sign:${run?.from}`);
  const to = after.anchors.get(`sign:${run?.to}`);
  const place = after.places.get(`sign:${run?.to}`);
  if (run !== null && from && to && place) runRing(layer, { from, to, place }, run, scale).forEach(keep);
}

/** Enemies that got past knock hearts out, and the felt dims. */
function takeHits({ change, old, after, flights }: Happening, { layer, scale, keep }: Tools): void {
  if (change.cause !== 'pick') return;
  for (const { heart, delay } of knocks(old, change.view, flights)) {
    const felt = after.places.get('damage')?.closest('main');
    const place = heart === null ? undefined : after.places.get(`heart:${heart}`);
    if (place !== undefined) keep(knockOut(layer, place, delay, scale));
    if (felt) keep(dimFelt(layer, felt, delay, scale));
  }
}

/** The first-turn card goes on to the seat that starts the next set, once its cards are on the way. */
function passStarter({ change, old, before, after, flights }: Happening, { scale, keep }: Tools): void {
  const { starter } = gameTable(change.view);
  if (starter(old) === starter(change.view)) return;
  const from = before.anchors.get('starter');
  const to = after.anchors.get('starter');
  const element = after.places.get('starter');
  if (from === undefined || to === undefined || element === undefined) return;
  keep(passCard(element, from, to, flights.length > 0 ? STARTER_WAITS : 0, scale));
}

/** Trails, lit signs, stars and the ring of a change. What cannot be seen is counted at once. */
export function accompany(happening: Happening, tools: Tools, held: Held): void {
  if (happening.change.cause === 'pick') {
    strike(happening, tools);
    lightSteps(happening, tools, held);
    flyStars(happening, tools, held);
  }
  takeHits(happening, tools);
  passRing(happening, tools);
  passStarter(happening, tools);
  for (const waiting of held.stars.values()) waiting.splice(0).forEach((release) => release());
}
