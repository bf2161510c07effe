import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chance } from '@shared/table/sample';
import { listOwn } from '@main/services/backup/content';
import { nodeFiles } from '@main/services/file-system';
import { writeZip } from '@main/services/packs/testing/zip-writer';
import { jpeg } from '@main/services/testing/pictures';
import { valueOf } from '@main/services/testing/playing';
import { setFile } from '@main/services/testing/sets';
import { hashOf, insist, same, type Activity } from './activity';
import type { Desk } from './desk';
import { handOver } from './handing-over';

/** Hashes of a data folder's files by their names, sorted: what a person has. */
type Content = readonly (readonly [name: string, hash: string])[];

/** What a folder may have come to: one of these, and nothing between them. */
interface Expected {
  /** The backup that was answered as waiting. */
  readonly waiting: Content | null;
  /** The one that was handed over and not answered yet. */
  readonly asked: Content | null;
  /** Whether it was asked to let the one go that waits. */
  readonly isLettingGo: boolean;
}

const NOTHING: Expected = { waiting: null, asked: null, isLettingGo: false };
/** The change of places has begun; the name of the folder says how far it is. */
const UNDER_WAY = /^restore-\d+-(?:clearing|placing)$/;
const FORMER = /^before-restore-\d+$/;
/** Things at the top of a data folder, each of which is moved on its own. */
const SHELVES = 12;

/** Restores one backup after another: lets each be unpacked and wait, lets some go, and lets others take their place. */
export class Restoring implements Activity {
  #made = 0;
  /** What the folder held when it was last looked at. */
  #present: Content = [];
  #expected: Expected = NOTHING;

  constructor(
    private readonly dataFolder: string,
    private readonly record: string,
    private readonly chance: Chance,
  ) {}

  async doOnce(desk: Desk): Promise<void> {
    const { waiting } = this.#expected;
    if (waiting !== null && this.chance.below(5) === 0) await this.#letGo(desk);
    else await this.#restore(desk);
  }

  /** The start after a kill is killed as well, in the middle of what it does, as often as chance wants it. */
  async killAtStart(): Promise<(() => Promise<boolean>) | null> {
    const waits = (await readdir(this.dataFolder)).some(
      (name) => name === 'restore-ready' || UNDER_WAY.test(name),
    );
    if (!waits || this.chance.below(3) === 0) return null;
    const wanted = this.chance.below(SHELVES * 2);
    return async () => {
      const names = await readdir(this.dataFolder);
      if (!names.some((name) => UNDER_WAY.test(name))) return false;
      const moved = names.filter((name) => name.startsWith('shelf-')).length;
      return names.some((name) => name.endsWith('-clearing'))
        ? SHELVES - moved >= wanted
        : SHELVES + moved >= wanted;
    };
  }

  async check(desk: Desk): Promise<void> {
    const names = await readdir(this.dataFolder);
    const left = names.filter((name) => name.startsWith('restore-'));
    insist(left.length === 0, `A start has left ${left.join(', ')}.`);
    const found = await contentOf(this.dataFolder);
    const { waiting, asked, isLettingGo } = this.#expected;
    const isOld = same(found, this.#present);
    const mayBeOld = waiting === null || asked !== null || isLettingGo;
    const isNew = [waiting, asked].some((backup) => backup !== null && same(found, backup));
    insist(isNew || isOld, `The folder holds neither what it held nor a backup: ${inWords(found)}`);
    insist(isNew || mayBeOld, 'A backup that was answered as waiting has not taken its place.');
    const { notices } = await desk.call('app.info', null);
    const told = notices.filter(({ key }) => key === 'main.notices.restored');
    insist(
      told.length > 0 === isNew,
      `A backup ${isNew ? 'took its place' : 'did not'}, and it is told otherwise.`,
    );
    if (isNew) await this.#insistOnFormer(String(told.at(-1)?.values?.['folder'] ?? ''));
    insist(!(await desk.call('data.get', null)).waiting, 'What has taken its place is said to wait.');
    this.#present = found;
    this.#expected = NOTHING;
    // As a person does who has looked at it.
    for (const name of names.filter((each) => FORMER.test(each)))
      await rm(join(this.dataFolder, name), { recursive: true });
  }

  /** What was there before is kept, all of it, in the folder that the start names. */
  async #insistOnFormer(folder: string): Promise<void> {
    insist(FORMER.test(folder), `What was there before is said to lie in "${folder}".`);
    const kept = await contentOf(join(this.dataFolder, folder));
    insist(same(kept, this.#present), `What was there before is not all in ${folder}: ${inWords(kept)}`);
  }

  async #letGo(desk: Desk): Promise<void> {
    this.#expected = { ...this.#expected, isLettingGo: true };
    valueOf(await desk.call('data.keepPresent', null));
    this.#expected = NOTHING;
  }

  async #restore(desk: Desk): Promise<void> {
    this.#made += 1;
    const files = this.#filesOf(String(this.#made));
    const said = { format: 'tefuda-backup/1', version: '0.1.0', made: new Date(0).toISOString() };
    const zip = writeZip([{ name: 'backup.json', content: JSON.stringify(said) }, ...files]);
    const upload = await handOver(desk, 'mine.zip', zip);
    const asked = files
      .map(({ name, content }): readonly [string, string] => [name, hashOf(content)])
      .sort(byName);
    this.#expected = { ...this.#expected, asked };
    const { files: count } = valueOf(await desk.call('data.restore', { upload }));
    insist(count === files.length, 'A backup was taken by half.');
    this.#expected = { ...NOTHING, waiting: asked };
  }

  /** A data folder no file of which any other version has. */
  #filesOf(version: string): { readonly name: string; readonly content: string | Buffer }[] {
    const picture = Buffer.from(jpeg(20, 20, version.repeat(2000)));
    const settings = { format: 'tefuda-settings/1', names: [version] };
    const shelves = Array.from({ length: SHELVES }, (_, shelf) => ({
      name: `shelf-${shelf}/${version}.json`,
      content: JSON.stringify({ version, much: 'き'.repeat(this.chance.below(30_000)) }),
    }));
    return [
      { name: 'settings.json', content: JSON.stringify(settings) },
      { name: 'designs/mine/set.json', content: setFile('mine', { source: version }) },
      { name: `records/${version}.jsonl`, content: this.record },
      { name: `art/${hashOf(picture)}.jpg`, content: picture },
      ...shelves,
    ];
  }
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : 1;

async function contentOf(folder: string): Promise<Content> {
  const { files } = await listOwn(folder, nodeFiles);
  const hashed = files.map(async ({ name, path }): Promise<readonly [string, string]> => [
    name,
    hashOf(await readFile(path)),
  ]);
  return (await Promise.all(hashed)).sort(byName);
}

const inWords = (content: Content): string =>
  content.map(([name, hash]) => `${name} ${hash.slice(0, 6)}`).join(', ');
