import { ART_CHOICES } from '@shared/art';
import type { DraftCard, DraftCeremony } from '@shared/contract/drafts';
import type { CopytoruDraft } from '../model/kinds';
import { CLOTHS, clothOf, THINGS, withCloth } from './cloth-art';
import { figuresFor, sceneKept, shownOf, withDrawn, withProp } from './drawn-art';

type Draw = () => number;

/** How often nothing is added to a place. */
const BARE = 0.45;

const pick = <Value>(from: readonly Value[], random: Draw): Value | undefined =>
  from[Math.floor(random() * from.length)];

/** The card with what its drawn picture shows written down, so that its copy looks like it. */
export function pictureKept(card: DraftCard): DraftCard {
  if (card.art !== undefined) return card;
  return card.type === 'ceremony' ? withCloth(card, {}) : sceneKept(card);
}

/**
 * The card with another picture by program. A ceremony shows another thing on another cloth.
 * @param random gives numbers from 0 up to, not including, 1
 */
export function anotherPicture(card: CopytoruDraft, random: Draw): CopytoruDraft;
export function anotherPicture(card: DraftCard, random: Draw): DraftCard;
export function anotherPicture(card: DraftCard, random: Draw): DraftCard {
  return card.type === 'ceremony' ? anotherCloth(card, random) : anotherScene(card, random);
}

function anotherCloth(card: DraftCeremony, random: Draw): DraftCard {
  const before = clothOf(card);
  const tone = pick(
    CLOTHS.filter((name) => name !== before.tone),
    random,
  );
  const thing = pick(
    THINGS.filter((name) => name !== before.thing),
    random,
  );
  return withCloth(card, { tone: tone ?? before.tone, thing: thing ?? before.thing });
}

/**
 * Another place, at a time of day that suits it, now and then with something added. The figure stays where the card's
 * ability tells it; otherwise that changes too.
 */
function anotherScene(card: CopytoruDraft, random: Draw): CopytoruDraft {
  const before = shownOf(card);
  const others = ART_CHOICES.scenes.filter((name) => name !== before.scene);
  const scene = pick(others, random) ?? before.scene;
  const palette = pick(ART_CHOICES.places[scene].times, random);
  // Creatures and winds of no colour tell no ability, so any of them may come.
  const free = card.ability === undefined ? figuresFor(card).filter(({ native }) => native === 'white') : [];
  const figure = pick(free, random)?.name;
  const moved = withDrawn(card, {
    scene,
    ...(palette !== undefined && { palette }),
    ...(figure !== undefined && { figure }),
    props: [],
  });
  const prop = random() < BARE ? undefined : pick(ART_CHOICES.places[scene].props, random);
  return prop === undefined ? moved : withProp(moved, prop, true);
}
