import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openCardHouse } from './card-house';
import { commands } from './commands';
import { makeProgram, runProgram } from './program';

const report = z.strictObject({
  file: z.string(),
  cards: z.number(),
  variants: z.number(),
  cells: z.array(z.strictObject({ id: z.string(), copies: z.number() })),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-art-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

async function art(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => (out += `${String(text)}\n`));
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => (err += `${String(text)}\n`));
  const typed = ['art', '--data', folder, '--lang', 'en', ...args];
  const code =
    (await runProgram(
      makeProgram({ commands, worker: 'no-worker.js', openHouse: openCardHouse, version: '9.9.9' }, typed),
      typed,
    )) ?? 0;
  vi.restoreAllMocks();
  return { code, out, err };
}

describe('tefuda art', () => {
  it('draws both boxes and every promo look on one sheet', async () => {
    const file = join(folder, 'sheet.svg');
    const { code, out } = await art('--sheet', file, '--json');
    expect(code).toBe(0);
    const { cells, ...said } = report.parse(JSON.parse(out));
    expect(said).toEqual({ file, cards: 166, variants: 8 });
    const svg = readFileSync(file, 'utf8');
    // 40 kinds of Kirby card, 43 of enemies, 8 others, 8 promo looks, 16 ceremonies and the wild card.
    expect(cells).toHaveLength(116);
    for (const { id } of cells) expect(svg).toContain(`>${id}</text>`);
    expect(svg).toContain('Normal cards: 22');
    // One player's deck of all sixteen.
    expect(svg).toContain('Ceremonies of Kokopelli: 48');
    expect(svg).toContain('Flute Host');
  });

  it('draws one card with its full face, by its id alone or with its set', async () => {
    const file = join(folder, 'card.svg');
    expect((await art('--sheet', file, '--card', 'blue-5')).code).toBe(0);
    const alone = readFileSync(file, 'utf8');
    expect(alone).toMatch(/^<svg [^>]*viewBox="0 0 630 880"/);
    expect(alone).toContain('Scatter Burst');
    const { out } = await art('--sheet', file, '--card', 'copytoru-base/blue-5');
    expect(out).toBe(`copytoru-base/blue-5 stands in ${file}.\n`);
    expect(readFileSync(file, 'utf8')).toBe(alone);
  });

  it('draws a promo look with its own name', async () => {
    const file = join(folder, 'promo.svg');
    const { out } = await art('--sheet', file, '--card', 'normal-3-curry', '--json');
    expect(report.parse(JSON.parse(out))).toMatchObject({ cards: 0, variants: 1 });
    expect(readFileSync(file, 'utf8')).toContain('Curry Night');
  });

  it('does not know every card', async () => {
    const { code, err } = await art('--sheet', join(folder, 'x.svg'), '--card', 'purple-9');
    expect(code).toBe(1);
    expect(err).toContain('purple-9');
  });

  it('needs to be told where to write, and says where it cannot', async () => {
    expect((await art()).code).toBe(2);
    const { code, err } = await art('--card', 'blue-5', '--sheet', join(folder, 'nowhere', 'x.svg'));
    expect(code).toBe(1);
    expect(err).toContain('ENOENT');
  });
});
