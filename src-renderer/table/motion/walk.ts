import type { MatchView } from '@shared/contract/view';
import { counterOf } from '../model/seating';
import { soloFacts } from '../solo/facts';
import { between, placed } from './place';
import type { Box, Flight } from './plan';
import { whenOver } from './shine';

/** How high a hop goes, as a share of the card's width. */
const HOP = 0.11;

/** Keyframes of an enemy that walks one hill nearer in two small hops. */
export function hops(from: Box, to: Box, home: Box): Keyframe[] {
  const step = (part: number, lift: number): Keyframe => ({
    ...placed(between(from, to, part), home, lift * HOP * to.width),
    offset: part,
  });
  return [step(0, 0), step(0.25, 1), step(0.5, 0), step(0.75, 1), step(1, 0)];
}

/** A heart that is knocked out because an enemy got past me. */
export interface Knock {
  /** Which heart, counted from 0 at the left; null when none was left. */
  readonly heart: number | null;
  /** Milliseconds after the change, at normal speed. */
  readonly delay: number;
}

/** An enemy has passed this long after it set out. */
const PASSES = 110;

/** The hearts that a turn's hits knock out, the last one first. */
export function knocks(old: MatchView, now: MatchView, flights: readonly Flight[]): readonly Knock[] {
  if (counterOf(now, 'damage') <= counterOf(old, 'damage')) return [];
  const { left } = soloFacts(old);
  return flights
    .filter(({ manner, zone }) => manner === 'hit' && zone === 'damage')
    .map(({ delay }, index) => ({
      heart: index < left ? left - 1 - index : null,
      delay: delay + PASSES + index * KNOCKS_APART,
    }));
}

const KNOCKS_APART = 70;
const KNOCK_TIME = 320;

/** Lets a heart drop out of its row. Until then its copy covers the place where it is already missing. */
export function knockOut(layer: HTMLElement, heart: HTMLElement, delay: number, scale: number): Animation {
  const rect = heart.getBoundingClientRect();
  const copy = heart.cloneNode(true);
  const drop = document.createElement('i');
  drop.append(...(copy instanceof HTMLElement ? copy.childNodes : []));
  drop.setAttribute('aria-hidden', 'true');
  drop.style.cssText =
    `position:fixed;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px;` +
    'line-height:0;color:var(--heart)';
  layer.append(drop);
  const animation = drop.animate(
    [
      { translate: '0 0', scale: 1, rotate: '0deg', opacity: 1 },
      {
        translate: `${rect.width * 0.3}px ${-rect.height * 0.7}px`,
        scale: 1.3,
        rotate: '16deg',
        offset: 0.3,
      },
      { translate: `${rect.width * 0.9}px ${rect.height * 3.2}px`, scale: 0.9, rotate: '70deg', opacity: 0 },
    ],
    {
      duration: KNOCK_TIME * scale,
      delay: delay * scale,
      easing: 'cubic-bezier(.4,.1,.8,.7)',
      fill: 'backwards',
    },
  );
  whenOver(animation, () => drop.remove());
  return animation;
}

/** How much the felt dims when an enemy hits, and for how long in milliseconds. */
const DIM = { share: 0.06, time: 150 } as const;

/** Dims the felt for a moment. */
export function dimFelt(layer: HTMLElement, felt: Element, delay: number, scale: number): Animation {
  const rect = felt.getBoundingClientRect();
  const shade = document.createElement('i');
  shade.style.cssText =
    `position:fixed;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px;` +
    'border-radius:var(--radius-felt);background:#000;opacity:0';
  layer.append(shade);
  const animation = shade.animate([{ opacity: 0 }, { opacity: DIM.share, offset: 0.3 }, { opacity: 0 }], {
    duration: DIM.time * scale,
    delay: delay * scale,
    easing: 'linear',
  });
  whenOver(animation, () => shade.remove());
  return animation;
}
