/** How a row of the table is drawn: a phone-like pill, a panel, and so on, by window. */
export type TableForm = 'S' | 'M' | 'L';

/** Every measure the Table screen is laid out by, in CSS pixels. */
export interface TableSizes {
  readonly form: TableForm;
  /** How much larger than usual everything is wished, by the text size setting. */
  readonly unit: number;
  readonly opponents: number;
  /** Widths of cards; a card is 88/63 as high. */
  readonly enemy: number;
  readonly offer: number;
  readonly hand: number;
  /** Wished distance between neighbours in the hand. */
  readonly handStep: number;
  readonly preview: number;
  readonly prompt: number;
  /** Width of the own seat's place at the lower left. */
  readonly seat: number;
  /** Width of the log beside the felt; 0 where it is a drawer over it. */
  readonly log: number;
  /** The window is smaller than the smallest layout: the felt scrolls inside itself. */
  readonly scrolls: boolean;
}

/** Text grows up to here beyond the largest comp (24 px against 19.2); what holds text grows with it. */
const TEXT_BEYOND = 1.25;

/** Height of a card over its width (63 × 88 mm). */
export const CARD_RATIO = 88 / 63;

/** Measures at 1024 × 700, 1280 × 800 and 1920 × 1080. */
const STOPS = {
  width: [1024, 1280, 1920],
  height: [700, 800, 1080],
  opponents: [46, 54, 92],
  enemy: [98, 110, 150],
  offer: [80, 96, 150],
  hand: [120, 132, 196],
  handStep: [114, 126, 190],
  preview: [38, 42, 48],
  prompt: [54, 58, 66],
  seat: [196, 212, 270],
} as const;

type Stops = readonly [number, number, number];

/** Where a window's side stands between the stops: 0 at the first, 2 at the last and beyond. */
function position(stops: Stops, size: number): number {
  const [small, middle, large] = stops;
  if (size <= small) return 0;
  if (size >= large) return 2;
  return size < middle ? (size - small) / (middle - small) : 1 + (size - middle) / (large - middle);
}

/** The measure at a position between the stops. */
function measure(stops: Stops, at: number): number {
  const [small, middle, large] = stops;
  return at < 1 ? small + (middle - small) * at : middle + (large - middle) * (at - 1);
}

/** Log panel and layout by width alone: there the breakpoints are named, not interpolated. */
function formOf(width: number): TableForm {
  if (width < 1200) return 'S';
  return width < 1600 ? 'M' : 'L';
}

const LOG_WIDTH: Readonly<Record<TableForm, number>> = { S: 0, M: 240, L: 356 };

/**
 * The measures for a window of `width` × `height` CSS pixels and a text size of `textScale` (1 is usual).
 * A larger text size behaves as a smaller window would: everything keeps its proportion.
 */
export function tableSizes(width: number, height: number, textScale: number): TableSizes {
  const wide = width / textScale;
  const high = height / textScale;
  const at = Math.min(position(STOPS.width, wide), position(STOPS.height, high));
  const beyond = Math.max(1, Math.min(wide / STOPS.width[2], high / STOPS.height[2]));
  const unit = textScale * beyond;
  const words = textScale * Math.min(beyond, TEXT_BEYOND);
  const size = (stops: Stops): number => Math.round(measure(stops, at) * unit);
  const holder = (stops: Stops): number => Math.round(measure(stops, at) * words);
  const form = formOf(wide);
  const scrolls = wide < STOPS.width[0] || high < STOPS.height[0];
  const hand = scrolls ? Math.min(size(STOPS.hand), Math.max(72 * unit, height * 0.2)) : size(STOPS.hand);
  return {
    form,
    unit,
    opponents: holder(STOPS.opponents),
    enemy: size(STOPS.enemy),
    offer: size(STOPS.offer),
    hand: Math.round(hand),
    handStep: size(STOPS.handStep),
    preview: holder(STOPS.preview),
    prompt: holder(STOPS.prompt),
    seat: holder(STOPS.seat),
    log: Math.round(LOG_WIDTH[form] * words),
    scrolls,
  };
}

/**
 * The measures of a window of which notices take `taken` pixels from above: where these take the last of the room,
 * all becomes a little smaller.
 */
export function besideNotices(width: number, height: number, taken: number, textScale: number): TableSizes {
  const left = tableSizes(width, height - taken, textScale);
  if (!left.scrolls || taken === 0 || tableSizes(width, height, textScale).scrolls) return left;
  return tableSizes(width, height - taken, (textScale * (height - taken)) / height);
}

/** Cards of one row: their width and the gap between them. */
export interface RowFit {
  readonly card: number;
  readonly gap: number;
}

/** The room a row keeps between cards, in design pixels, at most and at least. */
const GAP = { most: 26, least: 13 } as const;

/** Fits `count` cards of a wished width into `room`; the gap gives way first, then the cards. */
export function fitRow(count: number, wished: number, room: number, unit: number): RowFit {
  const least = GAP.least * unit;
  if (count < 2) return { card: Math.min(wished, Math.max(room, 0)), gap: least };
  const gap = (room - count * wished) / (count - 1);
  if (gap >= least) return { card: wished, gap: Math.min(gap, Math.max(GAP.most * unit, wished * 0.173)) };
  return { card: Math.max(40 * unit, (room - (count - 1) * least) / count), gap: least };
}
