/** A point of an outline, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** A point so far from `corner` on the way to `towards`, at most half of it. */
function step(corner: Point, towards: Point, far: number): Point {
  const [x, y] = corner;
  const [toX, toY] = towards;
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(far, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}

const told = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The closed outline through `corners`, each rounded by `radius`, as the path of a drawing. */
export function roundedOutline(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return `${told(step(corner, before, radius))} Q ${told(corner)} ${told(step(corner, after, radius))}`;
  });
  return `M ${parts.join(' L ')} Z`;
}
