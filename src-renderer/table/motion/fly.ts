import { between, placed } from './place';
import { SHAKE_TIME, type Box, type Flight, type Manner } from './plan';
import { hops } from './walk';

const TRAVEL = 'cubic-bezier(.3,.1,.2,1)';
const LAND = 'cubic-bezier(.25,1.25,.45,1)';
const EASING: Readonly<Record<Manner, string>> = {
  deal: LAND,
  play: LAND,
  get: LAND,
  win: TRAVEL,
  earn: TRAVEL,
  miss: TRAVEL,
  discard: TRAVEL,
  riffle: TRAVEL,
  walk: 'linear',
  hit: TRAVEL,
  shift: TRAVEL,
};

/** How far a flight bows, as a share of its distance. */
const ARC = 0.08;
/** How far an enemy tips before it falls, in degrees, and how much of the flight that takes. */
const TIP = { angle: -6, share: 0.3 } as const;
/** How far a picked card lifts, in pixels, and how long that takes, in milliseconds. */
const LIFT = { by: 12, time: 120 } as const;

/** Keyframes that bring an element from elsewhere to where it stands (`home`), or from there away. */
function frames(from: Box, to: Box, home: Box, bowed: boolean): Keyframe[] {
  const lift = bowed ? Math.hypot(to.x - from.x, to.y - from.y) * ARC : 0;
  const middle = { ...placed(between(from, to, 0.5), home, lift), offset: 0.5 };
  return [placed(from, home), middle, placed(to, home)];
}

/** The same with a tip backwards first, and fading as it arrives: how a defeated enemy leaves. */
function fall(from: Box, to: Box, home: Box): Keyframe[] {
  const [start, middle, end] = frames(from, to, home, true);
  return [
    { ...start, opacity: 1 },
    { ...start, rotate: `${TIP.angle}deg`, opacity: 1, offset: TIP.share },
    { ...middle, opacity: 1, offset: 0.68 },
    { ...end, opacity: 0.2 },
  ];
}

function shownWhile(animation: Animation, element: HTMLElement): void {
  element.style.zIndex = '30';
  const done = (): void => {
    element.style.zIndex = '';
  };
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
}

const timing = (flight: Flight, scale: number): KeyframeAnimationOptions => ({
  duration: flight.duration * scale,
  delay: flight.delay * scale,
  easing: EASING[flight.manner],
  fill: 'backwards',
});

/** Flies a card's own element to its place. */
export function land(element: HTMLElement, flight: Flight, scale: number): Animation {
  const animation = element.animate(
    flight.manner === 'walk'
      ? hops(flight.from, flight.to, flight.home)
      : frames(flight.from, flight.to, flight.home, flight.manner !== 'shift'),
    timing(flight, scale),
  );
  if (flight.manner !== 'shift' && flight.leg !== 'first') shownWhile(animation, element);
  return animation;
}

/** Lifts a card that was picked; it stays so until what became of it is here. */
export const lift = (element: HTMLElement, scale: number): Animation =>
  element.animate([{ translate: '0 0' }, { translate: `0 ${-LIFT.by}px` }], {
    id: 'lift',
    duration: LIFT.time * scale,
    easing: TRAVEL,
    fill: 'forwards',
  });

/** Hides a card's front until its back has turned over. */
export function revealLate(element: HTMLElement, flight: Flight, scale: number): Animation {
  return element.animate(
    [
      { opacity: 0, offset: 0 },
      { opacity: 0, offset: 0.55 },
      { opacity: 1, offset: 0.56 },
      { opacity: 1, offset: 1 },
    ],
    { ...timing(flight, scale), easing: 'linear' },
  );
}

interface GhostOptions {
  /** Not to be seen before it starts: a copy would lie on the count of the pile it comes from. */
  readonly copy?: boolean;
  /** Where the element was, if this is the second leg of its way. */
  readonly home?: Box | undefined;
}

/** Flies something that belongs to no place any more (or only to the flight), and takes it off the page. */
export function ghost(
  layer: HTMLElement,
  element: HTMLElement,
  flight: Flight,
  scale: number,
  { copy = false, home: start = flight.from }: GhostOptions = {},
): Animation {
  const home: Box = { ...start, angle: 0 };
  element.inert = true;
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText =
    `position:fixed;margin:0;width:${home.width}px;transform:none;` +
    `left:${home.x - home.width / 2}px;top:${home.y - (home.width * 88) / 126}px`;
  layer.append(element);
  const keyframes =
    flight.manner === 'win' ? fall(flight.from, flight.to, home) : frames(flight.from, flight.to, home, true);
  const seen = copy ? keyframes.map((frame) => ({ ...frame, visibility: 'visible' })) : keyframes;
  if (copy) element.style.visibility = 'hidden';
  const onward = flight.leg === 'first';
  const fill = copy ? 'none' : onward ? 'backwards' : 'both';
  const animation = element.animate(seen, { ...timing(flight, scale), fill });
  if (!onward) {
    const off = (): void => element.remove();
    animation.addEventListener('finish', off);
    animation.addEventListener('cancel', off);
  }
  return animation;
}

/** Lets a card not be seen where it lands before what flies there has arrived. */
export function hideUntilThere(element: HTMLElement, { delay, duration }: Flight, scale: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: (delay + duration) * scale,
    easing: 'linear',
  });
}

/** Draws one card as several lying on each other. */
export function thicken(element: HTMLElement, sheets: number): void {
  if (sheets < 2) return;
  const edges = Array.from({ length: sheets - 1 }, (_, index) => {
    const at = (index + 1) * 2;
    return `${at}px ${at}px 0 ${index % 2 === 0 ? 'var(--edge)' : 'color-mix(in srgb,var(--edge),#2b2033 34%)'}`;
  });
  element.style.borderRadius = '5.7% / 4.08%';
  element.style.boxShadow = [...edges, '0 10px 14px rgba(var(--shadow-rgb),.35)'].join(',');
}

/** Lets a back be seen for the first half of a flight only. */
export function hideHalfway(element: HTMLElement, flight: Flight, scale: number): Animation {
  return element.animate(
    [
      { opacity: 1, offset: 0 },
      { opacity: 1, offset: 0.55 },
      { opacity: 0, offset: 0.56 },
      { opacity: 0, offset: 1 },
    ],
    { ...timing(flight, scale), easing: 'linear', fill: 'both' },
  );
}

/** One short shake: an attack that came to nothing. It adds to whatever else moves the element. */
export function shake(element: HTMLElement, delay: number, scale: number): Animation {
  return element.animate(
    [0, -3, 3, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: SHAKE_TIME * scale, delay: delay * scale, easing: 'linear', composite: 'add' },
  );
}

/** The trail of an attack: a tapered streak in the card's colour from the card in play to an enemy. */
export function trail(
  layer: HTMLElement,
  from: Box,
  to: Box,
  color: string,
  delay: number,
  scale: number,
): Animation {
  const streak = document.createElement('i');
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  streak.style.cssText =
    `position:fixed;left:${from.x}px;top:${from.y - 14}px;width:${length}px;height:28px;` +
    `transform-origin:0 50%;transform:rotate(${angle}deg);border-radius:50%;` +
    `clip-path:polygon(0 50%,88% 12%,100% 50%,88% 88%);` +
    `background:linear-gradient(90deg,transparent,${color} 55%,#fffaf3)`;
  layer.append(streak);
  const animation = streak.animate(
    [
      { opacity: 0, clipPath: 'polygon(0 50%,0 12%,8% 50%,0 88%)' },
      { opacity: 0.85, clipPath: 'polygon(0 50%,88% 12%,100% 50%,88% 88%)', offset: 0.7 },
      { opacity: 0, clipPath: 'polygon(70% 50%,96% 26%,100% 50%,96% 74%)' },
    ],
    { duration: 210 * scale, delay: delay * scale, easing: 'linear', fill: 'both' },
  );
  const off = (): void => streak.remove();
  animation.addEventListener('finish', off);
  animation.addEventListener('cancel', off);
  return animation;
}
