import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { registerSchema } from './schema';
import { registerValidate, validate } from './validate';

const shipped = fileURLToPath(new URL('../../cardsets', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-validate-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs the command line and gives back what it printed. */
async function run(...words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const program = new Command('tefuda').option('--lang <language>');
  registerValidate(program);
  registerSchema(program);
  await program.parseAsync(['node', 'tefuda', ...words]);
  return lines.join('\n');
}

function write(name: string, content: string | object): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const set = (id: string, cards: readonly object[]) => ({
  ...{ format: 'tefuda-card-set/1', id, game: 'copytoru', kind: 'designs', name: { en: id }, cards },
});
const card = { id: 'a', type: 'kirby', color: 'red', power: 3, name: { en: 'A' } };
const codes = (...paths: readonly string[]) => validate(paths, shipped).problems.map(({ code }) => code);

describe('tefuda validate', () => {
  it('counts what ships with the program and finds nothing wrong', async () => {
    const cards = { kirby: 54, enemy: 48, number: 4, rules: 2, blank: 4 };
    const none = { kirby: 0, enemy: 0, number: 0, rules: 0, blank: 0 };
    const printed: unknown = JSON.parse(await run('validate', shipped, '--json'));
    expect(printed).toEqual({
      sets: [
        { id: 'copytoru-base', kind: 'base', cards, variants: 0 },
        { id: 'copytoru-promo', kind: 'variants', cards: none, variants: 8 },
      ],
      problems: [],
    });
    expect(process.exitCode).toBe(0);
  });

  it('takes a file, the folder of a set, and variants alone', () => {
    const promo = join(shipped, 'copytoru-promo');
    expect(validate([promo], shipped)).toMatchObject({ sets: [{ variants: 8 }], problems: [] });
    expect(validate([join(promo, 'set.json')], shipped)).toMatchObject({
      sets: [{ variants: 8 }],
      problems: [],
    });
  });

  it('takes a copy of a shipped set, which is then looked at instead of it', () => {
    cpSync(join(shipped, 'copytoru-base'), join(folder, 'copy'), { recursive: true });
    expect(validate([folder], shipped)).toMatchObject({ sets: [{ id: 'copytoru-base' }], problems: [] });
  });

  it('says in JSON what is wrong and where, and lets the other sets in', async () => {
    const bad = write('bad/set.json', set('bad', [{ ...card, color: 'yelow' }]));
    write('good/set.json', set('good', [card]));
    const printed: unknown = JSON.parse(await run('validate', folder, '--json'));
    expect(printed).toEqual({
      sets: [
        {
          id: 'good',
          kind: 'designs',
          cards: { kirby: 1, enemy: 0, number: 0, rules: 0, blank: 0 },
          variants: 0,
        },
      ],
      problems: [
        {
          ...{ code: 'unknown-color', severity: 'error', file: bad, path: 'cards[0].color' },
          ...{ found: '"yelow"', expected: 'white | red | blue | yellow | green', hint: 'yellow' },
        },
      ],
    });
    expect(process.exitCode).toBe(1);
  });

  it('speaks both languages', async () => {
    const bad = write('set.json', set('bad', [{ ...card, color: 'yelow' }]));
    const english = await run('--lang', 'en', 'validate', bad);
    expect(english).toContain(
      `${bad} cards[0].color: error [unknown-color] The colour "yelow" is not known. ` +
        'Colours: white | red | blue | yellow | green. Did you mean yellow?',
    );
    expect(await run('--lang', 'ja', 'validate', bad)).toContain('"yelow" は 知らない色です。');
  });

  it('lets warnings pass', async () => {
    const file = write('set.json', set('odd', [{ ...card, colour: 1 }]));
    expect(await run('--lang', 'en', 'validate', file)).toContain('Errors: 0. Warnings: 1.');
    expect(process.exitCode).toBe(0);
  });

  it('reports sets that share an id', () => {
    const one = write('one.json', set('same', [card]));
    const two = write('two.json', set('same', [card]));
    expect(validate([one, two], shipped).problems).toMatchObject([
      { code: 'set-id-taken', file: two, expected: one },
    ]);
  });

  it('names what cannot be read at all', () => {
    expect(codes(join(folder, 'nowhere.json'))).toEqual(['missing-file']);
    expect(codes(folder)).toEqual(['no-sets']);
    expect(codes(write('pack.tefuda', 'PK'))).toEqual(['unsupported-pack']);
    expect(codes(write('big.json', ' '.repeat(8 * 1024 * 1024 + 1)))).toEqual(['file-too-big']);
    const broken = join(folder, 'utf16.json');
    writeFileSync(broken, Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]));
    expect(codes(broken)).toEqual(['not-text']);
  });

  it('misses pictures that are not there', () => {
    const file = write('set.json', set('art', [{ ...card, art: { file: 'art/a.webp' } }]));
    expect(codes(file)).toEqual(['missing-picture']);
    write('art/a.webp', 'picture');
    expect(codes(file)).toEqual([]);
  });
});

describe('tefuda schema', () => {
  it('prints a JSON Schema that the shipped sets meet', async () => {
    const printed = z.record(z.string(), z.unknown()).parse(JSON.parse(await run('schema')));
    expect(printed['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    const schema = z.fromJSONSchema(printed);
    for (const id of ['copytoru-base', 'copytoru-promo']) {
      const content: unknown = JSON.parse(readFileSync(join(shipped, id, 'set.json'), 'utf8'));
      expect(schema.safeParse(content).error).toBeUndefined();
    }
    const format = 'tefuda-card-set/1';
    expect(schema.safeParse({ ...set('x', [card]), format }).success).toBe(true);
    expect(schema.safeParse({ ...set('x', [{ ...card, power: 9 }]), format }).success).toBe(false);
    expect(schema.safeParse({ ...set('x', [{ ...card, effects: [{ fly: 1 }] }]), format }).success).toBe(
      false,
    );
  });
});
