import { CARD_RATIO } from '../layout/sizes';
import type { Box, Scene } from './plan';

/** The turn of an element: its own place in the fan, and what a running flight adds. */
function angleOf(element: HTMLElement): number {
  const flown = Number.parseFloat(getComputedStyle(element).rotate);
  return Number(element.dataset['angle'] ?? 0) + (Number.isFinite(flown) ? flown : 0);
}

/**
 * The box of a card from the rectangle around it. A turned card fills more than its own width; height is
 * what a flight never squeezes, so it gives the width.
 */
function boxOf(element: HTMLElement): Box {
  const rect = element.getBoundingClientRect();
  const angle = angleOf(element);
  const turn = (Math.abs(angle) * Math.PI) / 180;
  const width = rect.height / (Math.sin(turn) + CARD_RATIO * Math.cos(turn));
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width, angle };
}

/** A place cards come from or go to: no card is larger than the place is. */
function anchorOf(element: HTMLElement): Box {
  const rect = element.getBoundingClientRect();
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width: Math.max(12, Math.min(rect.width, rect.height / CARD_RATIO)),
    angle: 0,
  };
}

export interface Stage extends Scene {
  /** The element each card is drawn by. */
  readonly elements: ReadonlyMap<number, HTMLElement>;
  /** The element of each place. */
  readonly places: ReadonlyMap<string, HTMLElement>;
}

/** Where everything is at this very moment, flights under way included. */
export function measure(root: HTMLElement): Stage {
  const cards = new Map<number, Box>();
  const hand = new Set<number>();
  const elements = new Map<number, HTMLElement>();
  const anchors = new Map<string, Box>();
  const places = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-instance]')) {
    const instance = Number(element.dataset['instance']);
    cards.set(instance, boxOf(element));
    elements.set(instance, element);
    if (element.closest('[data-row="hand"]') !== null) hand.add(instance);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    anchors.set(element.dataset['zone'] ?? '', anchorOf(element));
    places.set(element.dataset['zone'] ?? '', element);
  }
  return { cards, elements, anchors, places, hand };
}
