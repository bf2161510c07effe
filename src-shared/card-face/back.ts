import { mix } from '@shared/art/drawing/colour';
import { n } from '@shared/art/drawing/number';
import { roundRect, star } from '@shared/art/drawing/path';
import { bunting, drawThing } from '@shared/art/festival';
import { tone } from '@shared/art/tone';
import { disc, fill, group } from '@shared/art/drawing/shape';
import { heartOutline } from './index-part';
import { type Bleed, cardOutline, edgeLine } from './outline';
import type { HouseCard } from '@shared/vocabularies';
import { PAPER } from './palette';
import { Random, subSeed } from '@shared/art/drawing/random';

/** Which deck a back belongs to: all Kirby cards share one, enemies have another, and all of Kokopelli a third. */
export type BackKind = 'kirby' | 'enemy' | 'kokopelli';

/** The back a card has; `null` where both sides say something, as on number and rules cards. */
export function backKindOf(card: HouseCard): BackKind | null {
  switch (card.type) {
    case 'ceremony':
    case 'kokopelli':
      return 'kokopelli';
    case 'enemy':
      return 'enemy';
    case 'blank':
      return card.design === 'enemy' ? 'enemy' : 'kirby';
    case 'kirby':
      return 'kirby';
    case 'number':
    case 'rules':
      return null;
  }
}

interface BackColors {
  readonly ground: string;
  readonly dark: string;
  readonly light: string;
  readonly gold: string;
}

const COLORS: Readonly<Record<BackKind, BackColors>> = {
  kirby: { ground: '#5B4A8C', dark: '#3E3168', light: '#8A76C2', gold: '#F3C76A' },
  enemy: { ground: '#3A2A3E', dark: '#261A2C', light: '#7A5A6E', gold: '#F0A36A' },
  kokopelli: { ground: '#3F6470', dark: '#284450', light: '#7FA6A8', gold: '#F0C66A' },
};

/** The ground of a back, which runs past the cut. */
export const backGround = (kind: BackKind): string => COLORS[kind].ground;

/** A moonrise in the upper half. */
const moon = ({ light }: BackColors): string =>
  disc(315, 300, 190, light, 0.18) + disc(315, 300, 140, light, 0.25);

/** The three hills below it. Turned by 180° they are those of the lower half too. */
function hills({ ground, dark, light }: BackColors, bleed: number): string {
  const hill = (y: number, sideways: number, color: string): string =>
    fill(
      // Past the cut both ends run on as they arrive.
      `M${-bleed} ${n(y + (60 / (120 + sideways)) * bleed)}L0 ${y}` +
        `C${120 + sideways} ${y - 60} ${240 + sideways} ${y - 50} 330 ${y - 4}S540 ${y - 60} 630 ${y - 20}` +
        `L${630 + bleed} ${n(y - 20 + (40 / 90) * bleed)}V441H${-bleed}Z`,
      color,
    );
  return (
    hill(300, 0, mix(ground, light, 0.4)) + hill(350, -40, mix(ground, light, 0.15)) + hill(400, 30, dark)
  );
}

function grain(color: string): string {
  const random = new Random(subSeed('back', 'grain'));
  let d = '';
  for (let i = 0; i < 220; i++) {
    d += `M${30 + Math.round(random.next() * 570)} ${30 + Math.round(random.next() * 820)}h.1`;
  }
  return `<path d="${d}" stroke="${color}" stroke-width="3.4" stroke-linecap="round" fill="none" opacity=".35"/>`;
}

/** One card of the emblem's fan, lit from the upper right. */
const fanCard = (transform: string): string =>
  group(
    fill(roundRect(-46, -66, 92, 132, 14), '#FFFDF6') +
      fill('M-46 -47Q-46 -61 -32 -61H23Q39 -61 39 -47V52Q39 66 25 66H-32Q-46 66 -46 52Z', '#F6ECDA') +
      fill('M-46 -34Q-24 6 -14 66H-32Q-46 66 -46 52Z', '#E2D3BC'),
    `transform="${transform}"`,
  );

/** Paper flags strung across, and those that hang from the other side of the card. */
const flags = (): string =>
  group(tone(bunting({ width: 630, top: 96, sag: 66, flag: 88, count: 9 })), 'opacity=".9"');

function emblem(kind: BackKind, { dark, light, gold }: BackColors): string {
  const medal =
    disc(315, 440, 132, dark) +
    `<circle cx="315" cy="440" r="132" fill="none" stroke="${mix(light, PAPER, 0.4)}" stroke-width="5"/>`;
  if (kind === 'kokopelli') {
    const star = drawThing({ name: 'paper-star', seed: 'back', grain: 0 });
    return medal + group(star, 'transform="translate(217 338) scale(.98)"');
  }
  if (kind === 'enemy') {
    return (
      medal +
      fill(heartOutline(315, 446, 84), '#E9D6C4') +
      fill(heartOutline(315, 446, 66), dark) +
      fill(star(315, 440, 36, { waist: 0.54 }), gold)
    );
  }
  return (
    medal +
    fanCard('translate(262 452) rotate(-24)') +
    fanCard('translate(368 452) rotate(24)') +
    fanCard('translate(315 436)') +
    fill(star(315, 436, 34, { waist: 0.54 }), gold)
  );
}

/** What lies on the back of a card; the same drawing for every card of the kind. */
export function drawBack(kind: BackKind, bleed?: Bleed): string {
  const colors = COLORS[kind];
  const corner = (x: number, y: number): string =>
    fill(star(x, y, 16, { points: 4, waist: 0.4, round: 0.1 }), colors.gold);
  // Both moons come first: one lying over the other half's hills would tell which way up a back lies.
  const turned = (shapes: string): string => group(shapes, 'transform="rotate(180 315 440)"');
  const upper = hills(colors, bleed ?? 0);
  return (
    fill(cardOutline(bleed), colors.ground) +
    moon(colors) +
    turned(moon(colors)) +
    upper +
    turned(upper) +
    grain(colors.light) +
    (kind === 'kokopelli' ? flags() + turned(flags()) : '') +
    `<rect x="34" y="34" width="562" height="812" rx="22" fill="none" stroke="${mix(colors.light, PAPER, 0.4)}" stroke-width="5"/>` +
    emblem(kind, colors) +
    corner(78, 78) +
    corner(552, 78) +
    corner(78, 802) +
    corner(552, 802) +
    edgeLine(bleed)
  );
}
