import type { TefudaClient } from '@shared/contract/client';
import { keepPicture } from '../keep-picture';
import { CANCELLED, type Refused } from '../upload';
import type { GatheredFile } from './gather';
import {
  addToMine,
  createPictureSet,
  pictureSetCalled,
  refillPictureSet,
  type AddedLooks,
  type LooksOf,
  type NewLook,
} from './picture-sets';
import { leftOut, notTaken, SKIPPED, type ImportResult, type LeftOut } from './results';
import type { PackAnswer, PackQuestion } from './take-pack';

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
  readonly ask: (question: PackQuestion) => Promise<PackAnswer>;
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

/** Where pictures go: among “my pictures”, into a new set, or into one in place of what it holds. */
type Target = { readonly kind: 'mine' | 'new' } | { readonly kind: 'replace'; readonly set: string };

/** Where pictures are meant to go, and the game of whose cards they are. */
export interface Into extends LooksOf {
  readonly kind: 'new' | 'mine';
}

/** A folder whose name a set bears already: in its place, beside it, or not at all. */
async function targetOf({ client, ask }: PictureTaking, into: Into): Promise<Target | null> {
  const { kind, name } = into;
  const there = kind === 'new' ? await pictureSetCalled(client, into) : null;
  if (there === null) return { kind };
  const answer = await ask({ name, mine: name, taken: 'own' });
  if (answer === 'skip') return null;
  return answer === 'copy' ? { kind: 'new' } : { kind: 'replace', set: there };
}

function addTo(
  client: TefudaClient,
  target: Target,
  what: LooksOf,
  looks: readonly NewLook[],
): Promise<AddedLooks | Refused> {
  if (target.kind === 'replace') return refillPictureSet(client, target.set, looks);
  return (target.kind === 'mine' ? addToMine : createPictureSet)(client, what, looks);
}

/**
 * Takes pictures in as looks of cards: those of a folder as a set of their own, single ones among “my pictures”.
 * Given up, nothing comes in.
 * @param name of the folder, or of the one picture
 */
export async function takePictures(
  taking: PictureTaking,
  pictures: readonly GatheredFile[],
  into: Into,
  name: string,
): Promise<TakenPictures> {
  const nothing = (key: string): TakenPictures => ({
    result: notTaken(name, [leftOut(name, { key })]),
    loose: [],
  });
  const target = await targetOf(taking, into);
  if (target === null) return nothing(taking.signal.aborted ? CANCELLED : SKIPPED);
  const { looks, loose, left } = await keepAll(taking, pictures);
  if (taking.signal.aborted) return nothing(CANCELLED);
  if (looks.length === 0) return { result: notTaken(name, left), loose };
  const added = await addTo(taking.client, target, into, looks);
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
