import { describe, expect, it } from 'vitest';
import { setId } from '@shared/contract/drafts';
import { folderId, freeId, idFromName, numbered } from './set-ids';

describe('an id from a name', () => {
  it.each([
    [{ en: 'Aoi’s Garden!' }, 'aois-garden'],
    [{ en: 'Crème  brûlée — ÿ' }, 'creme-brulee-y'],
    [{ ja: 'あおいの にわ' }, 'aoino-niwa'],
    [{ ja: 'しゃしん と ちゃっか' }, 'shashin-to-chakka'],
    [{ ja: 'キョウリュウ・マッチ' }, 'kyouryuu-matchi'],
    [{ ja: 'ｶﾞﾝﾊﾞﾚ' }, 'ganbare'],
    [{ ja: 'か\u3099ば' }, 'gaba'],
    [{ en: '葵', ja: 'ほし' }, 'hoshi'],
    [{ ja: '葵の庭' }, 'set-1'],
    [{ en: '🎉🎉' }, 'set-1'],
    [{ en: '\u202Egnp.exe' }, 'gnp-exe'],
    [{ en: '../../etc' }, 'etc'],
    [{ en: 'Сад' }, 'set-1'],
    [{ en: 'Garden 庭', ja: 'にわ' }, 'niwa'],
    [{ en: 'COM1' }, 'set-com1'],
    [{}, 'set-1'],
    [{ en: 'x'.repeat(5000) }, 'x'.repeat(70)],
  ])('%j: %s', (name, id) => {
    expect(idFromName(name)).toBe(id);
    expect(setId.safeParse(id).success).toBe(true);
  });
});

it.each([
  ['con', 'set-con'],
  ['aux', 'set-aux'],
  ['nul', 'set-nul'],
  ['prn', 'set-prn'],
  ['com1', 'set-com1'],
  ['lpt9', 'set-lpt9'],
  ['con-2', 'con-2'],
  ['console', 'console'],
])('%s, as a folder of any system: %s', (id, folder) => {
  expect(folderId(id)).toBe(folder);
});

describe('an id that is taken', () => {
  const free = (wanted: string, ...taken: string[]) => freeId(wanted, (id) => taken.includes(id));

  it('gets the next number', () => {
    expect(free('garden')).toBe('garden');
    expect(free('garden', 'garden')).toBe('garden-2');
    expect(free('garden', 'garden', 'garden-2')).toBe('garden-3');
    expect(free('garden-2', 'garden', 'garden-2')).toBe('garden-3');
    expect(free('set-1', 'set-1')).toBe('set-2');
  });

  it('stays short enough', () => {
    const id = free('x'.repeat(80), 'x'.repeat(80));
    expect(setId.safeParse(id).success).toBe(true);
  });
});

describe('a name that is taken', () => {
  it('gets a number in both languages', () => {
    expect(numbered({ en: 'Garden', ja: 'にわ' }, 2)).toEqual({ en: 'Garden (2)', ja: 'にわ (2)' });
    expect(numbered({ en: 'Garden (2)' }, 3)).toEqual({ en: 'Garden (3)' });
    expect(numbered({}, 2)).toEqual({});
  });

  it('stays as long as a name may be, and is cut between letters', () => {
    expect(numbered({ en: 'x'.repeat(300) }, 2)).toEqual({ en: `${'x'.repeat(296)} (2)` });
    expect(numbered({ ja: '\u{20B9F}'.repeat(150) }, 10)).toEqual({ ja: `${'\u{20B9F}'.repeat(147)} (10)` });
  });
});
