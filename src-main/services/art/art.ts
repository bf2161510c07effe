import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readPictureHeader } from '@shared/cards';
import { ART_SIDE, PICTURE_BYTES } from '@shared/contract/pictures';
import type { Files } from '../files';
import { refused, type Outcome } from '../outcome';
import { notSaved } from '../not-saved';

const FILE = /^([0-9a-f]{64})\.jpg$/;

/** The name of a picture: SHA-256 of its content. */
export const hashOfArt = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a picture has the form of a kept one, as far as its header tells: JPEG, and small enough. */
export function isKeptForm(bytes: Uint8Array): boolean {
  const header = bytes.length <= PICTURE_BYTES ? readPictureHeader(bytes) : null;
  return header?.type === 'jpeg' && Math.max(header.width, header.height) <= ART_SIDE;
}

/** Pictures of people's own, in `art/<sha-256>.jpg` of the data folder. None is ever decoded here. */
export class ArtService {
  /** Hashes of the files that lie in the folder; null until somebody asks. */
  #kept: ReadonlySet<string> | null = null;

  constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {}

  /** Keeps a picture under the hash of its content, once however often it is given. */
  async keep(bytes: Uint8Array): Promise<Outcome<{ hash: string }>> {
    if (!isKeptForm(bytes)) return refused('not-a-kept-picture');
    const hash = hashOfArt(bytes);
    const outcome = await this.files.keep(this.#path(hash), bytes);
    if (!outcome.saved) return notSaved(outcome);
    this.#kept = null;
    return { ok: true, value: { hash } };
  }

  /** The hashes of all pictures that are here. A picture that cannot be read counts. */
  async hashes(): Promise<ReadonlySet<string>> {
    const names = await this.files.system.list(this.folder).catch(() => []);
    this.#kept = new Set(names.flatMap((name) => FILE.exec(name)?.[1] ?? []));
    return this.#kept;
  }

  /** The file of a picture; null when there is none. Nothing but a hash that is in the folder names a file. */
  async fileOf(hash: string): Promise<string | null> {
    if (this.#kept?.has(hash) !== true && !(await this.hashes()).has(hash)) return null;
    return this.#path(hash);
  }

  /** A picture's bytes; null when it is not there, cannot be read, or is no longer what its name says. */
  async read(hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const file = await this.fileOf(hash);
    const bytes = file === null ? null : await this.files.system.readBytes(file).catch(() => null);
    return bytes !== null && hashOfArt(bytes) === hash ? bytes : null;
  }

  #path(hash: string): string {
    return join(this.folder, `${hash}.jpg`);
  }
}
