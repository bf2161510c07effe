/** What the tray's pictures are dragged as inside the page: nothing else is. */
export const TRAY_TYPE = 'application/x-tefuda-tray';

/** Elements that take a picture for their card say so: `data-import-card="set-id/card-id"`. */
const CARD = '[data-import-card]';

/** The card something is held over, if it is one. */
export const cardElementAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CARD) : null;

/** Whether a drag brings files, or a picture of the tray. */
export const bringsSomething = (dragged: DataTransfer | null): dragged is DataTransfer =>
  dragged !== null && (dragged.types.includes('Files') || dragged.types.includes(TRAY_TYPE));
