import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { grayJpeg } from '@main/workers/printing/testing/jpegs';
import { readPdf } from '@main/workers/printing/testing/read-pdf';
import { openCardHouse } from './card-house';
import { commands } from './commands';
import { makeProgram, runProgram } from './program';

const summary = z.strictObject({
  out: z.string(),
  cards: z.number(),
  pages: z.number(),
  bytes: z.number(),
  warnings: z.array(z.unknown()),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-print-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** Prints in this process, with the data folder of a stranger kept out. */
async function print(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (out += `${String(text)}\n`));
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void (err += `${String(text)}\n`));
  const typed = ['print', '--data', folder, ...args];
  const before = process.exitCode;
  process.exitCode = 0;
  const code = await runProgram(
    makeProgram({ commands, worker: 'no-worker.js', openHouse: openCardHouse, version: '9.9.9' }, typed),
    typed,
  );
  const seen = code ?? Number(process.exitCode);
  process.exitCode = before;
  vi.restoreAllMocks();
  return { code: seen, out, err };
}

const jpeg = grayJpeg();
const hash = createHash('sha256').update(jpeg).digest('hex');
/** A set of one enemy in two copies with this picture. */
const setText = (id: string, picture: string): string =>
  JSON.stringify({
    format: 'tefuda-card-set/1',
    id,
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'Pond' },
    cards: [
      {
        id: 'toad',
        type: 'enemy',
        copies: 2,
        color: 'green',
        life: 1,
        points: 2,
        name: { en: 'Pond Toad', ja: 'いけの カエル' },
        art: { file: picture },
      },
    ],
  });

const file = (name: string): string => join(folder, name);

/** Whether the PDF holds the picture byte for byte. */
const holdsPicture = (pdf: string): boolean => readFileSync(pdf).includes(Buffer.from(jpeg));

describe('tefuda print', () => {
  it('prints a set that ships, and says what it did', async () => {
    const out = file('promo.pdf');
    const typed = ['--paper', 'letter', '--layout', 'bleed', '--backs', 'long-edge', '--json'];
    const { code, out: said } = await print('copytoru-promo', '--out', out, ...typed);
    expect(code).toBe(0);
    const { cards, pages, bytes, warnings } = summary.parse(JSON.parse(said));
    // Eight looks, six on a sheet, each sheet with its back.
    expect([cards, pages, warnings]).toEqual([8, 4, []]);
    expect(readFileSync(out, 'latin1').match(/MediaBox \[0 0 612 792\]/g)).toHaveLength(4);
    expect(readFileSync(out)).toHaveLength(bytes);
  });

  it("prints one player's deck of Kokopelli with its backs", async () => {
    const out = file('village.pdf');
    const typed = ['--paper', 'a4', '--backs', 'long-edge', '--lang', 'en', '--json'];
    const { code, out: said } = await print('kokopelli-base', '--out', out, ...typed);
    expect(code).toBe(0);
    const { cards, pages, warnings } = summary.parse(JSON.parse(said));
    // Sixteen ceremonies three times and six Kokopelli are 54 cards: six sheets of nine, each with its back.
    expect([cards, pages, warnings]).toEqual([54, 12, []]);
    const read = await readPdf(readFileSync(out));
    expect(read[0]?.text).toContain('Double Step');
    expect(read[10]?.text).toContain('Joins any ceremony that');
    expect(read.filter((_, page) => page % 2 === 1).map(({ text }) => text.trim())).toEqual(
      Array(6).fill(''),
    );
  });

  it('finds sets of the data folder by id, with their pictures, and speaks the language asked for', async () => {
    mkdirSync(join(folder, 'designs', 'pond'), { recursive: true });
    mkdirSync(join(folder, 'art'));
    writeFileSync(join(folder, 'designs', 'pond', 'set.json'), setText('pond', hash));
    writeFileSync(join(folder, 'art', `${hash}.jpg`), jpeg);
    const { code, out } = await print('pond', '--out', file('a.pdf'), '--lang', 'ja');
    expect([code, out]).toEqual([0, `${file('a.pdf')}: カード 2まい、1ページ\n`]);
    expect(holdsPicture(file('a.pdf'))).toBe(true);
    expect((await readPdf(readFileSync(file('a.pdf'))))[0]?.text).toContain('いけの カエル');
  });

  it('prints a file with the pictures beside it, and a pack with those inside it', async () => {
    mkdirSync(file('pond'));
    mkdirSync(join(file('pond'), 'art'));
    writeFileSync(join(file('pond'), 'set.json'), setText('pond', 'art/toad.jpg'));
    writeFileSync(join(file('pond'), 'art', 'toad.jpg'), jpeg);
    const pack = zipSync({ 'set.json': strToU8(setText('pond', 'art/toad.jpg')), 'art/toad.jpg': jpeg });
    writeFileSync(file('pond.tefuda'), pack);
    for (const path of [file('pond'), join(file('pond'), 'set.json'), file('pond.tefuda')]) {
      expect((await print(path, '--out', file('b.pdf'), '--no-marks', '--json')).code).toBe(0);
      expect(holdsPicture(file('b.pdf'))).toBe(true);
      rmSync(file('b.pdf'));
    }
  });

  it('finds a picture whose name a system took apart when it packed', async () => {
    // が as one letter in the set, as か and its mark in the pack.
    const [together, apart] = ['art/\u304c.jpg', 'art/\u304b\u3099.jpg'];
    const pack = { 'set.json': strToU8(setText('pond', together)), [apart]: jpeg };
    writeFileSync(file('apart.tefuda'), zipSync(pack));
    expect((await print(file('apart.tefuda'), '--out', file('e.pdf'), '--json')).code).toBe(0);
    expect(holdsPicture(file('e.pdf'))).toBe(true);
  });

  it('prints a scene for a picture that is missing, and names the card', async () => {
    writeFileSync(file('set.json'), setText('pond', 'art/toad.jpg'));
    const { code, err } = await print(file('set.json'), '--out', file('c.pdf'), '--lang', 'en');
    expect(code).toBe(0);
    expect(err).toBe('Pond Toad: its picture cannot be read. A drawn scene is printed in its place.\n');
  });

  it('writes nothing when it cannot, and says why', async () => {
    writeFileSync(file('bad.json'), '{"format": 1');
    const many: unknown[] = Array.from({ length: 21 }, (_, index) => ({
      ...{ id: `toad-${index}`, type: 'enemy', copies: 99, color: 'green', life: 1, points: 2 },
      name: { en: 'Toad' },
    }));
    writeFileSync(file('many.json'), JSON.stringify({ ...JSON.parse(setText('many', 'x')), cards: many }));
    const failing = async (...args: string[]): Promise<unknown[]> => {
      const { code, err } = await print(...args, '--lang', 'en');
      return [code, err.trim()];
    };
    const out = file('d.pdf');
    expect(await failing('nowhere', '--out', out)).toEqual([
      1,
      'The card set nowhere is not in the library.',
    ]);
    expect(await failing(file('bad.json'), '--out', out)).toEqual([
      1,
      `${file('bad.json')} has mistakes. See them with: tefuda validate ${file('bad.json')}`,
    ]);
    expect(await failing(file('many.json'), '--out', out)).toEqual([
      1,
      '2079 cards are too many for one PDF. Choose 2000 at most.',
    ]);
    expect(await failing('copytoru-promo')).toEqual([2, 'Something is missing: --out.']);
    expect(await failing('copytoru-promo', '--out', out, '--paper', 'a5')).toEqual([
      2,
      '--paper is one of a4, letter, not a5.',
    ]);
    expect(await failing('copytoru-promo', '--out', out, '--backs', 'both')).toEqual([
      2,
      '--backs is one of none, long-edge, short-edge, not both.',
    ]);
    expect(await failing('copytoru-promo', '--out', join(folder, 'bad.json', 'x.pdf'))).toEqual([
      1,
      `${join(folder, 'bad.json', 'x.pdf')} could not be written (ENOTDIR).`,
    ]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual([]);
  });
});
