import type { Box } from './plan';
import { CARD_RATIO } from '../layout/sizes';
import type { RingRun, StarFlight } from './cues';
import { STEP_LIT } from './cues';

const TRAVEL = 'cubic-bezier(.3,.1,.2,1)';
/** How far a star bows out of its straight way, as a share of the distance. */
const STAR_BOW = 0.14;

/** Runs `done` once, when the animation is over or was called off. */
export function whenOver(animation: Animation, done: () => void): void {
  animation.addEventListener('finish', done, { once: true });
  animation.addEventListener('cancel', done, { once: true });
}

/** Lights a step's sign on the card in play. */
export function lightStep(sign: SVGElement, delay: number, scale: number): Animation {
  sign.style.transformBox = 'fill-box';
  sign.style.transformOrigin = 'center';
  // Lengths inside the drawing are card units, about six to a pixel.
  const glow = 'drop-shadow(0 0 10px #f0ad2c) drop-shadow(0 0 28px #f0ad2c)';
  return sign.animate(
    [
      { scale: 1, filter: 'drop-shadow(0 0 0 transparent)' },
      { scale: 1.42, filter: glow, offset: 0.4, easing: TRAVEL },
      { scale: 1, filter: 'drop-shadow(0 0 0 transparent)' },
    ],
    { duration: STEP_LIT * scale, delay: delay * scale, easing: TRAVEL },
  );
}

/** Flies one star, not to be seen before it detaches; it is put on the layer and taken off again. */
export function flyStar(layer: HTMLElement, star: HTMLElement, flight: StarFlight, scale: number): Animation {
  const { from, to } = flight;
  star.setAttribute('aria-hidden', 'true');
  star.style.cssText =
    `position:fixed;left:${from.x - from.width / 2}px;top:${from.y - from.width / 2}px;` +
    `font-size:${from.width}px;line-height:1;color:var(--glow);visibility:hidden;` +
    'filter:drop-shadow(0 0 1.5px #6b4203)';
  layer.append(star);
  const x = to.x - from.x;
  const y = to.y - from.y;
  const size = to.width / from.width;
  const animation = star.animate(
    [
      { translate: '0 0', scale: 1, visibility: 'visible' },
      {
        translate: `${x * 0.5 - y * STAR_BOW}px ${y * 0.5 + x * STAR_BOW * 0.4}px`,
        scale: Math.max(1.25, size * 1.1),
        offset: 0.5,
      },
      { translate: `${x}px ${y}px`, scale: size, visibility: 'visible' },
    ],
    { duration: flight.duration * scale, delay: flight.delay * scale, easing: TRAVEL },
  );
  whenOver(animation, () => star.remove());
  return animation;
}

/** Runs the accent ring from one sign to another, whose own ring (on `place`) waits until then. */
export function runRing(
  layer: HTMLElement,
  ends: { readonly from: Box; readonly to: Box; readonly place: HTMLElement },
  run: RingRun,
  scale: number,
): readonly Animation[] {
  // A sign is round: a card as high as the sign is the widest that fits it.
  const size = ends.from.width * CARD_RATIO;
  const ring = document.createElement('i');
  ring.style.cssText =
    `position:fixed;left:${ends.from.x - size / 2}px;top:${ends.from.y - size / 2}px;` +
    `width:${size}px;height:${size}px;` +
    'border-radius:50%;box-shadow:0 0 0 2px var(--panel),0 0 0 5px var(--accent)';
  layer.append(ring);
  const x = ends.to.x - ends.from.x;
  const y = ends.to.y - ends.from.y;
  const timing = { duration: run.duration * scale, delay: run.delay * scale } as const;
  const running = ring.animate(
    [
      { translate: '0 0', scale: 1 },
      { translate: `${x}px ${y}px`, scale: ends.to.width / ends.from.width },
    ],
    { ...timing, easing: TRAVEL, fill: 'both' },
  );
  whenOver(running, () => ring.remove());
  const waiting = ends.place.animate([{ boxShadow: 'none' }, { boxShadow: 'none' }], {
    ...timing,
    fill: 'backwards',
  });
  return [running, waiting];
}

/** How long the first-turn card is on its way, in milliseconds. */
const PASS_TIME = 320;

/** Brings the first-turn card to its place from where it lay. */
export function passCard(element: HTMLElement, from: Box, to: Box, delay: number, scale: number): Animation {
  return element.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: from.width / to.width, zIndex: 30 },
      { scale: 1.6, offset: 0.5 },
      { translate: '0 0', scale: 1, zIndex: 30 },
    ],
    { duration: PASS_TIME * scale, delay: delay * scale, easing: TRAVEL, fill: 'backwards' },
  );
}
