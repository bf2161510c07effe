import { ART_CHOICES } from '@shared/art';
import type { DraftCard } from '@shared/contract/drafts';
import { figuresFor, shownOf, withDrawn, withProp } from './drawn-art';

/** How often nothing is added to a place. */
const BARE = 0.45;

/**
 * The card with another picture by program: another place, at a time of day that suits it, now and then with
 * something added. The figure stays where the card's ability tells it; otherwise that changes too.
 * @param random gives numbers from 0 up to, not including, 1
 */
export function anotherScene(card: DraftCard, random: () => number): DraftCard {
  const pick = <Value>(from: readonly Value[]): Value | undefined => from[Math.floor(random() * from.length)];
  const before = shownOf(card);
  const scene = pick(ART_CHOICES.scenes.filter((name) => name !== before.scene)) ?? before.scene;
  const palette = pick(ART_CHOICES.places[scene].times);
  // Creatures and winds of no colour tell no ability, so any of them may come.
  const free = card.ability === undefined ? figuresFor(card).filter(({ native }) => native === 'white') : [];
  const figure = pick(free)?.name;
  const moved = withDrawn(card, {
    scene,
    ...(palette !== undefined && { palette }),
    ...(figure !== undefined && { figure }),
    props: [],
  });
  const prop = random() < BARE ? undefined : pick(ART_CHOICES.places[scene].props);
  return prop === undefined ? moved : withProp(moved, prop, true);
}
