import type { Art, EnemyCard, KirbyCard, Variant } from '@shared/abilities';
import { hashText, Random, subSeed } from '@shared/art/drawing/random';
import { isPlayed } from '@shared/cards/card';
import type { PlayedType } from '@shared/cards/vocabulary';
import type { HouseCard, PlayedHouseCard } from '@shared/vocabularies';
import { clothPicture } from './ceremony-picture';
import { chooseFigure, drawFigure } from '@shared/art/figures';
import { disc, line } from '@shared/art/drawing/shape';
import { drawScene } from '@shared/art/scene';
import { card as roundCard, CARD_HEIGHT, CARD_WIDTH } from './outline';
import type { Face } from './index-part';
import { type OwnPicture, placedPicture } from './own-picture';
import { MISSING, PAPER } from './palette';

/** How a card's picture is to be drawn. */
export interface CardPictureOptions {
  readonly face: Face;
  /** What all chance in the picture follows from; the card's id when absent. */
  readonly seed?: string;
  /** Another look for the same card: its art is drawn instead. */
  readonly variant?: Variant;
  /**
   * Where the art is a file: that picture. `missing` marks the stand-in that is drawn instead with a small cross;
   * left out, the stand-in says nothing.
   */
  readonly image?: OwnPicture | 'missing';
}

/** The part of a card where its picture shows, in card units (0.1 mm). */
export interface PictureWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLOTH_HEIGHT: Readonly<Record<Face, number>> = { full: 570, table: 710, token: 840 };
const HEIGHTS: Readonly<Record<PlayedType, Readonly<Record<Face, number>>>> = {
  kirby: { full: 640, table: 620, token: 820 },
  enemy: { full: 700, table: 720, token: 720 },
  ceremony: CLOTH_HEIGHT,
  kokopelli: CLOTH_HEIGHT,
};

/** Where the picture of a card lies on a face; a picture of one's own is shown there too, cut to cover it. */
export function pictureWindow(type: PlayedType, face: Face): PictureWindow {
  return { x: 18, y: 18, width: 594, height: HEIGHTS[type][face] };
}

/** The art a card shows: its own, or that of another look. */
export const shownArt = (card: PlayedHouseCard, variant: Variant | undefined): Art | undefined =>
  variant?.art ?? card.art;

interface FigurePlace {
  /** Middle of a Kirby card's emblem, upper left corner of a creature's box; in the window. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const EMBLEM: Readonly<Record<Face, FigurePlace>> = {
  full: { x: 380, y: 286, scale: 1.56 },
  table: { x: 398, y: 274, scale: 1.6 },
  token: { x: 384, y: 430, scale: 1.8 },
};
const CREATURE: Readonly<Record<Face, FigurePlace>> = {
  full: { x: 126, y: 232, scale: 2.05 },
  table: { x: 172, y: 222, scale: 2.05 },
  token: { x: 200, y: 300, scale: 1.9 },
};

const round = (value: number): number => Math.round(value * 100) / 100;

function emblemTransform(card: KirbyCard, face: Face, seed: string): string {
  const { x, y, scale } = EMBLEM[face];
  const turn = new Random(subSeed(seed, 'turn')).between(-9, 9);
  const size = scale * (0.8 + 0.05 * card.power);
  return `translate(${x} ${y}) rotate(${round(turn)}) scale(${round(size)}) translate(-100 -100)`;
}

function creatureTransform(card: EnemyCard, face: Face): string {
  const { x, y, scale } = CREATURE[face];
  // Larger ones grow from the middle of their feet, so that all stand on one ground line.
  const size = scale * (0.86 + 0.02 * card.life);
  const foot = { x: x + 100 * scale, y: y + 176 * scale };
  return `translate(${round(foot.x)} ${round(foot.y)}) scale(${round(size)}) translate(-100 -176)`;
}

function drawn(art: Art | undefined): {
  scene?: string;
  palette?: string;
  figure?: string;
  props: readonly string[];
} {
  if (art === undefined || 'file' in art) return { props: [] };
  const { scene, palette, figure, props = [] } = art;
  return {
    props,
    scene,
    ...(palette === undefined ? {} : { palette }),
    ...(figure === undefined ? {} : { figure }),
  };
}

/** A place with its figure, in the coordinates of the window. */
function drawnPicture(
  card: KirbyCard | EnemyCard,
  options: CardPictureOptions,
  { seed, place, id }: { readonly seed: string; readonly place: PictureWindow; readonly id: string },
): string {
  const { face, variant } = options;
  const { scene, palette, figure, props } = drawn(shownArt(card, variant));
  // Small faces are drawn from fewer marks; the drawing is the same.
  const grain = face === 'full' ? 1 : 0.33;
  const { back, near } = drawScene({
    scene,
    palette,
    colour: card.color,
    seed,
    width: place.width,
    height: place.height,
    horizon: card.type === 'kirby' ? 0.5 : 0.48,
    props,
    grain,
    id: `${id}s`,
  });
  const rank = card.type === 'kirby' ? card.power : card.life;
  const drawing = drawFigure({
    name: chooseFigure({ figure, card: card.type, ability: card.ability, rank, seed }),
    id: `${id}f`,
    seed,
    color: card.color,
    rank,
    grain,
    props,
  });
  const transform = card.type === 'kirby' ? emblemTransform(card, face, seed) : creatureTransform(card, face);
  return `${back}<g transform="${transform}">${drawing}</g>${near}`;
}

/** What is drawn into the window, in its coordinates. */
function inside(
  card: PlayedHouseCard,
  options: CardPictureOptions,
  { seed, place, id }: { readonly seed: string; readonly place: PictureWindow; readonly id: string },
): string {
  if (card.type === 'kirby' || card.type === 'enemy') return drawnPicture(card, options, { seed, place, id });
  const { face, variant } = options;
  return clothPicture(card, { face, seed, variant }, { width: place.width, height: place.height, id });
}

/** The small cross of a picture that could not be shown, at the window's upper right, clear of the index. */
function missingMark(face: Face): string {
  const size = face === 'token' ? 2 : 1;
  const [x, y] = [574 - 28 * size, 56 + 28 * (size - 1)];
  const arm = 13 * size;
  return (
    disc(x, y, 30 * size, PAPER) +
    line(
      `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`,
      MISSING,
      8 * size,
    )
  );
}

/** What shows in a played card's window, clipped a little larger than it, so that no seam shows along the frame. */
export function windowPicture(card: PlayedHouseCard, options: CardPictureOptions): string {
  const { face, variant, image } = options;
  // Another look is the same picture but for what its art says: both follow from the card.
  const seed = options.seed ?? card.id;
  const place = pictureWindow(card.type, face);
  const color = 'color' in card ? card.color : card.type;
  const what = JSON.stringify([seed, card.id, color, face, variant?.id, shownArt(card, variant)]);
  const id = `p${hashText(what).toString(36)}`;
  const clip = `<clipPath id="${id}"><path d="${roundCard(12, 12, 606, place.height + 12, 24)}"/></clipPath>`;
  const art = shownArt(card, variant);
  const file = art !== undefined && 'file' in art ? art : undefined;
  if (file && image !== undefined && image !== 'missing') {
    return `${clip}<g clip-path="url(#${id})">${placedPicture(image, file.crop, place)}</g>`;
  }
  return (
    `${clip}<g clip-path="url(#${id})"><g transform="translate(${place.x} ${place.y})">` +
    `${inside(card, options, { seed, place, id })}</g></g>` +
    (file && image === 'missing' ? missingMark(face) : '')
  );
}

/**
 * A card's picture as a whole SVG: place and figure, or a picture of one's own, nothing textual, the size of the card
 * with the picture where the window of {@link cardFrame} is. Pure: the same card, face and seed give the same text,
 * for ever.
 */
export function cardPicture(card: HouseCard, options: CardPictureOptions): string {
  const inner = isPlayed(card)
    ? windowPicture(card, options)
    : `<path d="${roundCard(2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, 34)}" fill="${PAPER}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${inner}</svg>`;
}
