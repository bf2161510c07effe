import { ellipse, roundRect } from '../../drawing/path';
import { disc, fill, line } from '../../drawing/shape';
import { darker, type Hand } from '../../figures/hand';
import { bar, CREAM, cut, DARK_WOOD, GOLD, NIGHT, PALE_WOOD, placed, RED, shadow, soft, WOOD } from './parts';

/** One pipe standing upright around 0, 0, its mouthpiece on top. */
const pipe = (hand: Hand, wood: string, turn: number, x: number): string =>
  placed(
    x,
    100,
    turn,
    1,
    hand.form(cut([-13, -66, 9, -74, 13, -70, 14, 70, -14, 70], 5), wood, 9, 4, {
      on: hand.grain(-14, -40, 20, 108, 16, darker(wood)),
    }) +
      fill(roundRect(-6, -58, 13, 8, 3), NIGHT) +
      [-34, -14, 6, 26, 46].map((y) => fill(ellipse(1, y, 4.4, 5), NIGHT)).join('') +
      hand.form(roundRect(-16, 58, 32, 13, 4), darker(wood, 0.2), 8, 4) +
      hand.form(roundRect(-15.5, -48, 31, 9, 3), CREAM, 8, 3),
  );

/** Two pipes for one breath. */
export const flutes = (hand: Hand): string =>
  shadow(100, 178, 56) + pipe(hand, '#D39A5B', -17, 70) + pipe(hand, '#F0CE96', 17, 130);

/** A small drum with its sticks. */
export function drum(hand: Hand): string {
  const laces = 'M42 96L57 154L74 104L90 162L107 106L124 161L139 103L152 150L160 94';
  const stick = (ax: number, ay: number, bx: number, by: number): string =>
    hand.form(bar([ax, ay], [bx, by], 8, 4), PALE_WOOD, 4, 3) + hand.form(ellipse(bx, by, 9, 8), CREAM, 5, 3);
  return (
    shadow(102, 176, 68) +
    hand.form(soft([38, 86, 46, 152, 72, 172, 104, 176, 136, 170, 156, 150, 163, 86]), RED, 30, 7, {
      on: hand.grain(40, 100, 60, 70, 22, darker(RED)) + line(laces, '#FFF1D2', 4.4),
    }) +
    hand.form(`${ellipse(100, 90, 66, 27)}`, PALE_WOOD, 20, 5) +
    hand.form(ellipse(100, 86, 60, 22), CREAM, 24, 5, { rim: '#FFFBEF', shade: '#E4CFA9' }) +
    line('M47 148Q100 190 154 147', '#F0CE96', 8) +
    stick(36, 30, 96, 84) +
    stick(172, 26, 118, 80)
  );
}

/** A fiddle and its bow. */
export function fiddle(hand: Hand): string {
  const body = soft([
    0, -36, 26, -30, 32, -10, 22, 6, 34, 24, 34, 50, 0, 66, -34, 50, -34, 24, -22, 6, -32, -10, -26, -30,
  ]);
  return (
    shadow(92, 180, 58) +
    placed(
      92,
      108,
      24,
      1.06,
      hand.form(bar([0, -30], [0, -92], 11, 3), DARK_WOOD, 5, 3) +
        hand.form(ellipse(0, -94, 9, 10), DARK_WOOD, 5, 3) +
        line('M-13 -88H13M-12 -78H12', '#4B2E2A', 5) +
        hand.form(body, '#B5622F', 26, 7, { on: hand.grain(-34, -10, 40, 70, 24, '#8A4526') }) +
        line('M-15 6q-7 10 0 20M15 6q7 10 0 20', NIGHT, 4) +
        fill(roundRect(-11, 22, 22, 6, 2), CREAM) +
        line('M-4 -86L-6 52M4 -86L6 52', '#FFF1D2', 1.8) +
        hand.form(cut([-10, 40, 10, 40, 6, 62, -6, 62], 3), NIGHT, 5, 3),
    ) +
    hand.form(bar([176, 44], [128, 176], 6, 3), PALE_WOOD, 3, 2) +
    line('M166 44L120 172', '#FFF6E4', 2.6)
  );
}

/** A tambourine with its jingles. */
export function tambourine(hand: Hand): string {
  let jingles = '';
  for (let i = 0; i < 7; i++) {
    const angle = ((i * 360) / 7 - 64) * (Math.PI / 180);
    const [x, y] = [100 + 64 * Math.cos(angle), 100 + 64 * Math.sin(angle)];
    jingles += fill(ellipse(x, y, 14, 14), '#6B4030') + hand.form(ellipse(x, y, 11, 11), GOLD, 7, 4);
  }
  return (
    shadow(100, 180, 60) +
    hand.form(ellipse(100, 100, 74), WOOD, 26, 7, { on: hand.grain(30, 50, 80, 110, 30, darker(WOOD)) }) +
    jingles +
    hand.form(ellipse(100, 100, 53), CREAM, 26, 7, { rim: '#FFFBEF', shade: '#E2CDA8' }) +
    line('M70 118q14 16 36 16', '#D9C09A', 5) +
    disc(122, 78, 5, '#FFFFFF', 0.6)
  );
}
