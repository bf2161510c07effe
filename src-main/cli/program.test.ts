import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tefuda } from './testing/run';

const summary = z.strictObject({
  games: z.number(),
  seats: z.array(
    z.strictObject({ player: z.string(), wins: z.number(), ties: z.number(), meanScore: z.number() }),
  ),
  picks: z.number(),
  seconds: z.number(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-cli-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const simulate = (...args: string[]): ReturnType<typeof tefuda> =>
  tefuda('simulate', '--cores', '1', '--data', folder, '--lang', 'en', ...args);
const replay = (...args: string[]): ReturnType<typeof tefuda> =>
  tefuda('replay', '--data', folder, '--lang', 'en', ...args);

describe('tefuda simulate', () => {
  it('prints a summary of exactly the documented form', async () => {
    const { code, out } = await simulate('--games', '6', '--seats', 'random,greedy', '--seed', 's', '--json');
    expect(code).toBe(0);
    const read = summary.parse(JSON.parse(out));
    expect(read.games).toBe(6);
    expect(read.seats.map(({ player }) => player)).toEqual(['random', 'greedy']);
    expect(read.seats.reduce((sum, { wins, ties }) => sum + wins + ties, 0)).toBe(6);
  });

  it('gives the same digest for the same seed and another for another', async () => {
    const digest = async (...args: string[]): Promise<string> => {
      const { out } = await simulate('--games', '3', '--json', ...args);
      return summary.parse(JSON.parse(out)).digest;
    };
    expect(await digest('--seed', 'a')).toBe(await digest('--seed', 'a'));
    expect(await digest('--seed', 'a')).not.toBe(await digest('--seed', 'b'));
    expect(await digest('--seed', 'a', '--records', folder, '--trace')).toBe(await digest('--seed', 'a'));
  });

  it('seats one named player everywhere', async () => {
    const { out } = await simulate('--games', '1', '--seats', 'greedy', '--players', '4', '--json');
    expect(summary.parse(JSON.parse(out)).seats.map(({ player }) => player)).toEqual(Array(4).fill('greedy'));
  });

  it('plays every deal from each seat with --rotate', async () => {
    await simulate('--games', '2', '--seats', 'random,greedy,greedy', '--rotate', '--records', folder);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['0-0', '0-1', '0-2', '1-0', '1-1', '1-2'].map((name) => `match-${name}.jsonl`));
    const firstPlayers = files.slice(0, 3).map((file) => {
      const [header = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
      return z
        .object({ seed: z.string(), seats: z.array(z.object({ player: z.string() })) })
        .parse(JSON.parse(header));
    });
    expect(firstPlayers.map(({ seed }) => seed)).toEqual(['tefuda:0', 'tefuda:0', 'tefuda:0']);
    expect(firstPlayers.map(({ seats }) => seats.findIndex(({ player }) => player === 'random'))).toEqual([
      0, 1, 2,
    ]);
  });

  it('prints the trace of every match when no folder is named', async () => {
    const { out, err } = await simulate('--games', '1', '--trace');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
    expect(lines[0]).toMatchObject({
      format: 'tefuda-record/1',
      game: 'copy-ability-battle',
      seed: 'tefuda:0',
    });
    expect(lines[1]).toMatchObject({ n: 0 });
    expect(lines[2]).toMatchObject({ n: 1, decision: 'play', min: 1, max: 1 });
    expect(lines.at(-1)).toHaveProperty('end');
    expect(err).toContain('Digest');
  });

  it.each([
    ['an unknown game', ['--game', 'chess'], 'chess'],
    ['an unknown player', ['--seats', 'random,oracle'], 'oracle'],
    ['seats that do not fit the players', ['--seats', 'random,greedy', '--players', '3'], '--players says 3'],
    ['too many players', ['--players', '5'], '2 to 4'],
    ['an unknown option', ['--option', 'speed=9'], 'speed'],
    ['an option out of range', ['--option', 'rounds=0'], 'rounds'],
    ['a number out of its range', ['--option', 'offer=11'], 'from 1 to 10, not 11'],
    ['a choice that is none', ['--option', 'normalsReturn=some'], 'all, high, not some'],
    ['a list with a value out of range', ['--option', 'handicap=3,100'], 'from 0 to 99, not 100'],
    ['a seat nobody has', ['--option', 'first=2'], 'There is no seat 2; seats are 0 and 1.'],
    ['a seat far off', ['--option', 'first=9', '--players', '3'], 'no seat 9; seats are 0 to 2.'],
    ['an option without a value', ['--option', 'rounds'], 'key=value'],
    ['a trace among JSON', ['--trace', '--json'], '--records DIR'],
    ['a number that is none', ['--games', 'many'], 'many'],
    ['a set nobody has', ['--set', 'dragons'], 'dragons'],
    ['an unknown switch', ['--fast'], '--fast'],
    ['a quest of another game', ['--quest', '2'], 'no option called quest'],
    ['a quest there is not', ['--game', 'solo-battle', '--quest', '11'], 'from 1 to 10, not 11'],
    ['company in a quest', ['--game', 'solo-battle', '--players', '2'], 'Only one person'],
    ['another seat in a quest', ['--game', 'solo-battle', '--option', 'first=1'], 'the only seat is 0'],
    ['a head start that wins', ['--game', 'solo-battle', '--option', 'handicap=30'], 'below the 30 stars'],
  ])('calls %s wrong usage and says so', async (_, args, words) => {
    const { code, out, err } = await simulate(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(words);
  });

  it('takes the options of the game', async () => {
    await simulate(
      '--games',
      '1',
      '--option',
      'rounds=1',
      '--option',
      'normalsReturn=high',
      '--records',
      folder,
    );
    const text = readFileSync(join(folder, 'match-0.jsonl'), 'utf8');
    expect(text).toContain('"options":{"rounds":1,"normalsReturn":"high"}');
  });
});

describe('a simulated quest', () => {
  const quest = (...args: string[]): ReturnType<typeof tefuda> =>
    simulate('--game', 'solo-battle', '--games', '3', ...args);

  it('is played by one, and --quest is short for its option', async () => {
    const { code, out } = await quest('--quest', '8', '--seats', 'random', '--json');
    expect(code).toBe(0);
    const read = summary.parse(JSON.parse(out));
    expect([read.games, read.seats.length]).toEqual([3, 1]);
    const digest = async (...args: string[]): Promise<string> =>
      summary.parse(JSON.parse((await quest('--json', ...args)).out)).digest;
    expect(read.digest).toBe(await digest('--option', 'quest=8'));
    expect(read.digest).not.toBe(await digest('--quest', '1'));
  });

  it('is traced with its rows and counters, and replays in words', async () => {
    await quest('--quest', '9', '--trace', '--records', folder);
    const file = join(folder, 'match-0.jsonl');
    const [header = '', setUp = ''] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(header)).toMatchObject({ game: 'solo-battle', options: { quest: 9 } });
    expect(JSON.parse(setUp)).toMatchObject({
      zones: { 'row:1': [], damage: [] },
      counters: { life: 4, damage: 0, target: 60 },
    });
    const { code, out } = await replay(file);
    expect(code).toBe(0);
    expect(out).toContain('Quest 9: win 60 stars, life 4');
    expect(out).not.toMatch(/log\.|prompts\.|cli\./);
  });
});

describe('the options and records of a simulation', () => {
  const optionsOf = async (...given: string[]): Promise<string> => {
    await simulate('--games', '1', '--records', folder, ...given.flatMap((option) => ['--option', option]));
    const [header = ''] = readFileSync(join(folder, 'match-0.jsonl'), 'utf8').split('\n');
    return JSON.stringify(z.object({ options: z.unknown() }).parse(JSON.parse(header)).options);
  };

  it('takes lists with commas, as JSON or of one entry', async () => {
    expect(await optionsOf('handicap=3,0')).toBe('{"handicap":[3,0]}');
    expect(await optionsOf('handicap=[3,0]')).toBe('{"handicap":[3,0]}');
    expect(await optionsOf('handicap=3')).toBe('{"handicap":[3]}');
    expect(await optionsOf('designs=copytoru-base/yellow-4, copytoru-base/blue-7')).toBe(
      '{"designs":["copytoru-base/yellow-4","copytoru-base/blue-7"]}',
    );
  });

  it('makes the folders for records', async () => {
    const deep = join(folder, 'a', 'b');
    expect((await simulate('--games', '1', '--records', deep)).code).toBe(0);
    expect(readdirSync(deep)).toEqual(['match-0.jsonl']);
  });

  it('says in words why records cannot be written, and where', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const inWay = join(folder, 'in-way');
    mkdirSync(join(inWay, 'match-0.jsonl'), { recursive: true });
    const cases = [
      [file, 'something there is not a folder'],
      [join(file, 'deeper'), 'something there is not a folder'],
      [inWay, 'a folder there has the name of a record'],
    ] as const;
    for (const [records, words] of cases) {
      const { code, out, err } = await simulate('--games', '1', '--records', records);
      expect([code, out]).toEqual([1, '']);
      expect(err).toBe(`Records cannot be written to ${records}: ${words}.\n`);
    }
  });
});

describe('tefuda replay', () => {
  const record = async (...args: string[]): Promise<string> => {
    await simulate('--games', '1', '--seats', 'random,greedy', '--records', folder, ...args);
    return join(folder, 'match-0.jsonl');
  };
  const changed = (file: string, change: (text: string) => string): string => {
    const other = join(folder, 'changed.jsonl');
    writeFileSync(other, change(readFileSync(file, 'utf8')));
    return other;
  };

  it('tells a match in words, in both languages, with its result', async () => {
    const file = await record();
    const en = await replay(file);
    expect(en.code).toBe(0);
    expect(en.out).toContain('Round 7 of 7');
    expect(en.out).toContain('1. greedy 2');
    expect(en.out).not.toMatch(/log\.|prompts\.|cli\./);
    const ja = await tefuda('replay', file, '--data', folder, '--lang', 'ja');
    expect(ja.out).toContain('1位 greedy 2');
    expect(ja.err).toBe('');
  });

  it('replays the traced form too', async () => {
    expect((await replay(await record('--trace'), '--json')).code).toBe(0);
  });

  it('stops at the first pick that does not fit and says why', async () => {
    const file = changed(await record(), (text) => text.replace(/("n":5,.*"pick":)\[[^\]]*\]/, '$1["c101"]'));
    const { code, err } = await replay(file);
    expect(code).toBe(1);
    expect(err).toContain('Pick 5 does not fit');
    expect(err).toContain('c101');
    const json = await replay(file, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      picks: 4,
      drift: { code: 'illegal-pick', at: 5 },
    });
  });

  it('names a card that is not in the box', async () => {
    const file = changed(await record(), (text) => text.replace(/("n":1,.*"pick":)\[[^\]]*\]/, '$1["c400"]'));
    expect((await replay(file)).err).toContain('no card or act called c400');
  });

  it('notices a check that differs', async () => {
    const file = changed(await record(), (text) => text.replace(/"check":"[0-9a-f]{8}/, '"check":"00000000'));
    expect((await replay(file)).err).toContain('Pick 20 does not fit');
  });

  it('compares a traced record line by line and says what differs', async () => {
    const file = changed(await record('--trace'), (text) =>
      text.replace(/("n":7,.*"boost":)0/, '$15').replace(/("n":9,.*"boost":)0/, '$15'),
    );
    const { code, err } = await replay(file);
    expect(code).toBe(1);
    expect(err).toBe('Pick 7 does not fit. Counter boost: 5 in the record, 0 in the match.\n');
    const ja = await tefuda('replay', file, '--data', folder, '--lang', 'ja');
    expect(ja.err).toContain('7手目が 合いません。カウンター boost: 記録では 5、対戦では 0 です。');
    expect(JSON.parse((await replay(file, '--json')).out)).toMatchObject({
      drift: { code: 'other-trace', at: 7, where: { part: 'counter', name: 'boost' }, found: 5, expected: 0 },
    });
  });

  it('names the first card of a zone that differs, and the set-up', async () => {
    const file = changed(await record('--trace'), (text) =>
      text.replace(/("n":0,.*"hand:1":\["c\d+:copytoru-base)[^"]*/, '$1/other'),
    );
    expect((await replay(file)).err).toMatch(
      /^The set-up does not fit\. Zone hand:1, place 1: c\d+:copytoru-base\/other in the record, c\d+:copytoru-base\/normal-3 in the match\.\n$/,
    );
  });

  it('calls seats by name and by the number the record has', async () => {
    const file = changed(await record('--option', 'first=0'), (text) =>
      text.replace('"n":1,"seat":0', '"n":1,"seat":1'),
    );
    expect((await replay(file)).err).toContain('for greedy 2 (seat 1), but random 1 (seat 0) is asked');
  });

  it('gives the reason a line cannot be read, to people and to machines', async () => {
    const file = changed(await record(), (text) => text.replace(/\{"n":3,.*\n/, ''));
    const reason = 'Pick 4 stands where pick 3 should be.';
    expect((await replay(file)).err).toContain(`is damaged in line 4. ${reason}`);
    const problem = { outcome: 'mangled', line: 4, reason, code: 'pick-number', found: 4, expected: 3 };
    expect(JSON.parse((await replay(file, '--json')).out)).toEqual({ ok: false, problem });
  });

  it('notices another set and a missing one', async () => {
    const file = await record();
    const other = changed(file, (text) => text.replace(/"sha256":"[0-9a-f]{8}/, '"sha256":"00000000'));
    expect(await replay(other)).toMatchObject({ code: 1, err: expect.stringContaining('copytoru-base') });
    const missing = changed(file, (text) => text.replace('"id":"copytoru-base"', '"id":"gone"'));
    expect(await replay(missing)).toMatchObject({ code: 1, err: expect.stringContaining('gone is missing') });
  });

  it('leaves out a last line that was cut off', async () => {
    const file = changed(await record(), (text) => text.slice(0, -30));
    const { code, err } = await replay(file);
    expect(code).toBe(0);
    expect(err).toContain('cut off');
  });

  it.each([
    ['mangled', (text: string) => text.replace('"n":3', '"n":33'), 'line 4'],
    ['newer', (text: string) => text.replace('tefuda-record/1', 'tefuda-record/7'), 'newer Tefuda'],
    ['of another game', (text: string) => text.replace('copy-ability-battle', 'chess'), 'chess'],
    ['empty', () => '', 'line 1'],
  ])('says of a record that is %s what is wrong', async (_, change, words) => {
    const { code, err } = await replay(changed(await record(), change));
    expect(code).toBe(1);
    expect(err).toContain(words);
  });

  it('says of a file that is not there that it cannot be read', async () => {
    expect(await replay(join(folder, 'nothing.jsonl'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read'),
    });
  });
});

describe('the command line', () => {
  it('explains itself, command by command', async () => {
    for (const command of ['start', 'validate', 'schema', 'simulate', 'replay']) {
      expect((await tefuda('--help')).out).toContain(command);
      expect(await tefuda(command, '--help')).toMatchObject({ code: 0, err: '' });
    }
    expect(await tefuda('--version')).toMatchObject({ code: 0, out: '9.9.9\n' });
  });

  it('explains itself in the language that was asked for', async () => {
    const ja = await tefuda('simulate', '--help', '--lang', 'ja');
    expect(ja.code).toBe(0);
    expect(ja.out).toMatch(/[ぁ-ん]/);
    expect((await tefuda('simulate', '--help', '--lang=en')).out).not.toMatch(/[ぁ-ん]/);
  });

  it('lists everything in Japanese too, titles and defaults included', async () => {
    const names = (text: string): string[] => text.match(/^ {2}(?:-\S+(?:, )?)+|^ {2}[a-z]+/gm) ?? [];
    for (const command of [[], ['simulate'], ['replay'], ['start'], ['validate'], ['schema']]) {
      const en = await tefuda(...command, '--help', '--lang', 'en');
      const ja = await tefuda(...command, '--help', '--lang', 'ja');
      expect(names(ja.out)).toEqual(names(en.out));
      expect(names(en.out).length).toBeGreaterThan(1);
      expect(ja.out).toContain('使い方:');
      expect(ja.out).not.toMatch(/Usage|Options|Arguments|Commands|\[options\]|\[command\]|default/);
    }
    const { out } = await tefuda('simulate', '--help', '--lang', 'ja');
    expect(out).toContain('（書かなければ 100）');
  });

  it.each([
    [['nonsense'], 'nonsense という コマンドは ありません。'],
    [['replai'], 'もしかして: replay'],
    [['replay'], '<file> を 書いてください。'],
    [['schema', '--fast'], '--fast という オプションは ありません。'],
    [['schema', 'x', 'y'], '2こ。書けるのは 0こ'],
    [['simulate', '--games'], '--games <number> には 値を 書いてください。'],
  ])('says in Japanese what is wrong with %j', async (args, words) => {
    const { code, err } = await tefuda('--lang', 'ja', ...args);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err).not.toMatch(/error|unknown|missing/);
  });

  it('goes by the last language named', async () => {
    expect((await tefuda('--lang', 'en', '--lang=ja', 'nonsense')).err).toContain('ありません');
    expect((await tefuda('--lang=ja', 'nonsense', '--lang', 'en')).err).toContain('no command');
  });

  it.each([[], ['nonsense'], ['replay'], ['--lang', 'fr', 'schema']])(
    'calls %j wrong usage',
    async (...args) => {
      const { code, err } = await tefuda(...args);
      expect(code).toBe(2);
      expect(err).not.toBe('');
    },
  );
});
