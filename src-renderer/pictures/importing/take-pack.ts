import type { TefudaClient } from '@shared/contract/client';
import type { PackPicture, PackReading, packPictureFate } from '@shared/contract/pictures';
import type { DraftText } from '@shared/contract/drafts';
import type { z } from 'zod';
import { canBeDecoded } from '../decode';
import { keepPicture, lookedAt } from '../keep-picture';
import { CANCELLED, failed, upload, type Refused } from '../upload';
import { leftByReader, leftOut, notTaken, SKIPPED, type ImportResult, type LeftOut } from './results';

/** A pack whose set is there already, or whose id belongs to a set of the program. */
export interface PackQuestion {
  readonly name: DraftText;
  /** What the one is called that has its id. */
  readonly mine: DraftText;
  /** `shipped`: it can only come in beside it. */
  readonly taken: 'own' | 'shipped';
}
export type PackAnswer = 'replacing' | 'copy' | 'skip';

/** What taking something in needs of whoever asked for it. */
export interface Taking {
  readonly client: TefudaClient;
  readonly signal: AbortSignal;
  /** Told how far it is: bytes that have been handed over, then pictures that have been looked at. */
  readonly progress: (done: number, of: number, what: 'reading' | 'pictures') => void;
  readonly ask: (question: PackQuestion) => Promise<PackAnswer>;
}

type Fate = z.infer<typeof packPictureFate>;

/** Looks at one picture of a pack. One that is as we keep them stays byte for byte. */
async function takePicture(
  { client, signal }: Taking,
  picture: PackPicture,
): Promise<{ readonly fate: Fate; readonly refusal: Refused | null }> {
  const gone = (refusal: Refused) => ({ fate: { name: picture.name, art: null }, refusal });
  let bytes: Blob;
  try {
    const answer = await fetch(picture.address, { signal });
    if (!answer.ok) return gone(failed(null));
    bytes = await answer.blob();
  } catch (problem) {
    return gone(failed(problem));
  }
  if (picture.kept !== null) {
    const looked = await lookedAt(bytes);
    if (!looked.ok) return gone(looked);
    if (await canBeDecoded(bytes)) return { fate: { name: picture.name, art: picture.kept }, refusal: null };
    return gone({ ok: false, refusal: { key: 'pictures.refusals.undecodable' } });
  }
  const kept = await keepPicture(client, bytes, signal);
  return kept.ok ? { fate: { name: picture.name, art: kept.hash }, refusal: null } : gone(kept);
}

async function takePictures(
  taking: Taking,
  pictures: readonly PackPicture[],
): Promise<{ readonly fates: readonly Fate[]; readonly left: readonly LeftOut[] }> {
  const fates: Fate[] = [];
  const left: LeftOut[] = [];
  for (const picture of pictures) {
    if (taking.signal.aborted) break;
    taking.progress(fates.length, pictures.length, 'pictures');
    const { fate, refusal } = await takePicture(taking, picture);
    fates.push(fate);
    if (refusal !== null) left.push(leftOut(picture.name, refusal.refusal));
  }
  return { fates, left };
}

async function asWhat(taking: Taking, { set, taken, mine }: PackReading): Promise<'itself' | PackAnswer> {
  if (set === null || taken === 'no' || taken === 'same') return 'itself';
  return taking.ask({ name: set.name, mine: mine ?? set.name, taken });
}

async function readPack(taking: Taking, pack: Blob, name: string): Promise<PackReading | Refused> {
  const { client, signal, progress } = taking;
  progress(0, pack.size, 'reading');
  const handed = await upload(client, pack, name, {
    signal,
    onProgress: (bytes) => progress(bytes, pack.size, 'reading'),
  });
  if (!handed.ok) return handed;
  const read = await client.call('packs.read', { upload: handed.upload });
  return read.ok ? read.value : read;
}

async function takeReading(taking: Taking, reading: PackReading, name: string): Promise<ImportResult> {
  const { client, signal } = taking;
  const problems = leftByReader(reading);
  const errors = reading.problems.filter(({ severity }) => severity === 'error').length;
  const out = reading.leftOut?.length ?? 0;
  const giveUp = async (left: readonly LeftOut[]): Promise<ImportResult> => {
    await client.call('packs.cancel', { pack: reading.pack });
    return notTaken(name, left);
  };
  if (reading.set === null) return giveUp(problems);
  const { id, kind, entries } = reading.set;
  if (reading.taken === 'same') {
    const nothing = await giveUp([]);
    return { ...nothing, outcome: 'there', set: { id, kind } };
  }
  const as = await asWhat(taking, reading);
  if (as === 'skip') return giveUp([leftOut(name, { key: signal.aborted ? CANCELLED : SKIPPED })]);
  const { fates, left } = await takePictures(taking, reading.pictures);
  if (signal.aborted) return giveUp([leftOut(name, { key: CANCELLED })]);
  const finished = await client.call('packs.finish', { pack: reading.pack, as, pictures: [...fates] });
  if (!finished.ok) return notTaken(name, [leftOut(name, finished.refusal)]);
  return {
    name,
    outcome: 'taken',
    set: { id: finished.value.id, kind },
    count: entries,
    looks: [],
    left: [...problems.slice(0, errors), ...left, ...problems.slice(errors)],
    ...(out === 0 ? {} : { out }),
  };
}

/** Takes a pack or a set's file in: nothing of it is written before all of it has been looked at. */
export async function takePack(taking: Taking, pack: Blob, name: string): Promise<ImportResult> {
  try {
    const reading = await readPack(taking, pack, name);
    return 'ok' in reading
      ? notTaken(name, [leftOut(name, reading.refusal)])
      : await takeReading(taking, reading, name);
  } catch (problem) {
    return notTaken(name, [leftOut(name, failed(problem).refusal)]);
  }
}
