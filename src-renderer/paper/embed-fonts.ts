import { CARD_FONT } from '@shared/card-face';
import { facesFor, type FontFace, fontStyle, wordsByWeight } from './font-faces';
import { dataAddress } from './data-address';
import { type LetteredDrawing, lettersFor } from './ready-picture';

const unquoted = (name: string): string => name.replace(/^["']|["']$/g, '');

function faceOf(rule: CSSFontFaceRule): FontFace | null {
  const said = (name: string): string => rule.style.getPropertyValue(name).trim();
  const source = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(said('src'))?.[1];
  if (source === undefined) return null;
  return {
    family: unquoted(said('font-family')),
    weight: said('font-weight'),
    address: new URL(source, rule.parentStyleSheet?.href ?? document.baseURI).href,
    unicodeRange: said('unicode-range'),
  };
}

/** The slices of the cards' typeface that the page's style sheets name. */
function pageFaces(): readonly FontFace[] {
  return Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? (faceOf(rule) ?? []) : []))
    .filter(({ family }) => family === CARD_FONT);
}

const files = new Map<string, Promise<string>>();

async function fetchFont(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
  return dataAddress(await answer.blob());
}

function fontAt(address: string): Promise<string> {
  const kept = files.get(address);
  if (kept) return kept;
  const file = fetchFont(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/**
 * The drawing with the slices of its typeface inside it: as a picture it stands alone, and sees none of the fonts of
 * the page. Rejects when a font cannot be fetched, since another typeface is no card of ours.
 */
export async function withFonts(svg: string): Promise<LetteredDrawing> {
  const all = pageFaces();
  const needed = Array.from(wordsByWeight(svg), ([weight, words]) => {
    const ofWeight = all.filter((face) => face.weight === weight);
    const faces = facesFor(ofWeight, words);
    return { faces, letters: lettersFor(faces, words) };
  });
  const faces = await Promise.all(
    needed.flatMap((each) => each.faces).map(async (face) => ({ ...face, data: await fontAt(face.address) })),
  );
  return {
    svg: svg.replace(/^<svg[^>]*>/, (root) => root + fontStyle(faces)),
    letters: needed.flatMap(({ letters }) => letters),
  };
}
