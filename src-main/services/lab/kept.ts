import { join } from 'node:path';
import { z } from 'zod';
import { COLORS } from '@shared/cards';
import type { LabType, Moments } from '@shared/lab';
import type { Files } from '../files';

const KNOWN_FORMAT = 1;
const FORMAT = `tefuda-lab/${KNOWN_FORMAT}`;

const measurement = z.object({
  /** `set-id/card-id`. */
  card: z.string(),
  type: z.enum(['kirby', 'enemy', 'ceremony']),
  color: z.exactOptional(z.enum(COLORS)),
  rank: z.number().int().min(0).max(8),
  /** The rules, the players and the way to measure it was done with. */
  digest: z.exactOptional(z.string()),
  /** Hash of what matters of the card to a match. */
  hash: z.string(),
  moments: z.object({
    pairs: z.number().int(),
    sums: z.array(z.number().int()),
    products: z.array(z.number().int()),
  }),
});
/** A card that was measured, and what was counted. */
export type KeptMeasurement = Omit<z.infer<typeof measurement>, 'digest' | 'moments'> & {
  readonly moments: Moments;
};

const content = z.object({
  format: z.literal(FORMAT),
  /** That of all measurements, where it does not stand with each: so it was before there were ceremonies. */
  digest: z.exactOptional(z.string()),
  measurements: z.array(measurement),
});

/** More than anybody goes back to; the oldest are forgotten. */
const MOST = 500;

/** Finished measurements, in one file of the data folder. */
export class KeptMeasurements {
  #read: Promise<KeptMeasurement[]> | null = null;

  /**
   * @param folder the data folder
   * @param digest names rules, players and the way to measure a type of card; what was measured otherwise does not
   *   count
   */
  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly digest: (type: LabType) => string,
  ) {}

  /** What is known of a card, the measurement of its present content before any other of it; null when nothing is. */
  async find(card: string, hash: string): Promise<KeptMeasurement | null> {
    const all = await this.#all();
    const same = all.findLast((kept) => kept.hash === hash);
    return same ?? all.findLast((kept) => kept.card === card) ?? null;
  }

  /** Keeps a measurement. When the disk refuses, it is known as long as the program runs. */
  async keep(kept: KeptMeasurement): Promise<void> {
    const others = (await this.#all()).filter(({ card, hash }) => card !== kept.card || hash !== kept.hash);
    const measurements = [...others, kept].slice(-MOST);
    this.#read = Promise.resolve(measurements);
    const named = measurements.map((each) => ({ ...each, digest: this.digest(each.type) }));
    const whole = { format: FORMAT, measurements: named };
    if (!(await this.#isNewer())) await this.files.save(this.#path(), `${JSON.stringify(whole)}\n`);
  }

  #all(): Promise<KeptMeasurement[]> {
    this.#read ??= this.#parsed().then((parsed) => {
      const found = content.safeParse(parsed).data;
      return (found?.measurements ?? []).flatMap(({ digest = found?.digest, ...kept }) =>
        digest === this.digest(kept.type) ? [kept] : [],
      );
    });
    return this.#read;
  }

  /** What a newer version wrote stays as it is. */
  async #isNewer(): Promise<boolean> {
    const named = z.object({ format: z.string() }).safeParse(await this.#parsed()).data?.format ?? '';
    return Number(/^tefuda-lab\/(\d+)$/.exec(named)?.[1] ?? 0) > KNOWN_FORMAT;
  }

  #path(): string {
    return join(this.folder, 'lab.json');
  }

  /** Null when nothing is there, or nothing that can be read: it can always be measured again. */
  async #parsed(): Promise<unknown> {
    try {
      return JSON.parse((await this.files.read(this.#path())) ?? 'null');
    } catch {
      return null;
    }
  }
}
