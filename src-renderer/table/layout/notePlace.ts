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

/** What lies round a card a note is for. */
export interface NoteRoom {
  /** Of the window. */
  readonly width: number;
  /** Nothing above this may be covered. */
  readonly ceiling: number;
  /** What lies below the card: nothing that is read, a row like its own, or anything else. */
  readonly below: 'nothing' | 'row' | 'other';
}

/**
 * Places a note of a size at its card: below it where nothing is read there; otherwise above, and where that
 * would cover what is higher than the ceiling, over the card's foot or below it.
 */
export function placeNote(
  card: Area,
  note: { readonly width: number; readonly height: number },
  { width, ceiling, below }: NoteRoom,
): NotePlace {
  const middle = card.left + card.width / 2 - note.width / 2;
  const left = Math.max(EDGE, Math.min(middle, width - note.width - EDGE));
  const foot = card.top + card.height;
  const under: NotePlace = { left, top: foot + GAP, side: 'below' };
  if (below === 'nothing') return under;
  const above = card.top - GAP - note.height;
  if (above >= ceiling) return { left, top: above, side: 'above' };
  return below === 'row' ? { left, top: foot - note.height - 2, side: 'over' } : under;
}
