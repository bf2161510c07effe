export { MARK_NAMES, mark, type MarkName, markShapes, placedMark } from './mark';
export { SEAT_COLORS, SEAT_ORDER } from './seats';
