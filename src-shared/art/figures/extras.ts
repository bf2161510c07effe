import { polygon, star } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { blocks, companion, curry, nightcap, scent, toadstools, urchin } from './carried';
import { darker, type Hand } from './hand';
import { type Head, HEADS, onHead } from './heads';
import type { FigureName, FigureProp } from './known';

const CROWNS = {
  'crown-blue': { gold: '#5B93D6', rim: '#E6F5FF', shade: '#2F5FA6', pearl: '#DDF1FF' },
  'crown-gold': { gold: '#F2C04A', rim: '#FFF6C8', shade: '#C68A2E', pearl: '#FFF1B8' },
} as const;

/** A small crown on a creature's head. Blue 8: above the crystal, of ice on the base card, of gold on the promo. */
function crown(hand: Hand, kind: keyof typeof CROWNS, head: Head | undefined): string {
  const { gold, rim, shade, pearl } = CROWNS[kind];
  const place = head === undefined ? 'translate(150 20) rotate(14)' : `${onHead(head)} translate(0 -22)`;
  return `<g transform="${place}">${
    hand.form(
      polygon(
        [
          [-34, -16],
          [-17, 0],
          [0, -26],
          [17, 0],
          [34, -16],
          [28, 26],
          [-28, 26],
        ],
        4,
      ),
      gold,
      14,
      5,
      { rim, shade },
    ) +
    line('M-26 15H26', darker(gold, 0.16), 5) +
    disc(-35, -18, 5, pearl) +
    disc(0, -29, 5.5, pearl) +
    disc(35, -18, 5, pearl)
  }</g>`;
}

/** Promo enemy 1: what glitters around gold. */
const glitter = (): string =>
  fill(
    star(30, 60, 15, { points: 4, waist: 0.34, round: 0.08 }) +
      star(178, 52, 19, { points: 4, waist: 0.34, round: 0.08 }) +
      star(150, 20, 9, { points: 4, waist: 0.34, round: 0.08 }) +
      star(12, 108, 8, { points: 4, waist: 0.34, round: 0.08 }),
    '#FFF3B8',
  );

const EXTRAS: readonly (readonly [prop: FigureProp, draw: (hand: Hand, head: Head | undefined) => string])[] =
  [
    ['scent', scent],
    ['companion', companion],
    ['nightcap', nightcap],
    ['blocks', blocks],
    ['urchin', urchin],
    ['curry', curry],
    ['mushroom', toadstools],
    ['crown-blue', (hand, head) => crown(hand, 'crown-blue', head)],
    ['crown-gold', (hand, head) => crown(hand, 'crown-gold', head)],
    ['golden', glitter],
  ];

/** What lies over a figure because the card's art asks for it. */
export const extras = (hand: Hand, name: FigureName): string =>
  EXTRAS.map(([prop, draw]) => (hand.has(prop) ? draw(hand, HEADS[name]) : '')).join('');
