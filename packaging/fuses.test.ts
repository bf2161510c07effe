import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fuses, readFuses, setFuses, type Flavour } from './fuses';
import { AS_SHIPPED, slice } from './testing/fake-electron';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tefuda-fuses-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function electron(...slices: Buffer[]): Promise<string> {
  const file = join(folder, 'electron');
  await writeFile(file, Buffer.concat(slices));
  return file;
}

const on = (flavour: Flavour): string[] => fuses.filter((fuse) => fuse[flavour]).map(({ name }) => name);

test('every fuse @electron/fuses knows is decided, in the order of the wire, and the ninth with them', () => {
  const known = Object.values(FuseV1Options).filter((value) => typeof value === 'string');
  expect(fuses.map(({ name }) => name)).toEqual([...known, 'WasmTrapHandlers']);
  expect(known).toHaveLength(8);
});

test('the release can be entered by no driver, debugger or variable, and loads only its own archive', () => {
  expect(on('release')).toEqual([
    'EnableEmbeddedAsarIntegrityValidation',
    'OnlyLoadAppFromAsar',
    'WasmTrapHandlers',
  ]);
});

test('the flavour for tests differs in the one fuse its driver needs', () => {
  const different = fuses.filter(({ release, testing }) => release !== testing);
  expect(different.map(({ name }) => name)).toEqual(['EnableNodeCliInspectArguments']);
  expect(on('testing')).toContain('EnableNodeCliInspectArguments');
});

describe('setting the fuses of an executable', () => {
  test.each([
    ['release', '000011001'],
    ['testing', '000111001'],
  ] as const)('%s: exactly what the table says, and not a byte beside it', async (flavour, states) => {
    const file = await electron(slice(AS_SHIPPED));
    await setFuses(file, flavour);
    expect(await readFile(file)).toEqual(slice(states));
    const found = await readFuses(file);
    expect(Object.keys(found).filter((name) => found[name])).toEqual(on(flavour));
  });

  test('both slices of a universal binary', async () => {
    const file = await electron(slice(AS_SHIPPED), slice(AS_SHIPPED));
    await setFuses(file, 'release');
    expect(await readFile(file)).toEqual(Buffer.concat([slice('000011001'), slice('000011001')]));
  });

  test('inside the folder of a program for macOS', async () => {
    const framework = join(folder, 'Tefuda.app/Contents/Frameworks/Electron Framework.framework');
    await mkdir(framework, { recursive: true });
    await writeFile(join(framework, 'Electron Framework'), slice(AS_SHIPPED));
    await setFuses(join(folder, 'Tefuda.app'), 'release');
    expect(await readFile(join(framework, 'Electron Framework'))).toEqual(slice('000011001'));
  });

  test.each([
    ['a tenth fuse that nobody has decided', `${AS_SHIPPED}1`, 'has 10 fuses'],
    ['a fuse fewer', AS_SHIPPED.slice(1), 'has 8 fuses'],
    ['a fuse that was taken out', `r${AS_SHIPPED.slice(1)}`, 'no longer has the fuse RunAsNode'],
  ])('refuses %s and writes nothing', async (_, states, words) => {
    const file = await electron(slice(states));
    await expect(setFuses(file, 'release')).rejects.toThrow(words);
    expect(await readFile(file)).toEqual(slice(states));
  });

  test('refuses what is no Electron, and a wire of another version', async () => {
    await expect(setFuses(await electron(Buffer.from('#!/bin/sh')), 'release')).rejects.toThrow(
      'no Electron',
    );
    const next = slice(AS_SHIPPED);
    next[next.indexOf(AS_SHIPPED) - 2] = 2;
    await expect(setFuses(await electron(next), 'release')).rejects.toThrow('version 2');
  });

  test('notices slices that differ', async () => {
    const file = await electron(slice('000011001'), slice('100011001'));
    await expect(readFuses(file)).rejects.toThrow('different fuses');
  });
});
