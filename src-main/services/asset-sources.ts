import type { KeptFile } from './made/made-files';

/** Where the hosts find what they serve beside the contract, by address. */
export interface AssetSources {
  /** The folder of the built renderer. */
  readonly renderer: string;
  /** The file of a kept picture; null when there is none. */
  art(hash: string): Promise<string | null>;
  /** A file the program made, at `/made/<id>`; null when there is none. */
  made(address: string): KeptFile | null;
  /** A picture of a pack that is being looked through, at `/staged/<pack>/<n>`; null when there is none. */
  staged(address: string): StagedFile | null;
}

/** A picture of a pack as it lies there. */
export interface StagedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, by its content. */
  readonly type: string;
}
