import { join } from 'node:path';
import { z } from 'zod';
import { moment, type Moment } from '@shared/contract/coach';
import { previousName, type Files } from '../files';

/** Which match a look back is of: it may have been played on since. */
export interface Fingerprint {
  readonly picks: number;
  /** Hash of the match as it ended. */
  readonly match: string;
}

const KNOWN_FORMAT = 1;
const FORMAT = `tefuda-look-back/${KNOWN_FORMAT}`;
const FORMAT_NAME = /^tefuda-look-back\/(\d+)$/;

const content = z.object({
  format: z.literal(FORMAT),
  /** The way it was made. */
  number: z.number().int(),
  picks: z.number().int(),
  match: z.string(),
  moments: z.array(moment).max(3),
});

/** Finished look backs, each in a small file beside the record of its match. */
export class KeptLookBacks {
  /**
   * @param folder the data folder
   * @param number the way to look back; what was made in another way does not count
   */
  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly number: number,
  ) {}

  /** The moments of a look back; null when there is none of this match, or none that can be read. */
  async read(id: string, { picks, match }: Fingerprint): Promise<readonly Moment[] | null> {
    const found = content.safeParse(await this.#parsed(id)).data;
    const fits = found?.number === this.number && found.picks === picks && found.match === match;
    return fits ? found.moments : null;
  }

  /** Keeps a look back. When the disk refuses, or a newer version wrote what lies there, it is made anew next time. */
  async save(id: string, fingerprint: Fingerprint, moments: readonly Moment[]): Promise<void> {
    if (isNewer(await this.#parsed(id))) return;
    const whole = { format: FORMAT, number: this.number, ...fingerprint, moments };
    await this.files.save(this.#path(id), `${JSON.stringify(whole)}\n`);
  }

  async remove(id: string): Promise<void> {
    const path = this.#path(id);
    await this.files.system.remove(path);
    await this.files.system.remove(previousName(path));
  }

  #path(id: string): string {
    return join(this.folder, 'records', `${id}.look-back.json`);
  }

  /** Null when nothing is there, or nothing that can be read: it can always be made anew. */
  async #parsed(id: string): Promise<unknown> {
    try {
      return JSON.parse((await this.files.read(this.#path(id))) ?? 'null');
    } catch {
      return null;
    }
  }
}

function isNewer(found: unknown): boolean {
  const { format } = z.object({ format: z.string() }).safeParse(found).data ?? { format: '' };
  return Number(FORMAT_NAME.exec(format)?.[1] ?? 0) > KNOWN_FORMAT;
}
