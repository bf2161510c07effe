/** Outlines of a mark as path data, on its 24 × 24 grid. Angles in degrees, clockwise from the right. */

const at = (value: number): string => String(Math.round(value * 100) / 100);
const turn = (degrees: number): number => (degrees * Math.PI) / 180;

/** A full circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 1 1 ${at(radius * 2)} 0` +
  `a${at(radius)} ${at(radius)} 0 1 1 ${at(-radius * 2)} 0Z`;

/** A bar with round ends from one point to another: a line that can also be a hole. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const r = width / 2;
  const dx = (-(y2 - y1) / length) * r;
  const dy = ((x2 - x1) / length) * r;
  return (
    `M${at(x1 + dx)} ${at(y1 + dy)}A${at(r)} ${at(r)} 0 0 1 ${at(x1 - dx)} ${at(y1 - dy)}` +
    `L${at(x2 - dx)} ${at(y2 - dy)}A${at(r)} ${at(r)} 0 0 1 ${at(x2 + dx)} ${at(y2 + dy)}Z`
  );
}

/** A bent bar with round ends along a circle, from one angle to a larger one. */
export function bow(x: number, y: number, radius: number, from: number, to: number, width: number): string {
  const r = width / 2;
  const big = to - from > 180 ? 1 : 0;
  const point = (distance: number, degrees: number): string =>
    `${at(x + distance * Math.cos(turn(degrees)))} ${at(y + distance * Math.sin(turn(degrees)))}`;
  const outer = radius + r;
  const inner = radius - r;
  return (
    `M${point(outer, from)}A${at(outer)} ${at(outer)} 0 ${big} 1 ${point(outer, to)}` +
    `A${at(r)} ${at(r)} 0 0 1 ${point(inner, to)}` +
    `A${at(inner)} ${at(inner)} 0 ${big} 0 ${point(inner, from)}` +
    `A${at(r)} ${at(r)} 0 0 1 ${point(outer, from)}Z`
  );
}

/** A rectangle with round corners. */
export const card = (x: number, y: number, width: number, height: number, corner = 1.6): string => {
  const c = at(corner);
  const a = `a${c} ${c} 0 0 1 `;
  const w = at(width - corner * 2);
  const h = at(height - corner * 2);
  return (
    `M${at(x + corner)} ${at(y)}h${w}${a}${c} ${c}v${h}${a}-${c} ${c}` +
    `h-${w}${a}-${c} -${c}v-${h}${a}${c} -${c}Z`
  );
};

/**
 * A star with slightly rounded corners.
 * @param depth the inner radius as a share of the outer one, 0–1
 * @param round how far from a corner its rounding begins, as a share of the outer radius
 */
export function rays(
  x: number,
  y: number,
  radius: number,
  depth: number,
  points: number,
  round: number,
): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = turn(-90 + (i * 180) / points);
    const reach = i % 2 ? radius * depth : radius;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
  const side = Math.hypot(
    radius - radius * depth * Math.cos(Math.PI / points),
    radius * depth * Math.sin(Math.PI / points),
  );
  const share = Math.min(round * radius, side / 2) / side;
  return (
    corners
      .map((corner, i) => {
        const before = corners.at(i - 1) ?? corner;
        const after = corners[(i + 1) % corners.length] ?? corner;
        const near = (other: { x: number; y: number }): string =>
          `${at(corner.x + (other.x - corner.x) * share)} ${at(corner.y + (other.y - corner.y) * share)}`;
        return `${i ? 'L' : 'M'}${near(before)}Q${at(corner.x)} ${at(corner.y)} ${near(after)}`;
      })
      .join('') + 'Z'
  );
}

/** A five-pointed star as used for points, round at its corners. */
export const star = (x: number, y: number, radius: number): string => rays(x, y, radius, 0.52, 5, 0.18);
