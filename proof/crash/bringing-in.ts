import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord } from '@shared/table/record';
import type { Chance } from '@shared/table/sample';
import { writeZip } from '@main/services/packs/testing/zip-writer';
import { jpeg } from '@main/services/testing/pictures';
import { valueOf } from '@main/services/testing/playing';
import { kirby, setFile } from '@main/services/testing/sets';
import { hashOf, insist, same, type Activity } from './activity';
import type { Desk } from './desk';
import { handOver } from './handing-over';

const PICTURES = 3;

/** What was asked for and not answered yet. */
type Doing = { readonly id: string; readonly version: string } | { readonly record: true } | null;

/** Brings in packs with pictures, new ones and newer versions of those that are there, and records of matches. */
export class BringingIn implements Activity {
  /** By id, the version that was answered as taken in. */
  readonly #sets = new Map<string, string>();
  readonly #records = new Set<string>();
  #doing: Doing = null;
  #made = 0;

  /** @param record the text of a finished match */
  constructor(
    private readonly dataFolder: string,
    private readonly record: string,
    private readonly chance: Chance,
  ) {}

  async doOnce(desk: Desk): Promise<void> {
    await (this.chance.below(4) === 0 ? this.#bringRecord(desk) : this.#bringPack(desk));
    this.#doing = null;
  }

  async check(desk: Desk): Promise<void> {
    const listed = (await desk.call('designs.list', null)).filter((set) => set.id.startsWith('pack-'));
    const ids = new Set(listed.map(({ id }): string => id));
    for (const id of this.#sets.keys()) insist(ids.has(id), `The set ${id} that was taken in is gone.`);
    for (const { id, problems } of listed) {
      insist(problems.length === 0, `${id} was taken in by half: ${JSON.stringify(problems)}`);
      const { draft } = valueOf(await desk.call('designs.open', { id }));
      const doing = this.#doing !== null && 'id' in this.#doing && this.#doing.id === id ? this.#doing : null;
      const version = draft.source ?? '';
      const known = this.#sets.get(id);
      const possible = version === known || version === doing?.version;
      insist(possible, `${id}: version ${known} was taken in, version ${version} is there.`);
      insist(draft.kind === 'designs' && draft.cards.length === PICTURES, `${id} is there by half.`);
      this.#sets.set(id, version);
    }
    await this.#checkRecords();
    this.#doing = null;
  }

  async #checkRecords(): Promise<void> {
    const wanted = readRecord(this.record);
    insist(wanted.outcome === 'read', 'There is no record to bring in.');
    const folder = join(this.dataFolder, 'records');
    const names = await readdir(folder).catch((): string[] => []);
    for (const id of this.#records) {
      insist(names.includes(`${id}.jsonl`), `The record ${id} that was taken in is gone.`);
      const reading = readRecord(await readFile(join(folder, `${id}.jsonl`), 'utf8'));
      insist(reading.outcome === 'read', `The record ${id} cannot be read.`);
      insist(same(reading.record.picks, wanted.record.picks), `The record ${id} has lost picks.`);
    }
  }

  async #bringRecord(desk: Desk): Promise<void> {
    this.#doing = { record: true };
    const { id } = valueOf(await desk.call('records.import', { name: 'match.jsonl', text: this.record }));
    this.#records.add(id);
  }

  async #bringPack(desk: Desk): Promise<void> {
    const version = String((this.#made += 1));
    const again = this.#sets.size >= 4;
    const ids = [...this.#sets.keys()];
    const id = (again ? ids[this.chance.below(ids.length)] : undefined) ?? `pack-${version}`;
    const bytes = packOf(id, version);
    const upload = await handOver(desk, 'p.tefuda', bytes);
    const reading = valueOf(await desk.call('packs.read', { upload }));
    insist(reading.pictures.length === PICTURES, `A pack lost its pictures: ${JSON.stringify(reading)}`);
    // The page would look at each picture first.
    const pictures = reading.pictures.map(({ name, kept }) => ({ name, art: kept }));
    this.#doing = { id, version };
    const as = this.#sets.has(id) ? 'replacing' : 'itself';
    valueOf(await desk.call('packs.finish', { pack: reading.pack, as, pictures }));
    this.#sets.set(id, version);
  }
}

/** A pack of cards whose pictures no other version has. */
function packOf(id: string, version: string): Buffer {
  const pictures = Array.from({ length: PICTURES }, (_, index) =>
    jpeg(20, 20, `${version}:${index}`.repeat(500)),
  );
  const names = pictures.map((bytes) => `art/${hashOf(bytes)}.jpg`);
  const cards = names.map((file, index) => kirby(`card-${index}`, { art: { file } }));
  const files = names.map((name, index) => ({ name, content: Buffer.from(pictures[index] ?? []) }));
  return writeZip([{ name: 'set.json', content: setFile(id, { cards, source: version }) }, ...files]);
}
