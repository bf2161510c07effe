import fc from 'fast-check';
import { settings } from '@shared/contract/settings';
import { looks } from '@shared/contract/pictures';
import type { LibraryService } from '@main/services/library';
import { grown } from '../grow';
import { openHouse, type House } from '../house';
import { measured, must, mustBeSaid, same } from '../held';
import { defineKind, type Fed } from '../kind';
import { memoryFiles, ROOT } from '../memory-files';
import { changes, mutated, mutatedBytes, type Change } from '../mutate';

/** The files a person's choices lie in. */
const FILES = ['settings.json', 'looks.json', 'results.json'] as const;

interface Input {
  readonly file: (typeof FILES)[number];
  readonly document: unknown;
  readonly made: readonly Change[];
  readonly bytes: readonly Change[];
  /** Whether the copy of the save before is there too. */
  readonly previous: boolean;
}

const WORDS: readonly string[] = [
  ...Object.keys(settings.shape),
  ...['en', 'ja', 'system', 'same', 'off', 'copies', 'surprise', 'since', 'matches', 'match', 'finished'],
  ...['tefuda-settings/1', 'tefuda-looks/1', 'tefuda-results/1', 'tefuda-settings/2', 'tefuda-looks/9'],
  ...['copytoru-base/kirby-red-1', 'copytoru-promo/x'],
];

const REFS = ['copytoru-base/kirby-red-1', 'garden/a', 'copytoru-promo/star'];

const results = fc.record({
  format: fc.constant('tefuda-results/1'),
  since: fc.constantFrom(null, '2026-01-01T00:00:00.000Z', '2026-11-30T12:00:00Z'),
  matches: fc.array(
    fc.record({
      match: fc.constantFrom('a-1', 'b-2'),
      game: fc.constantFrom('copy-ability-battle', 'solo-battle'),
      finished: fc.constant('2026-02-01T00:00:00.000Z'),
      seats: fc.constant([{ name: 'A', player: 'human', score: 3, place: 1 }]),
    }),
    { maxLength: 3 },
  ),
});

const textOf = ({ document, made, bytes }: Input): Uint8Array<ArrayBuffer> =>
  mutatedBytes(Buffer.from(JSON.stringify(mutated(document, made, WORDS)) ?? ''), bytes);

/** Settings, looks and results: whatever lies there, the program starts and tells. */
export const settingsFiles = defineKind<Input>('settings', async () => {
  const { library } = await openHouse();
  const documents = {
    'settings.json': grown(settings, ['tefuda-settings/1']),
    'looks.json': grown(looks, REFS),
    'results.json': results,
  };
  return {
    inputs: fc.constantFrom(...FILES).chain((file) =>
      fc.record({
        file: fc.constant(file),
        document: documents[file],
        made: changes(4),
        bytes: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes(3) }),
        previous: fc.boolean(),
      }),
    ),
    feed: (input) => measured(() => feedSettings(input, library)),
    shown: textOf,
    expected: [
      ...['settings-fields', 'settings-defaults', 'settings-previous', 'settings-newer'],
      ...['looks-some', 'looks-lost', 'looks-previous', 'looks-newer', 'results-some', 'results-lost'],
    ].map((key) => `main.notices.${key}`),
  };
});

const PREVIOUS: Readonly<Record<Input['file'], string>> = {
  'settings.json': '{"format":"tefuda-settings/1","theme":"dark"}',
  'looks.json': '{"format":"tefuda-looks/1","surprise":true,"copies":{}}',
  'results.json': '{"format":"tefuda-results/1","since":null,"matches":[]}',
};

async function feedSettings(input: Input, library: LibraryService): Promise<Fed> {
  const bytes = textOf(input);
  const first = await start(input, bytes, library);
  const second = await start(input, bytes, library);
  must(same(await stateOf(first), await stateOf(second)), 'a start is the same twice');
  const { services, system, notices } = first;
  for (const { key, values } of notices.told) mustBeSaid(key, values);
  const told = notices.told.map(({ key }) => key);
  await mustKeep(bytes, first, told);
  // After a change, whatever lay there before, the next start finds all of it good.
  await services.settings.change({ theme: 'dark' });
  await services.looks.change({ surprise: true });
  const isNewer = told.some((key) => key.endsWith('-newer'));
  const next = await openHouse({ system, library });
  await next.services.results.statistics();
  if (!isNewer && input.file !== 'results.json') {
    const again = next.notices.told.map(({ key }) => key);
    must(again.length === 0, `what was saved is read again without a word (${again.join(', ')})`);
    must(same(next.services.settings.now, services.settings.now), 'settings are read as they were saved');
    must(same(next.services.looks.now, services.looks.now), 'looks are read as they were saved');
  }
  return { accepted: told.length === 0 ? 1 : 0, refused: told.length === 0 ? 0 : 1, said: told };
}

async function start({ file, previous }: Input, bytes: Uint8Array, library: LibraryService): Promise<House> {
  const system = memoryFiles();
  system.put(`${ROOT}/${file}`, bytes);
  if (previous) system.put(`${ROOT}/${file}.previous`, PREVIOUS[file]);
  const house = await openHouse({ system, library });
  await house.services.results.statistics();
  await house.services.results.quests();
  return house;
}

const stateOf = async ({ services, notices }: House): Promise<unknown> => ({
  settings: services.settings.now,
  looks: services.looks.now,
  statistics: await services.results.statistics(),
  told: notices.told,
});

/** A file that is complained about is still there, byte for byte, under whatever name. */
async function mustKeep(bytes: Uint8Array, { system }: House, told: readonly string[]): Promise<void> {
  if (told.length === 0) return;
  const contents = await Promise.all(system.paths().map((path) => system.readBytes(path)));
  must(
    contents.some((content) => Buffer.compare(content, bytes) === 0),
    `a file that is complained about is kept as it was (${told.join(', ')})`,
  );
}
