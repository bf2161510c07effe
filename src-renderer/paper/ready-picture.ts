import { facesFor, type FontFace } from './font-faces';
import type { PixelSize } from './pixel-size';

/** A drawing whose fonts lie inside it, and the letter by which each of them is seen to have come. */
export interface LetteredDrawing {
  readonly svg: string;
  readonly letters: readonly Letter[];
}

/** A letter with ink that a face is needed for. */
export interface Letter {
  readonly letter: string;
  readonly family: string;
  readonly weight: string;
}

/** One letter for each face among the words it is needed for; none where it only holds spaces of them. */
export function lettersFor(faces: readonly FontFace[], words: string): readonly Letter[] {
  const inked = Array.from(new Set(words.replace(/[\s\p{M}\p{C}]/gu, '')));
  return faces.flatMap((face) => {
    const letter = inked.find((one) => facesFor([face], one).length > 0);
    return letter === undefined ? [] : [{ letter, family: face.family, weight: face.weight }];
  });
}

/** Side of the square each letter stands in, below the drawing. */
const CELL = 24;
/** A browser shows nothing in place of a font for three seconds at least; after that it would be another font. */
const BLANK_FOR = 2500;
const TRIES = 4;

const escaped = (letter: string): string => letter.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The drawing in so many pixels, and its letters in rows below. */
function withLetters({ svg, letters }: LetteredDrawing, { width, height }: PixelSize): string {
  const columns = Math.max(1, Math.floor(width / CELL));
  const rows = Math.ceil(letters.length / columns);
  const drawn = letters.map(
    ({ letter, family, weight }, i) =>
      `<text x="${(i % columns) * CELL + CELL / 2}" y="${height + (Math.floor(i / columns) + 0.8) * CELL}" ` +
      `font-family="'${family}'" font-weight="${weight}" font-size="${CELL * 0.75}" text-anchor="middle">` +
      `${escaped(letter)}</text>`,
  );
  // Pixels are whole numbers: the shape of a card is met to within a fraction of one.
  const sized = svg.replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="none"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + rows * CELL}">` +
    `${sized}${drawn.join('')}</svg>`
  );
}

/** Whether every letter below a picture shows. */
function allShow(picture: HTMLImageElement, count: number, { width, height }: PixelSize): boolean {
  const columns = Math.max(1, Math.floor(width / CELL));
  const rows = Math.ceil(count / columns);
  const canvas = new OffscreenCanvas(columns * CELL, rows * CELL);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to draw on.');
  context.drawImage(picture, 0, height, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const inked = new Set<number>();
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const pixel = (at - 3) / 4;
    const [column, row] = [pixel % canvas.width, Math.floor(pixel / canvas.width)];
    inked.add(Math.floor(row / CELL) * columns + Math.floor(column / CELL));
  }
  return inked.size >= count;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function oneTry(address: string, count: number, size: PixelSize): Promise<HTMLImageElement | null> {
  const begun = performance.now();
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  while (count > 0 && !allShow(picture, count, size)) {
    await pause(15);
    if (performance.now() - begun > BLANK_FOR) return null;
  }
  return picture;
}

/**
 * Hands a drawing on as a picture once its fonts are there: a picture counts as decoded before its fonts are, and
 * its words would be missing. The drawing takes the upper left `size` of the picture.
 * @throws Error when it cannot be decoded, or its fonts do not come
 */
export async function withReadyPicture(
  drawing: LetteredDrawing,
  size: PixelSize,
  use: (picture: HTMLImageElement) => void,
): Promise<void> {
  const blob = new Blob([withLetters(drawing, size)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(blob);
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const picture = await oneTry(address, drawing.letters.length, size);
      if (picture !== null) return use(picture);
    }
    throw new Error('The fonts of a card could not be read.');
  } finally {
    URL.revokeObjectURL(address);
  }
}
