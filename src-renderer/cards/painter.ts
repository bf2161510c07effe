import { shallowRef, type ShallowRef } from 'vue';
import { draw } from '../drawing/draw';
import { turns } from '../drawing/turns';
import type { Face } from './faces';
import { Lru } from './lru';
import { ownArt } from './own-art';
import { type Pictured, pictureKey } from './picture-key';

/** Height of a card by its width. */
const CARD_RATIO = 880 / 630;
/** Bitmaps kept: a whole box on table and hand faces, with room for large cards. */
const KEPT_BITMAPS = 400;

/** Pictures on the way at a time: a whole table asked for at once leaves room for clicks in between. */
const inTurn = turns(2);

/** A picture as a bitmap. */
export interface Painted {
  readonly url: string;
  /** The card's own picture could not be shown: a scene stands in for it. */
  readonly missing: boolean;
}

/** How a picture is wanted. */
export interface PictureSize {
  readonly face: Face;
  /** In device pixels. */
  readonly width: number;
}

async function paintScene(
  { card, variant }: Pictured,
  { face, width }: PictureSize,
  missing: boolean,
): Promise<Painted> {
  const height = Math.round(width * CARD_RATIO);
  const drawn = await draw({ what: 'card', card, variant, missing, face, width, height });
  try {
    const picture = new Image();
    picture.src = drawn;
    await picture.decode();
    return { url: await draw({ what: 'bitmap', bitmap: await createImageBitmap(picture) }), missing };
  } finally {
    URL.revokeObjectURL(drawn);
  }
}

/** How the addresses of pictures begin that are known to be nowhere; browsers would still have them from before. */
let gone: ReadonlySet<string> = new Set();
const isIn = (beginnings: ReadonlySet<string>, address: string): boolean =>
  [...beginnings].some((beginning) => address.startsWith(beginning));
const changes = shallowRef(0);
/** Counts how often pictures came or went: what shows one looks for it again. */
export const pictureChanges: Readonly<ShallowRef<number>> = changes;

async function paint(pictured: Pictured, size: PictureSize): Promise<Painted> {
  const { card, variant } = pictured;
  const own = ownArt(card, variant);
  if (own === null) return paintScene(pictured, size, false);
  if (own.address === null || isIn(gone, own.address)) return paintScene(pictured, size, true);
  const { face, width } = size;
  const height = Math.round(width * CARD_RATIO);
  try {
    const { address, crop } = own;
    return {
      url: await draw({ what: 'own', address, crop, type: card.type, face, width, height }),
      missing: false,
    };
  } catch {
    // Not there or damaged: the card stays playable with a scene that says so.
    return paintScene(pictured, size, true);
  }
}

interface Bitmap {
  readonly made: Promise<Painted>;
  /** Set once it is there, so that a card drawn before appears in the very frame it is asked for. */
  painted?: Painted;
  /** How many still wait for it. */
  waiting: number;
  /** How many of them are in sight. */
  inSight: number;
}

const bitmaps = new Lru<Bitmap>(KEPT_BITMAPS, ({ made }) => {
  void made.then(
    ({ url }) => URL.revokeObjectURL(url),
    () => undefined,
  );
});
const standIns = new Set<string>();
/** Where the picture of one's own comes from that a bitmap shows. */
const sources = new Map<string, string>();

const keyOf = (pictured: Pictured, { face, width }: PictureSize): string =>
  `${face} ${width} ${pictureKey(pictured)}`;

/** The picture, if it has been drawn already. */
export const pictureAtHand = (pictured: Pictured, size: PictureSize): Painted | undefined =>
  bitmaps.get(keyOf(pictured, size))?.painted;

/** What nobody waits for is let go at once; what is in sight is drawn before what may come into it. */
const rankOf = ({ waiting, inSight }: Bitmap): number => (waiting === 0 ? 0 : inSight > 0 ? 1 : 2);

function begin(key: string, pictured: Pictured, size: PictureSize): Bitmap {
  const bitmap: Bitmap = {
    waiting: 0,
    inSight: 0,
    made: inTurn(
      async () => {
        // Who asks is counted in the same breath.
        await Promise.resolve();
        // Scrolled past, or edited again, before its turn came.
        if (bitmap.waiting === 0) throw new Error('Nobody waits for this picture any more.');
        return paint(pictured, size);
      },
      () => rankOf(bitmap),
    ),
  };
  bitmaps.set(key, bitmap);
  const address = ownArt(pictured.card, pictured.variant)?.address ?? null;
  if (address !== null) sources.set(key, address);
  bitmap.made.then(
    (painted) => {
      bitmap.painted = painted;
      if (painted.missing) standIns.add(key);
    },
    // A picture that failed is tried again the next time.
    () => bitmaps.delete(key),
  );
  return bitmap;
}

/**
 * A card's picture as a bitmap. Drawn once for what it shows, a face and a width, then kept. Rejects when it cannot
 * be drawn, or when all who asked for it have gone before its turn came.
 * @param signal given up by whoever no longer shows the card
 * @param inSight false for one that may only come into sight: others are drawn first
 */
export async function pictureOf(
  pictured: Pictured,
  size: PictureSize,
  signal?: AbortSignal,
  inSight = true,
): Promise<Painted> {
  const key = keyOf(pictured, size);
  const bitmap = bitmaps.get(key) ?? begin(key, pictured, size);
  bitmap.waiting += 1;
  if (inSight) bitmap.inSight += 1;
  signal?.addEventListener(
    'abort',
    () => {
      bitmap.waiting -= 1;
      if (inSight) bitmap.inSight -= 1;
    },
    { once: true },
  );
  return bitmap.made;
}

/**
 * Lets pictures that were missing be looked for again.
 * @param missing how the addresses of pictures begin that are known to be nowhere now: a scene stands in for them
 */
export function forgetMissing(missing: ReadonlySet<string> = new Set()): void {
  const lost = [...sources].filter(([, address]) => isIn(missing, address)).map(([key]) => key);
  for (const key of new Set([...standIns, ...lost])) {
    bitmaps.delete(key);
    sources.delete(key);
  }
  standIns.clear();
  const isSame = missing.size === gone.size && [...missing].every((address) => gone.has(address));
  gone = missing;
  if (!isSame) changes.value += 1;
}
