import type { Box } from './plan';

/** A keyframe that shows an element as if it stood at `box`, while its place is `home`; `lift` raises it. */
export const placed = (box: Box, home: Box, lift = 0): Keyframe => ({
  translate: `${box.x - home.x}px ${box.y - home.y - lift}px`,
  rotate: `${box.angle - home.angle}deg`,
  scale: `${box.width / home.width}`,
});

/** A box part of the way from one to another. */
export function between(from: Box, to: Box, part: number): Box {
  const at = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    angle: at(from.angle, to.angle),
  };
}
