import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { writeZip } from '@main/services/packs/testing/zip-writer';
import { jpeg, png } from '@main/services/testing/pictures';
import { createFormatter } from '@shared/locales/format';
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
  registerValidate(program, createFormatter('en'));
  registerSchema(program, createFormatter('en'));
  await program.parseAsync(['node', 'tefuda', ...words]);
  return lines.join('\n');
}

function write(name: string, content: string | Buffer | object): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  const plain = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(file, plain ? content : JSON.stringify(content));
  return file;
}

const set = (id: string, cards: readonly object[]) => ({
  ...{ format: 'tefuda-card-set/1', id, game: 'copytoru', kind: 'designs', name: { en: id }, cards },
});
const card = { id: 'a', type: 'kirby', color: 'red', power: 3, name: { en: 'A' } };
const codes = async (...paths: readonly string[]) =>
  (await validate(paths, shipped)).problems.map(({ code }) => code);

describe('tefuda validate', () => {
  it('counts what ships with the program and finds nothing wrong', async () => {
    const cards = { kirby: 54, enemy: 48, number: 4, rules: 2, blank: 4 };
    const none = { kirby: 0, enemy: 0, number: 0, rules: 0, blank: 0 };
    const printed: unknown = JSON.parse(await run('validate', shipped, '--json'));
    expect(printed).toEqual({
      sets: [
        { id: 'copytoru-base', game: 'copytoru', kind: 'base', cards, variants: 0 },
        { id: 'copytoru-promo', game: 'copytoru', kind: 'variants', cards: none, variants: 8 },
        {
          ...{ id: 'kokopelli-base', game: 'kokopelli', kind: 'base', variants: 0 },
          cards: { ceremony: 48, kokopelli: 6 },
        },
      ],
      problems: [],
    });
    expect(process.exitCode).toBe(0);
  });

  it('takes a file, the folder of a set, and variants alone', async () => {
    const promo = join(shipped, 'copytoru-promo');
    expect(await validate([promo], shipped)).toMatchObject({ sets: [{ variants: 8 }], problems: [] });
    expect(await validate([join(promo, 'set.json')], shipped)).toMatchObject({
      sets: [{ variants: 8 }],
      problems: [],
    });
  });

  it('takes a copy of a shipped set, which is then looked at instead of it', async () => {
    cpSync(join(shipped, 'copytoru-base'), join(folder, 'copy'), { recursive: true });
    expect(await validate([folder], shipped)).toMatchObject({
      sets: [{ id: 'copytoru-base' }],
      problems: [],
    });
  });

  it('says in JSON what is wrong and where, and lets the other sets in', async () => {
    const bad = write('bad/set.json', set('bad', [{ ...card, color: 'yelow' }]));
    write('good/set.json', set('good', [card]));
    const printed: unknown = JSON.parse(await run('validate', folder, '--json'));
    expect(printed).toEqual({
      sets: [
        {
          id: 'good',
          game: 'copytoru',
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

  it('counts the cards of a set of Kokopelli, and tells what is wrong with a ceremony', async () => {
    const good = ['--lang', 'en', 'validate', join(shipped, 'kokopelli-base')];
    expect(await run(...good)).toBe(
      'kokopelli-base: 48 ceremony cards, 6 Kokopelli, 0 variants\nNo problems.',
    );
    expect(await run('--lang', 'ja', ...good.slice(2))).toContain('おまつりカード 48、ココペリ 6');
    const effect = { hears: 'drow', cards: 2 };
    const ceremony = { id: 'a', type: 'ceremony', name: { en: 'A' }, effect };
    const bad = write('set.json', { ...set('bad', [ceremony]), game: 'kokopelli' });
    expect(await run('--lang', 'en', 'validate', bad)).toContain(
      'cards[0].effect.hears: error [unknown-hears] A ceremony cannot hear "drow". It can hear: laid | ' +
        'completed | open | empty-hand | draw | play | stack-size | hand-limit | exchange | reach. ' +
        'Did you mean draw?',
    );
    expect(process.exitCode).toBe(1);
  });

  it('lets warnings pass', async () => {
    const file = write('set.json', set('odd', [{ ...card, colour: 1 }]));
    expect(await run('--lang', 'en', 'validate', file)).toContain('Errors: 0. Warnings: 1.');
    expect(process.exitCode).toBe(0);
  });

  it('reports sets that share an id', async () => {
    const one = write('one.json', set('same', [card]));
    const two = write('two.json', set('same', [card]));
    expect((await validate([one, two], shipped)).problems).toMatchObject([
      { code: 'set-id-taken', file: two, expected: one },
    ]);
  });

  it('names what cannot be read at all', async () => {
    expect(await codes(join(folder, 'nowhere.json'))).toEqual(['missing-file']);
    expect(await codes(folder)).toEqual(['no-sets']);
    expect(await codes(write('pack.tefuda', 'PK'))).toEqual(['pack-damaged']);
    expect(await codes(write('big.json', ' '.repeat(8 * 1024 * 1024 + 1)))).toEqual(['file-too-big']);
    const broken = join(folder, 'utf16.json');
    writeFileSync(broken, Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]));
    expect(await codes(broken)).toEqual(['not-text']);
  });

  it('misses pictures that are not there', async () => {
    const file = write('set.json', set('art', [{ ...card, art: { file: 'art/a.webp' } }]));
    expect(await codes(file)).toEqual(['missing-picture']);
    write('art/a.webp', Buffer.from(png(3, 2)));
    expect(await codes(file)).toEqual([]);
  });

  it('looks at pictures by their headers', async () => {
    const file = write('set.json', set('art', [{ ...card, art: { file: 'art/a.webp' } }]));
    write('art/a.webp', 'picture');
    expect(await codes(file)).toEqual(['picture-unknown']);
    write('art/a.webp', Buffer.from(png(30_000, 30_000)));
    expect(await validate([file], shipped)).toMatchObject({
      sets: [],
      problems: [{ code: 'picture-too-many-pixels', severity: 'error', file }],
    });
    write('art/a.webp', '<svg><script>1</script></svg>');
    expect(await codes(file)).toEqual(['svg-active']);
    write('art/a.webp', Buffer.concat([png(3, 2), Buffer.alloc(10 * 1024 * 1024)]));
    expect(await codes(file)).toEqual(['picture-too-big']);
  });

  it('finds the pictures of a data folder', async () => {
    const hash = 'b'.repeat(64);
    const file = write('designs/art/set.json', set('art', [{ ...card, art: { file: hash } }]));
    expect(await codes(file)).toEqual(['missing-picture']);
    write(`art/${hash}.jpg`, Buffer.from(jpeg(3, 2)));
    expect(await codes(file)).toEqual([]);
  });
});

describe('tefuda validate of a pack', () => {
  const drawn = { ...card, art: { file: 'art/a.webp' } };
  const pack = (content: object, ...pictures: readonly string[]) =>
    write(
      'pack.tefuda',
      writeZip([
        { name: 'set.json', content: JSON.stringify(content) },
        ...pictures.map((name) => ({ name, content: Buffer.from(png(3, 2)) })),
      ]),
    );

  it('counts its cards as those of a folder', async () => {
    const file = pack(set('packed', [drawn]), 'art/a.webp');
    expect(await validate([file], shipped)).toEqual({
      sets: [
        {
          ...{ id: 'packed', game: 'copytoru', kind: 'designs', variants: 0 },
          cards: { kirby: 1, enemy: 0, number: 0, rules: 0, blank: 0 },
        },
      ],
      problems: [],
    });
  });

  it('keeps it out when one of its pictures is hostile', async () => {
    const file = write(
      'pack.tefuda',
      writeZip([
        { name: 'set.json', content: JSON.stringify(set('packed', [card])) },
        { name: 'a.svg', content: '<svg><image href="https://example.com/a.png"/></svg>' },
      ]),
    );
    expect(await validate([file], shipped)).toMatchObject({
      sets: [],
      problems: [{ code: 'svg-outside', found: '"a.svg"' }],
    });
  });

  it('warns of pictures that are not in it', async () => {
    const file = pack(set('packed', [drawn]), 'a.webp');
    expect(await validate([file], shipped)).toMatchObject({
      sets: [{ id: 'packed' }],
      problems: [{ code: 'missing-picture', severity: 'warning', file, path: 'cards[0].art.file' }],
    });
  });

  it('reports what is wrong with the pack and with its cards, and keeps the set out', async () => {
    const file = pack(set('packed', [{ ...card, color: 'yelow' }]), '../../a.webp');
    const { sets, problems } = await validate([file], shipped);
    expect(sets).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'pack-unsafe-name', severity: 'error', file, path: '', found: '"../../a.webp"' },
      { code: 'unknown-color', file, path: 'cards[0].color', hint: 'yellow' },
    ]);
  });

  it('keeps a set out for the sake of its pack alone', async () => {
    const file = pack(set('packed', [card]), '../../a.webp');
    expect(await run('--lang', 'en', 'validate', file)).toBe(
      `${file}: error [pack-unsafe-name] "../../a.webp" could lead out of the pack. ` +
        'Use names like art/….webp.\nErrors: 1. Warnings: 0.',
    );
    expect(process.exitCode).toBe(1);
    expect(await run('--lang', 'ja', 'validate', file)).toContain('パックの外を 指すかもしれません');
  });
});

describe('tefuda schema', () => {
  it('prints a JSON Schema that the shipped sets meet', async () => {
    const printed = z.record(z.string(), z.unknown()).parse(JSON.parse(await run('schema')));
    expect(printed['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    const schema = z.fromJSONSchema(printed);
    for (const id of ['copytoru-base', 'copytoru-promo', 'kokopelli-base']) {
      const content: unknown = JSON.parse(readFileSync(join(shipped, id, 'set.json'), 'utf8'));
      expect(schema.safeParse(content).error).toBeUndefined();
    }
    const format = 'tefuda-card-set/1';
    expect(schema.safeParse({ ...set('x', [card]), format }).success).toBe(true);
    expect(schema.safeParse({ ...set('x', [{ ...card, power: 9 }]), format }).success).toBe(false);
    expect(schema.safeParse({ ...set('x', [{ ...card, effects: [{ fly: 1 }] }]), format }).success).toBe(
      false,
    );
    const ceremony = (effect: object) => ({
      ...{
        ...set('x', [{ id: 'a', type: 'ceremony', name: { en: 'A' }, effect }]),
        format,
        game: 'kokopelli',
      },
    });
    expect(schema.safeParse(ceremony({ hears: 'draw', cards: 2 })).success).toBe(true);
    expect(schema.safeParse(ceremony({ hears: 'draw', cards: 5 })).success).toBe(false);
    expect(schema.safeParse(ceremony({ hears: 'draw', limit: 7 })).success).toBe(false);
    // A card of one game in a set of the other.
    expect(schema.safeParse({ ...ceremony({ hears: 'draw', cards: 2 }), game: 'copytoru' }).success).toBe(
      false,
    );
    expect(schema.safeParse({ ...set('x', [card]), format, game: 'kokopelli' }).success).toBe(false);
  });
});
