import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { labReport } from '@shared/contract/lab';
import { builtWorker } from '@main/services/thinking/testing/built-worker';
import { openCardHouse } from './card-house';
import { commands } from './commands';
import { makeProgram, runProgram } from './program';

let folder = '';
let worker = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-lab-'));
  worker = await builtWorker();
  mkdirSync(join(folder, 'designs', 'pond'), { recursive: true });
  writeFileSync(join(folder, 'designs', 'pond', 'set.json'), setText('pond', 5));
  writeFileSync(join(folder, 'lake.json'), setText('lake', 5));
  writeFileSync(join(folder, 'wrong.json'), setText('wrong', 50));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

const setText = (id: string, power: number): string =>
  JSON.stringify({
    format: 'tefuda-card-set/1',
    id,
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'Pond' },
    cards: [
      {
        id: 'splash',
        type: 'kirby',
        color: 'blue',
        power,
        ability: 'ice',
        name: { en: 'Splash', ja: 'ばしゃん' },
        effects: [{ targets: 1 }],
      },
    ],
  });

/** Runs the command in this process, the matches in threads. */
async function lab(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (out += `${String(text)}\n`));
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void (err += `${String(text)}\n`));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  const typed = ['lab', '--data', folder, '--lang', 'en', ...args];
  const code = await runProgram(
    makeProgram({ commands, worker, openHouse: openCardHouse, version: '9.9.9' }, typed),
    typed,
  );
  vi.restoreAllMocks();
  return { code: code ?? 0, out, err };
}

describe('tefuda lab', () => {
  it('measures a card of the data folder, the same on any number of cores, with progress beside the result', async () => {
    const one = await lab('pond/splash', '--pairs', '120', '--cores', '1', '--json');
    const two = await lab('pond/splash', '--pairs', '120', '--cores', '2', '--json');
    expect([one.code, two.code]).toEqual([0, 0]);
    const report = labReport.parse(JSON.parse(one.out));
    expect(report).toMatchObject({ card: 'pond/splash', type: 'kirby', rank: 5, done: 120, of: 120 });
    expect(report.peers.map(({ card }) => card.replace('copytoru-base/', ''))).toEqual([
      'yellow-5',
      'blue-5',
      'red-5',
      'green-5',
    ]);
    expect(labReport.parse(JSON.parse(two.out))).toEqual(report);
    expect(one.out).not.toMatch(/\d[eE][-+]?\d|\.\d{7}/);
    expect(one.err).toContain('120 of 120 pairs of matches');
  });

  it('measures a ceremony of the box, and calls others by their names', async () => {
    const json = await lab('kokopelli-base/good-guest', '--pairs', '60', '--cores', '2', '--json');
    expect(json.code).toBe(0);
    const report = labReport.parse(JSON.parse(json.out));
    expect(report).toMatchObject({ card: 'kokopelli-base/good-guest', type: 'ceremony', rank: 0, done: 60 });
    expect(report.peers).toHaveLength(16);
    expect(report.rounds?.value).toBeGreaterThan(5);
    const { out } = await lab('kokopelli-base/good-guest', '--pairs', '60');
    expect(out).toContain('Good Guest: 60 pairs of matches');
    expect(out).toContain('Early Riser kokopelli-base/early-riser');
    expect(out).toMatch(/Rounds a match lasts with it: \d/);
  });

  it('writes no table of what is no box', async () => {
    const none = await lab('pond', '--printed', join(folder, 'none.json'), '--pairs', '3');
    expect([none.code, none.err]).toEqual([1, 'pond is no box whose cards can be measured.\n']);
  });

  it('finds a card by the path of its set, deals by seed, and says it all in words', async () => {
    const set = join(folder, 'lake.json');
    const { code, out } = await lab(`${set}/splash`, '--pairs', '50', '--lang', 'ja');
    expect(code).toBe(0);
    expect(out).toContain('ばしゃん（パワー 5）：対戦 50 組');
    const other = await lab(`${set}/splash`, '--pairs', '50', '--seed', 'else', '--json');
    const same = await lab(`${set}/splash`, '--pairs', '50', '--json');
    expect(labReport.parse(JSON.parse(other.out)).change).not.toEqual(
      labReport.parse(JSON.parse(same.out)).change,
    );
  });

  it.each([
    [2, 'splash', 'Name a card as SET/CARD, not “splash”.'],
    [1, 'pond/nobody', 'There is no card nobody in pond.'],
    [1, 'nowhere/splash', 'The card set nowhere is not in the library.'],
    [1, 'copytoru-base/rules-1', 'rules-1'],
    [1, 'wrong.json/splash', 'has mistakes'],
  ])('ends with %i for %s', async (expected, card, words) => {
    const named = card.startsWith('wrong') ? join(folder, card) : card;
    const { code, err, out } = await lab(named, '--pairs', '5');
    expect([code, out]).toEqual([expected, '']);
    expect(err).toContain(words);
  });

  it('says how it is used when no card is named', async () => {
    const { code, err, out } = await lab();
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('Name the card to measure: tefuda lab SET/CARD\n');
  });

  it('wants whole numbers', async () => {
    expect((await lab('pond/splash', '--pairs', 'many')).code).toBe(2);
    expect((await lab('pond/splash', '--cores', '0')).code).toBe(2);
  });
});
