import type { TefudaClient } from '@shared/contract/client';
import type { DraftText } from '@shared/contract/drafts';
import { keepPicture } from '../keep-picture';
import { CANCELLED } from '../upload';
import type { GatheredFile } from './gather';
import { createPictureSet, addToMine, type NewLook } from './picture-sets';
import { leftOut, notTaken, type ImportResult, type LeftOut } from './results';

/** A picture that has been kept, but tells by its name of no card. */
export interface LoosePicture {
  /** Hash of the picture. */
  readonly art: string;
  readonly file: string;
}

/** What taking pictures in needs of whoever asked for it. */
export interface PictureTaking {
  readonly client: TefudaClient;
  readonly signal: AbortSignal;
  readonly progress: (done: number, of: number) => void;
  /** The card a picture is meant for by its path; null: to be placed by hand. */
  readonly cardOf: (path: string) => string | null;
}

interface Kept {
  readonly looks: readonly NewLook[];
  readonly loose: readonly LoosePicture[];
  readonly left: readonly LeftOut[];
}

async function keepAll(
  { client, signal, progress, cardOf }: PictureTaking,
  pictures: readonly GatheredFile[],
): Promise<Kept> {
  const looks: NewLook[] = [];
  const loose: LoosePicture[] = [];
  const left: LeftOut[] = [];
  for (const [at, { path, file }] of pictures.entries()) {
    if (signal.aborted) break;
    progress(at, pictures.length);
    const kept = await keepPicture(client, file, signal);
    const of = cardOf(path);
    if (!kept.ok) left.push(leftOut(path, kept.refusal));
    else if (of === null) loose.push({ art: kept.hash, file: path });
    else looks.push({ of, art: kept.hash });
  }
  return { looks, loose, left };
}

/** What came of pictures, and those that are still to be placed. */
export interface TakenPictures {
  readonly result: ImportResult;
  readonly loose: readonly LoosePicture[];
}

/**
 * Takes pictures in as looks of cards: those of a folder as a set of their own, single ones among “my pictures”.
 * Given up, nothing comes in.
 * @param name of the folder, or of the one picture
 */
export async function takePictures(
  taking: PictureTaking,
  pictures: readonly GatheredFile[],
  into: { readonly kind: 'new' | 'mine'; readonly name: DraftText },
  name: string,
): Promise<TakenPictures> {
  const { looks, loose, left } = await keepAll(taking, pictures);
  if (taking.signal.aborted) {
    return { result: notTaken(name, [leftOut(name, { key: CANCELLED })]), loose: [] };
  }
  if (looks.length === 0) return { result: notTaken(name, left), loose };
  const add = into.kind === 'mine' ? addToMine : createPictureSet;
  const added = await add(taking.client, into.name, looks);
  if (!added.ok) return { result: notTaken(name, [...left, leftOut(name, added.refusal)]), loose };
  return {
    result: {
      name,
      outcome: 'taken',
      set: { id: added.set, kind: 'variants' },
      count: added.looks.length,
      looks: added.looks,
      left,
    },
    loose,
  };
}
