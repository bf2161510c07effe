import { describe, expect, it } from 'vitest';
import { madeFile } from '@shared/contract/designs';
import { MadeFiles } from './made-files';

describe('files the program made', () => {
  it('are found at their address and nowhere else', () => {
    const made = new MadeFiles();
    const one = made.keep(new Uint8Array([1, 2, 3]), 'あおいの にわ.tefuda');
    const two = made.keep(new Uint8Array([4]), 'sheet.pdf');
    expect(madeFile.parse(one)).toEqual(one);
    expect(one).toMatchObject({ name: 'あおいの にわ.tefuda', bytes: 3 });
    expect(made.find(one.address)).toEqual({ name: one.name, bytes: new Uint8Array([1, 2, 3]) });
    expect(made.find(two.address)?.bytes).toEqual(new Uint8Array([4]));
    expect(made.find('/made/0')).toBeNull();
  });

  it('have names that lead nowhere', () => {
    expect(new MadeFiles().keep(new Uint8Array(1), '../../x\u202Efdp.exe').name).toBe('x fdp.exe');
  });

  it('are let go when they grow too many, the newest never', () => {
    const made = new MadeFiles(10);
    const kept = [4, 4, 4, 20].map((size, index) => made.keep(new Uint8Array(size), `${index}.png`));
    expect(kept.map(({ address }) => made.find(address)?.bytes.length ?? null)).toEqual([
      null,
      null,
      null,
      20,
    ]);
    const last = made.keep(new Uint8Array(2), 'last.png');
    expect(made.find(last.address)).not.toBeNull();
    expect(kept.every(({ address }) => made.find(address) === null)).toBe(true);
  });
});
