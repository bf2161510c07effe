/** For tests: a screen, or a part of one, that nobody looks at. */
export const Blank = { template: '<i />' };

/**
 * For tests: stand-ins for what is drawn, by the names of the components (`global.stubs`). Drawing takes
 * workers and most of the time, and no test of a screen looks at the drawings.
 */
export const undrawn = { CardFace: Blank, CardBack: Blank, DrawnSvg: Blank, SkyBackdrop: Blank };
