/** A rectangle on the page, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a note stands, and on which side of its card; `over` lies on the card's own foot, where no number is. */
export interface NotePlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'over';
}

/** Between a note and its card, with room for the tip and for what is lifted. */
const GAP = 10;
/** Between a note and the edge of the window. */
const EDGE = 8;

/**
 * Places a note of a size at its card: above it, where that covers nothing that is higher than `ceiling`;
 * otherwise below, or over its foot where numbers of another row stand below (`crowded`).
 */
export function placeNote(
  card: Area,
  note: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly ceiling: number; readonly crowded: boolean },
): NotePlace {
  const middle = card.left + card.width / 2 - note.width / 2;
  const left = Math.max(EDGE, Math.min(middle, room.width - note.width - EDGE));
  const above = card.top - GAP - note.height;
  if (above >= room.ceiling) return { left, top: above, side: 'above' };
  const foot = card.top + card.height;
  return room.crowded
    ? { left, top: foot - note.height - 2, side: 'over' }
    : { left, top: foot + GAP, side: 'below' };
}
