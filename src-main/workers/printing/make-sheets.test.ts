import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { CopytoruCard } from '@shared/abilities';
import type { HouseCard } from '@shared/vocabularies';
import { typefaceFiles } from '@main/services/printing/typeface';
import { makeSheets } from './make-sheets';
import type { MadeSheets, SheetsSurroundings, SheetsTask } from './sheets-task';
import { readPdf } from './testing/read-pdf';
import { grayJpeg } from './testing/jpegs';

const fonts = typefaceFiles(fileURLToPath(new URL('../../..', import.meta.url)));

const kirby: CopytoruCard = {
  id: 'lantern-hop',
  type: 'kirby',
  copies: 1,
  color: 'yellow',
  power: 4,
  ability: 'beam',
  name: { en: 'Lantern Hop', ja: 'ランタン ホップ' },
  flavor: { en: 'Up it goes.', ja: 'ぴょんと あがる。' },
  effects: [{ targets: 2 }],
};
const enemy: CopytoruCard = {
  id: 'night-moth',
  type: 'enemy',
  copies: 1,
  color: 'white',
  life: 2,
  points: 2,
  name: { en: 'Night Moth', ja: 'よるの ガ' },
};
const ceremony: HouseCard = {
  id: 'wide-porch',
  type: 'ceremony',
  copies: 3,
  name: { en: 'Wide Porch', ja: 'ひろい えんがわ' },
  effect: { hears: 'hand-limit', limit: 7 },
};
const rules: CopytoruCard = { id: 'rules-1', type: 'rules', copies: 1, name: { en: 'Rules', ja: 'ルール' } };

const around: SheetsSurroundings = { picture: () => null, progress: () => undefined };
const task = (part: Partial<SheetsTask> = {}): SheetsTask => ({
  title: 'Lanterns',
  cards: [
    { key: 'kirby', card: kirby, copies: 10 },
    { key: 'enemy', card: enemy, copies: 1 },
  ],
  choices: { paper: 'a4', layout: 'edge', cutMarks: true, backs: 'none' },
  language: 'en',
  printedNames: false,
  fonts,
  ...part,
});
const make = (part: Partial<SheetsTask> = {}, with_: Partial<SheetsSurroundings> = {}): Promise<MadeSheets> =>
  makeSheets(task(part), { ...around, ...with_ });

describe('sheets, read back', () => {
  it('have the size of the paper and each card where it is to be cut', async () => {
    const { bytes, pages } = await make();
    const [first, second, ...more] = await readPdf(bytes);
    expect([pages, more]).toEqual([2, []]);
    expect(first?.width).toBeCloseTo(210, 2);
    expect(first?.height).toBeCloseTo(297, 2);
    expect(first?.drawings).toHaveLength(9);
    expect(second?.drawings).toHaveLength(2);
    first?.drawings.forEach(({ x, y, width, height, turned }, index) => {
      // A tenth of a millimetre more on every side, so that no paper shines through between two cards.
      expect(x + 0.1).toBeCloseTo(10.5 + (index % 3) * 63, 2);
      expect(y + 0.1).toBeCloseTo(16.5 + Math.floor(index / 3) * 88, 2);
      expect([width, height].map((value) => Math.round(value * 100) / 100)).toEqual([63.2, 88.2]);
      expect(turned).toBe(false);
    });
  });

  it('have 3 mm around each card where a bleed is wanted, and their backs behind them', async () => {
    const choices = { paper: 'letter', layout: 'bleed', cutMarks: true, backs: 'long-edge' } as const;
    const cards = [{ key: 'enemy', card: enemy, copies: 2 }];
    const [front, back] = await readPdf((await make({ choices, cards })).bytes);
    expect([front?.width, front?.height].map((size) => Math.round((size ?? 0) * 10) / 10)).toEqual([
      215.9, 279.4,
    ]);
    const [one, two] = front?.drawings ?? [];
    expect(one?.x).toBeCloseTo(4.45, 2);
    expect(one?.y).toBeCloseTo(45.7, 2);
    expect(one?.width).toBeCloseTo(69, 2);
    expect(one?.height).toBeCloseTo(94, 2);
    expect(two?.x).toBeCloseTo(73.45, 2);
    // Behind the left one, seen through the paper, lies the right one of the page after it.
    expect(back?.drawings.map(({ x }) => Math.round(x * 100) / 100)).toEqual([142.45, 73.45]);
    expect(back?.text).not.toContain('Night Moth');
  });

  it('turn backs on their heads where the paper is turned over from top to bottom', async () => {
    const choices = { paper: 'a4', layout: 'edge', cutMarks: false, backs: 'short-edge' } as const;
    const [, back] = await readPdf(
      (await make({ choices, cards: [{ key: 'a', card: kirby, copies: 1 }] })).bytes,
    );
    expect(back?.drawings).toHaveLength(1);
    expect(back?.drawings[0]?.turned).toBe(true);
    expect(back?.drawings[0]?.y).toBeCloseTo(297 - 16.5 - 88 - 0.1, 2);
  });

  it('say the same on both sides of a card that lies open', async () => {
    const choices = { paper: 'a4', layout: 'edge', cutMarks: false, backs: 'long-edge' } as const;
    const [front, back] = await readPdf(
      (await make({ choices, cards: [{ key: 'r', card: rules, copies: 1 }] })).bytes,
    );
    expect(front?.text).toContain('Rules');
    expect(back?.text).toContain('Rules');
  });

  it('hold cards of either game, each before the back of its own deck', async () => {
    const choices = { paper: 'a4', layout: 'edge', cutMarks: false, backs: 'long-edge' } as const;
    const cards = [
      { key: 'c', card: ceremony, copies: 3 },
      { key: 'k', card: kirby, copies: 1 },
    ];
    const told: string[] = [];
    const { bytes } = await make({ choices, cards }, { progress: (done, of) => told.push(`${done}/${of}`) });
    const [front, back] = await readPdf(bytes);
    expect(front?.drawings).toHaveLength(4);
    expect(front?.text).toContain('Wide Porch');
    expect(front?.text).toContain('You may keep 7 cards');
    expect(back?.drawings).toHaveLength(4);
    expect(back?.text).not.toContain('Wide Porch');
    // Two fronts, two backs, one sheet of two pages.
    expect(told.at(-1)).toBe('6/6');
  });

  it('speak the language that was asked for, in text that can be searched', async () => {
    const english = await readPdf((await make()).bytes);
    expect(english[0]?.text).toContain('Lantern Hop');
    expect(english[0]?.text).toContain('Choose up to 2 more enemies');
    const [japanese] = await readPdf((await make({ language: 'ja' })).bytes);
    expect(japanese?.text).toContain('ランタン ホップ');
    expect(japanese?.text).not.toContain('Lantern');
  });

  it('carry the typeface with them, and only what is used of it', async () => {
    const { bytes } = await make();
    const [page] = await readPdf(bytes);
    expect([...(page?.fonts ?? [])].map((name) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'RoundedMplus1c-ExtraBold',
      'RoundedMplus1c-Medium',
    ]);
    // Either font alone has 3.4 MB.
    expect(bytes.length).toBeLessThan(400_000);
  });

  it('draw each card once, however many copies lie on the pages', async () => {
    const one = await make({ cards: [{ key: 'kirby', card: kirby, copies: 1 }] });
    const many = await make({ cards: [{ key: 'kirby', card: kirby, copies: 90 }] });
    expect(many.pages).toBe(10);
    expect(many.bytes.length - one.bytes.length).toBeLessThan(15_000);
  });

  it('tell how far they are', async () => {
    const told: string[] = [];
    const choices = { paper: 'a4', layout: 'edge', cutMarks: false, backs: 'long-edge' } as const;
    await make({ choices }, { progress: (done, of) => told.push(`${done}/${of}`) });
    // Two fronts and two backs are drawn; eleven cards take two sheets of two pages.
    expect(told).toEqual(Array.from({ length: 9 }, (_, done) => `${done}/8`));
  });
});

describe('what is not as it should be', () => {
  it('is a picture that is missing or no JPEG: the sheets are made with a scene, and it is named', async () => {
    const own: CopytoruCard = { ...kirby, art: { file: 'a'.repeat(64) } };
    const cards = [{ key: 'own', card: own, copies: 1 }];
    const warnings = [{ kind: 'picture', card: 'Lantern Hop', file: 'a'.repeat(64) }];
    expect((await make({ cards })).warnings).toEqual(warnings);
    const broken = await make({ cards }, { picture: () => new Uint8Array([1, 2, 3]) });
    expect(broken.warnings).toEqual(warnings);
    expect((await readPdf(broken.bytes))[0]?.pictures).toBe(0);
  });

  it('is not a picture that can be read: it goes to paper byte for byte, once', async () => {
    const own: CopytoruCard = { ...kirby, art: { file: 'mine' } };
    const cards = [
      { key: 'own', card: own, copies: 2 },
      { key: 'other', card: { ...own, id: 'other' }, copies: 1 },
    ];
    const jpeg = grayJpeg();
    const asked: string[] = [];
    const made = await make(
      { cards },
      {
        picture: (file) => {
          asked.push(file);
          return jpeg;
        },
      },
    );
    expect([made.warnings, asked]).toEqual([[], ['mine']]);
    const at = Buffer.from(made.bytes).indexOf(Buffer.from(jpeg));
    expect(at).toBeGreaterThan(0);
    expect(Buffer.from(made.bytes).indexOf(Buffer.from(jpeg), at + 1)).toBe(-1);
    expect((await readPdf(made.bytes))[0]?.pictures).toBe(3);
  });

  it('are characters the typeface does not have: they are left out and named', async () => {
    const name = { en: 'Star \u{1f600}\u200d שלום \u2764\ufe0f' };
    const { bytes, warnings } = await make({ cards: [{ key: 'a', card: { ...enemy, name }, copies: 1 }] });
    expect(warnings).toEqual([
      { kind: 'characters', card: name.en, characters: expect.stringContaining('\u{1f600}') },
    ]);
    expect((await readPdf(bytes))[0]?.text).toContain('Star');
  });
});

it('names that hide, or turn words around, are printed and searched for without what does that', async () => {
  const name = { en: 'Sa\u200Bve \u202Egnp.exe\u2066\u00AD', ja: 'ま\u3164て\u202E' };
  const flavor = { en: 'Up\u2067 it\u200F goes.' };
  const own: CopytoruCard = { ...kirby, name, flavor, art: { file: 'mine' } };
  const cards = [{ key: 'a', card: own, copies: 1 }];
  const { bytes, warnings } = await make({ cards });
  const text = (await readPdf(bytes))[0]?.text ?? '';
  expect(text).toContain('Save gnp.exe');
  expect(text).toContain('Up it goes.');
  const japanese = (await readPdf((await make({ cards, language: 'ja' })).bytes))[0]?.text ?? '';
  expect(japanese).toContain('まて');
  const tricks = /[\p{Cf}\u3164]/u;
  expect([text, japanese].filter((each) => tricks.test(each))).toEqual([]);
  expect(warnings).toEqual([{ kind: 'picture', card: 'Save gnp.exe', file: 'mine' }]);
});
