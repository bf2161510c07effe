import type { Art, CopytoruCard, EnemyCard, KirbyCard, Variant } from '@shared/abilities';
import { hashText, Random, subSeed } from '@shared/art/drawing/random';
import { chooseFigure, drawFigure } from '@shared/art/figures';
import { drawScene } from '@shared/art/scene';
import { card as roundCard, CARD_HEIGHT, CARD_WIDTH } from './outline';
import type { Face } from './index-part';
import { PAPER } from './palette';

/** How a card's picture is to be drawn. */
export interface CardPictureOptions {
  readonly face: Face;
  /** What all chance in the picture follows from; the card's id when absent. */
  readonly seed?: string;
  /** Another look for the same card: its art is drawn instead. */
  readonly variant?: Variant;
}

/** The part of a card where its picture shows, in card units (0.1 mm). */
export interface PictureWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const KIRBY_HEIGHT: Readonly<Record<Face, number>> = { full: 640, table: 620, token: 820 };
const ENEMY_HEIGHT: Readonly<Record<Face, number>> = { full: 700, table: 720, token: 720 };

/** Where the picture of a card lies on a face; a picture of one's own is shown there too, cut to cover it. */
export function pictureWindow(type: 'kirby' | 'enemy', face: Face): PictureWindow {
  return { x: 18, y: 18, width: 594, height: (type === 'kirby' ? KIRBY_HEIGHT : ENEMY_HEIGHT)[face] };
}

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

/** A promo picture's bare brown earth, over the place's own ground. */
const brownGround = ({ width, height }: PictureWindow, y: number): string => {
  const hill = (top: number): string =>
    `M-10 ${top + 16}C${width * 0.25} ${top - 22} ${width * 0.55} ${top - 14} ${width + 10} ${top + 18}V${height + 10}H-10Z`;
  return `<path d="${hill(y - 9)}" fill="#b98252"/><path d="${hill(y)}" fill="#8a5a38"/>`;
};

function picture(card: KirbyCard | EnemyCard, options: CardPictureOptions): string {
  const { face, variant } = options;
  const seed = options.seed ?? variant?.id ?? card.id;
  const place = pictureWindow(card.type, face);
  const { scene, palette, figure, props } = drawn(variant?.art ?? card.art);
  // Small faces are drawn from fewer marks; the drawing is the same.
  const grain = face === 'full' ? 1 : 0.33;
  const id = `p${hashText(`${seed}/${card.id}/${face}`).toString(36)}`;
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
  const brown = props.includes('brown-ground');
  // A little larger than the window, so that no seam shows along the frame.
  const clip = roundCard(12, 12, 606, place.height + 12, 24);
  return (
    `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${place.x} ${place.y})">` +
    `${back}${brown ? brownGround(place, place.height * 0.74) : ''}` +
    `<g transform="${transform}">${drawing}</g>${brown ? '' : near}</g></g>`
  );
}

/**
 * A card's picture as a whole SVG: place and figure, nothing textual, the size of the card with the picture where the
 * window of {@link cardFrame} is. Pure: the same card, face and seed give the same text, for ever. A card with a
 * picture of its own gets a drawn stand-in, for while that file is missing.
 */
export function cardPicture(card: CopytoruCard, options: CardPictureOptions): string {
  const inner =
    card.type === 'kirby' || card.type === 'enemy'
      ? picture(card, options)
      : `<path d="${roundCard(2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, 34)}" fill="${PAPER}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${inner}</svg>`;
}
