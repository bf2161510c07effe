import { randomBytes } from 'node:crypto';
import type { MadeFile } from '@shared/contract/designs';
import { proposedName } from '../file-names';

/** Bytes that are held at once. The newest file is always held, however large it is. */
const MOST_BYTES = 256 * 1024 * 1024;
const ADDRESS = '/made/';

/** A file as it was handed over. */
export interface KeptFile {
  /** A name to save it under, with its ending. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Files the program has made for a person to save: packs, sheets to print. In memory, until the program ends. */
export class MadeFiles {
  /** By address, oldest first. */
  readonly #files = new Map<string, KeptFile>();

  /** @param most bytes held at once before the oldest files are let go */
  constructor(private readonly most = MOST_BYTES) {}

  /**
   * Holds a file, so that the page can fetch it at the address in the answer.
   *
   * @param name a name to save it under, ending included; made harmless here
   */
  keep(bytes: Uint8Array<ArrayBuffer>, name: string): MadeFile {
    const address = `${ADDRESS}${randomBytes(16).toString('hex')}`;
    const kept = { name: proposedName(name), bytes };
    this.#files.set(address, kept);
    this.#letGo();
    return { address, name: kept.name, bytes: bytes.length };
  }

  /** The file at `/made/<id>`; null when there is none. */
  find(address: string): KeptFile | null {
    return this.#files.get(address) ?? null;
  }

  #letGo(): void {
    let held = [...this.#files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    for (const [address, { bytes }] of this.#files) {
      if (held <= this.most || this.#files.size === 1) return;
      this.#files.delete(address);
      held -= bytes.length;
    }
  }
}
