import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewMatch } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';
import { createFormatter } from '@shared/locales/format';
import { playerRandom } from '@shared/players';
import { faultyFiles } from '../testing/faulty-files';
import { testFolder } from '../testing/folder';
import { anyPick, newMatch, playOne, playToEnd, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';

const anyhow = (view: MatchView): string[] => anyPick(view, playerRandom(`${view.number}`));
/** Read without trouble, but too deep for anything that goes into it step by step. */
const DEEP = '['.repeat(200_000) + ']'.repeat(200_000);
const duel = newMatch('copy-ability-battle', ['human', 'random'], 'taken elsewhere', { rounds: 4 });

async function open(folder?: string): Promise<TestMatches & { folder: string }> {
  const own = folder ?? (await testFolder());
  return { folder: own, ...(await openTestMatches({ folder: own, pause: 60_000 })) };
}

/** The text of a match played to its end, as it is exported. */
async function exported(wanted: NewMatch = duel): Promise<{ name: string; text: string; lines: string[] }> {
  const test = await open();
  const { id } = valueOf(await test.matches.create(wanted));
  await playToEnd(test, id, anyhow);
  await test.matches.close(id);
  const { name, text } = valueOf(await test.records.export(id));
  return { name, text, lines: text.trimEnd().split('\n') };
}

const contents = async (folder: string): Promise<string[]> => {
  const inside = async (name: string): Promise<string[]> => readdir(join(folder, name)).catch(() => []);
  return [...(await inside('matches')), ...(await inside('records'))];
};

describe('a record taken out', () => {
  it('is named by its day and its people, and comes in again as the same match', async () => {
    const { name, text } = await exported();
    expect(name).toMatch(/^Tefuda (2025-12-31|2026-01-01) Seat 0 - Seat 1\.jsonl$/);
    const test = await open();
    const { id } = valueOf(await test.records.import(name, text));
    expect(await readFile(join(test.folder, 'records', `${id}.jsonl`), 'utf8')).toBe(text);
    expect(await test.matches.list()).toMatchObject([{ id, finished: true, practice: false }]);
    expect(valueOf(await test.records.export(id)).text).toBe(text);
    // It was not played here, so it is not counted here.
    expect(await test.results.statistics()).toMatchObject({ rows: [], practice: 0 });
  });

  it('comes in once, however often it is brought; another one comes in beside it', async () => {
    const { name, text } = await exported();
    const test = await open();
    const ids = new Set<string>();
    for (let time = 0; time < 3; time += 1) ids.add(valueOf(await test.records.import(name, text)).id);
    expect(ids.size).toBe(1);
    expect(test.told()).toEqual(['main.notices.import-known']);
    const other = text.replace('"Seat 0"', '"Seat 7"');
    ids.add(valueOf(await test.records.import(name, other)).id);
    expect(ids.size).toBe(2);
    expect(await contents(test.folder)).toHaveLength(2);
  });

  it('of one’s own that is still here is found again', async () => {
    const test = await open();
    const { id } = valueOf(await test.matches.create(duel));
    await playToEnd(test, id, anyhow);
    await test.matches.close(id);
    const { name, text } = valueOf(await test.records.export(id));
    expect(valueOf(await test.records.import(name, text))).toEqual({ id });
    expect(await test.matches.list()).toHaveLength(1);
  });

  it('with an endless name of a set is refused in one line', async () => {
    const { lines } = await exported();
    const test = await open();
    const set = 'x'.repeat(100_000);
    const text = onHeader(lines, (header) => ({ ...header, sets: [{ id: set, sha256: '' }] })).join('\n');
    const answer = await test.records.import('x', text);
    if (answer.ok) throw new Error('It was taken.');
    expect(answer.refusal.values).toEqual({ set: `${'x'.repeat(120)}…` });
  });

  it('has no undone picks in it, but says that it is practice', async () => {
    const test = await open();
    const { id } = valueOf(await test.matches.create(duel));
    await playOne(test, id, anyhow);
    valueOf(await test.matches.undo(id));
    const { text } = valueOf(await test.records.export(id));
    expect(text.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ format: 'tefuda-record/1', practice: true });
    const other = await open();
    const brought = valueOf(await other.records.import('x', text));
    expect(valueOf(await other.matches.open(brought.id))).toMatchObject({ number: 1, practice: true });
  });

  it('that goes on comes in as a match that can be continued', async () => {
    const first = await open();
    const { id } = valueOf(await first.matches.create(duel));
    for (let picks = 0; picks < 9; picks += 1) await playOne(first, id, anyhow);
    const { text } = valueOf(await first.records.export(id));
    const before = valueOf(await first.matches.open(id));
    const second = await open();
    const brought = valueOf(await second.records.import('half.jsonl', text));
    expect(await readdir(join(second.folder, 'matches'))).toEqual([`${brought.id}.jsonl`]);
    const after = valueOf(await second.matches.open(brought.id));
    expect({ ...after, id }).toEqual(before);
    expect((await playToEnd(second, brought.id, anyhow)).result?.reason).toBe('rounds');
  });

  it('carries the designs it was played with, wherever it goes', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'designs', 'family'), { recursive: true });
    const design = {
      id: 'kite',
      type: 'kirby',
      color: 'green',
      power: 7,
      name: { en: 'Kite', ja: 'たこ' },
      ability: 'sword',
      effects: [{ boost: 1 }],
    };
    const set = {
      format: 'tefuda-card-set/1',
      id: 'family',
      game: 'copytoru',
      kind: 'designs',
      name: { en: 'Family', ja: 'かぞく' },
      cards: [design],
    };
    await writeFile(join(folder, 'designs', 'family', 'set.json'), JSON.stringify(set));
    const test = await open(folder);
    const wanted = { ...duel, options: { rounds: 2, designs: ['family/kite'] } };
    const created = await test.matches.create(wanted);
    const { id } = valueOf(created);
    await playToEnd(test, id, anyhow);
    await test.matches.close(id);
    const { text } = valueOf(await test.records.export(id));
    const elsewhere = await open();
    const brought = valueOf(await elsewhere.records.import('designs.jsonl', text));
    const shown = valueOf(await elsewhere.records.at({ id: brought.id, after: 0, viewer: 'open' }));
    expect(Object.values(shown.view.cards)).toContain('family/kite');
    const header = JSON.parse(text.split('\n')[0] ?? '');
    const without = text.replace(JSON.stringify(header), JSON.stringify({ ...header, cards: undefined }));
    expect(refusalOf(await elsewhere.records.import('designs.jsonl', without))).toBe(
      'main.refusals.missing-set',
    );
    const hashes = { ...header, cards: { family: { ...set, cards: [{ ...design, power: 6 }] } } };
    const changed = text.replace(JSON.stringify(header), JSON.stringify(hashes));
    expect(refusalOf(await elsewhere.records.import('designs.jsonl', changed))).toMatch(
      /^main\.import\.drift\./,
    );
  });

  it('may begin with a byte order mark, end its lines as Windows does and lack the last break', async () => {
    const { text } = await exported();
    const test = await open();
    const { id } = valueOf(
      await test.records.import('windows', `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`),
    );
    expect(await readFile(join(test.folder, 'records', `${id}.jsonl`), 'utf8')).toBe(text);
  });

  it('cut off inside a line comes in up to there, and that is told', async () => {
    const { text, lines } = await exported();
    const test = await open();
    const cut = text.slice(0, text.indexOf('{"n":6') + 12);
    const { id } = valueOf(await test.records.import('cut.jsonl', cut));
    expect(test.told()).toEqual(['main.notices.import-cut-off']);
    expect(valueOf(await test.matches.open(id)).number).toBe(6);
    // Without its last line alone it is a whole match: how it ended follows from the picks.
    const whole = valueOf(await test.records.import('cut.jsonl', lines.slice(0, -1).join('\n')));
    expect(await readFile(join(test.folder, 'records', `${whole.id}.jsonl`), 'utf8')).toBe(text);
    await test.matches.closeAll();
  });
});

type Lines = readonly string[];
const onHeader = (
  lines: Lines,
  change: (header: Record<string, unknown>) => Record<string, unknown>,
): string[] => [JSON.stringify(change(JSON.parse(lines[0] ?? ''))), ...lines.slice(1)];
const onPick = (lines: Lines, n: number, change: (pick: Record<string, unknown>) => object): string[] =>
  lines.map((line) =>
    line.startsWith(`{"n":${n},"seat"`) ? JSON.stringify(change(JSON.parse(line))) : line,
  );
const seats = (...players: string[]) => players.map((player) => ({ name: 'Mika', player }));

describe('a record that is refused', () => {
  const bad: [what: string, key: string, change: (lines: Lines) => Lines][] = [
    ['nothing', 'import.no-record', () => ['']],
    ['a letter', 'import.no-record', () => ['Dear Mika,', 'how are you?']],
    ['another program’s JSON', 'import.no-record', () => ['{"version":3}', '{}']],
    [
      'of a newer format',
      'import.newer',
      (lines) => onHeader(lines, (header) => ({ ...header, format: 'tefuda-record/2' })),
    ],
    [
      'of a format that never was',
      'import.mangled.bad-field',
      (lines) => onHeader(lines, (header) => ({ ...header, format: 'tefuda-record/0' })),
    ],
    [
      'without a seed',
      'import.mangled.bad-field',
      (lines) => onHeader(lines, ({ seed: _, ...header }) => header),
    ],
    [
      'with a nameless seat',
      'import.mangled.bad-field',
      (lines) =>
        onHeader(lines, (header) => ({
          ...header,
          seats: [
            { name: '\u202E', player: 'human' },
            { name: 'x', player: 'human' },
          ],
        })),
    ],
    [
      'with a line of something else',
      'import.mangled.unknown-line',
      (lines) => [...lines.slice(0, 5), '{"note":"hello"}', ...lines.slice(5)],
    ],
    ['with half a line in its middle', 'import.mangled.not-json', (lines) => lines.with(4, '{"n":4,"se')],
    ['with a pick missing', 'import.mangled.pick-number', (lines) => lines.toSpliced(3, 1)],
    [
      'with an undo of what is not there',
      'import.mangled.undo-place',
      (lines) => [...lines.slice(0, 3), '{"undo":9}'],
    ],
    [
      'with a check in the wrong place',
      'import.mangled.check-place',
      (lines) => lines.toSpliced(3, 0, '{"n":9,"check":"ff"}'),
    ],
    [
      'of a game nobody knows',
      'refusals.unknown-game',
      (lines) => onHeader(lines, (header) => ({ ...header, game: 'poker' })),
    ],
    [
      'of a game that is a word of the language',
      'refusals.unknown-game',
      (lines) => onHeader(lines, (header) => ({ ...header, game: 'constructor' })),
    ],
    [
      'with a player nobody knows',
      'import.unknown-player',
      (lines) => onHeader(lines, (header) => ({ ...header, seats: seats('human', 'oracle') })),
    ],
    [
      'with too many seats',
      'prompts.options.seats',
      (lines) =>
        onHeader(lines, (header) => ({
          ...header,
          seats: seats('human', 'human', 'human', 'human', 'human'),
        })),
    ],
    [
      'with an option nobody knows',
      'prompts.options.unknown',
      (lines) => onHeader(lines, (header) => ({ ...header, options: { turbo: true } })),
    ],
    [
      'with a set that is not at hand',
      'refusals.missing-set',
      (lines) =>
        onHeader(lines, (header) => ({
          ...header,
          sets: [
            { id: 'copytoru-base', sha256: 'ff' },
            { id: 'nowhere', sha256: 'ff' },
          ],
        })),
    ],
    [
      'with a set nested deeper than anybody can write',
      'import.mangled.bad-field',
      (lines) => lines.with(0, (lines[0] ?? '').replace(/}$/, `,"cards":{"copytoru-base":${DEEP}}}`)),
    ],
    [
      'with a set named like a word of the language',
      'refusals.missing-set',
      (lines) =>
        onHeader(lines, (header) => ({
          ...header,
          sets: [
            { id: 'copytoru-base', sha256: 'ff' },
            { id: 'constructor', sha256: 'ff' },
          ],
          cards: { other: 1 },
        })),
    ],
    [
      'with a carried set of another name',
      'refusals.missing-set',
      (lines) =>
        onHeader(lines, (header) => ({
          ...header,
          sets: [{ id: 'mine', sha256: 'ff' }],
          cards: { mine: { id: 'yours' } },
        })),
    ],
    [
      'of a box that has changed since',
      'import.drift.changed-set',
      (lines) =>
        onHeader(lines, (header) => ({ ...header, sets: [{ id: 'copytoru-base', sha256: '0'.repeat(64) }] })),
    ],
    [
      'with the seed of another match',
      'import.drift',
      (lines) => onHeader(lines, (header) => ({ ...header, seed: 'another' })),
    ],
    [
      'with a card that is in no match',
      'import.drift.unknown-card',
      (lines) => onPick(lines, 3, (pick) => ({ ...pick, pick: ['c999'] })),
    ],
    [
      'with a pick that is against the rules',
      'import.drift.illegal-pick',
      (lines) => onPick(lines, 1, (pick) => ({ ...pick, pick: ['draw-normal'] })),
    ],
    [
      'with a pick of somebody else',
      'import.drift.other-seat',
      (lines) => onPick(lines, 1, (pick) => ({ ...pick, seat: pick['seat'] === 0 ? 1 : 0 })),
    ],
    [
      'with an answer to another question',
      'import.drift.other-decision',
      (lines) => onPick(lines, 1, (pick) => ({ ...pick, decision: 'get' })),
    ],
    [
      'with a check that differs',
      'import.drift.other-match',
      (lines) => lines.map((line) => line.replace(/"check":"[0-9a-f]+"/, '"check":"00"')),
    ],
    [
      'with other points at its end',
      'import.drift.other-end',
      (lines) => [...lines.slice(0, -1), '{"end":{"scores":[99,0],"places":[1,2],"reason":"rounds"}}'],
    ],
    ['that ends too early', 'import.drift.other-end', (lines) => [...lines.slice(0, 6), lines.at(-1) ?? '']],
    [
      'with a table that is not the one of the match',
      'import.drift.other-trace',
      (lines) => onPick(lines, 2, (pick) => ({ ...pick, counters: { round: 7 } })),
    ],
  ];

  it.each(bad)('is one %s', async (_, key, change) => {
    const { lines } = await exported();
    const test = await open();
    const text = `${change(lines).join('\n')}\n`;
    const answer = await test.records.import('from a friend.jsonl', text);
    expect(refusalOf(answer)).toContain(`${key.startsWith('prompts') ? '' : 'main.'}${key}`);
    if (answer.ok) return;
    for (const language of ['en', 'ja'] as const) {
      const words = createFormatter(language)(answer.refusal.key, answer.refusal.values);
      // Every gap in the sentence is filled, and it is a sentence.
      expect(words).not.toMatch(/[{}]|^main\.|^prompts\./);
    }
    expect(await contents(test.folder)).toEqual([]);
    expect(test.told()).toEqual([]);
  });

  it('is told with the line, or the pick', async () => {
    const { lines } = await exported();
    const test = await open();
    const wordsOf = async (text: string): Promise<string> => {
      const answer = await test.records.import('a\u202E.jsonl', text);
      return answer.ok ? '' : createFormatter('en')(answer.refusal.key, answer.refusal.values);
    };
    expect(await wordsOf(lines.with(4, '{').join('\n'))).toBe('Line 5 of a.jsonl cannot be read.');
    const other = onPick(lines, 3, (pick) => ({ ...pick, pick: ['c999'] })).join('\n');
    expect(await wordsOf(other)).toBe('Move 3 of a.jsonl picks c999, which is not in this match.');
  });

  it.each([
    ['full', 'ENOSPC', 'main.refusals.disk-full'],
    ['closed', 'EROFS', 'main.refusals.disk-refused'],
  ])('because the disk is %s leaves nothing half done', async (_, code, key) => {
    const { text, lines } = await exported();
    const folder = await testFolder();
    const system = faultyFiles([
      { method: 'replace', code, times: 99 },
      { method: 'writeAt', code, times: 99 },
    ]);
    const test = await openTestMatches({ folder, system });
    expect(refusalOf(await test.records.import('x', text))).toBe(key);
    expect(refusalOf(await test.records.import('x', lines.slice(0, 4).join('\n')))).toBe(key);
    expect(await contents(folder)).toEqual([]);
  });
});

describe('what comes in', () => {
  it('keeps names that disturb no sentence, and only the cards of its match', async () => {
    const { lines } = await exported();
    const test = await open();
    const text = onHeader(lines, (header) => ({
      ...header,
      seats: [
        { name: ' \u202EMika\n', player: 'human' },
        { name: 'Robo', player: 'random' },
      ],
      cards: { junk: 'x'.repeat(100) },
      started: 'once upon a time',
    })).join('\n');
    const { id } = valueOf(await test.records.import('x', text));
    const [listed] = await test.matches.list();
    expect(listed).toMatchObject({ id, seats: [{ name: 'Mika' }, { name: 'Robo' }] });
    expect(listed?.started).toBe(listed?.updated);
    expect(await readFile(join(test.folder, 'records', `${id}.jsonl`), 'utf8')).not.toContain('junk');
    expect(valueOf(await test.records.export(id)).name).toBe('Tefuda Mika - Robo.jsonl');
  });

  it('of simulations, traced, is kept in the plain form', async () => {
    const { text, lines } = await exported();
    const test = await open();
    const traced = onPick(lines, 1, (pick) => ({ ...pick, min: 1, max: 1 })).join('\n');
    // A traced record shows its set-up and its forced picks; one that only begins to is refused.
    expect(refusalOf(await test.records.import('x', traced))).toBe('main.import.drift.other-trace');
    const { id } = valueOf(await test.records.import('x', text));
    expect(await readFile(join(test.folder, 'records', `${id}.jsonl`), 'utf8')).toBe(text);
  });
});
