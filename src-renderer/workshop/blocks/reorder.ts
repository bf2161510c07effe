/** Where a block lies in its list, in pixels from the list's upper edge. */
export interface Box {
  readonly top: number;
  readonly height: number;
}

const middle = ({ top, height }: Box): number => top + height / 2;

/**
 * The place a held block would take: it passes a neighbour once its leading edge passes that one's middle.
 * @param by how far it was carried, down being positive
 */
export function placeFor(boxes: readonly Box[], from: number, by: number): number {
  const held = boxes[from];
  if (held === undefined) return from;
  const upper = held.top + by;
  const lower = upper + held.height;
  const passed = boxes.filter((box, i) => (i < from ? upper < middle(box) : i > from && lower > middle(box)));
  return by < 0 ? from - passed.length : from + passed.length;
}

/** How far each block makes way for a held one on its way to `to`, in pixels. */
export function makeWay(boxes: readonly Box[], from: number, to: number): readonly number[] {
  const held = boxes[from];
  const next = boxes[from + 1] ?? held;
  const before = boxes[from - 1];
  if (held === undefined || next === undefined) return boxes.map(() => 0);
  const gap =
    next === held
      ? held.top - (before === undefined ? held.top : before.top + before.height)
      : next.top - held.top - held.height;
  const size = held.height + gap;
  return boxes.map((_, i) => {
    if (i > from && i <= to) return -size;
    return i >= to && i < from ? size : 0;
  });
}

/** The upper edge of the free place between the blocks that made way. */
export function freePlace(boxes: readonly Box[], from: number, to: number): number {
  const held = boxes[from];
  const there = boxes[to];
  if (held === undefined || there === undefined) return 0;
  return to > from ? there.top + there.height - held.height : there.top;
}

/** How far beside its list a block still counts as held over it, in pixels. */
const NEAR = 96;

/** Whether a pointer is so far from the list that a block let go there goes back to where it was. */
export function isAway(
  pointer: { readonly x: number; readonly y: number },
  list: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): boolean {
  return (
    pointer.x < list.left - NEAR ||
    pointer.x > list.right + NEAR ||
    pointer.y < list.top - NEAR ||
    pointer.y > list.bottom + NEAR
  );
}
