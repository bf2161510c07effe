import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { licenceIn, licencesText, packageOf } from './licences';

const root = mkdtempSync(join(tmpdir(), 'tefuda-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
/** A package with this manifest and these files. */
function packed(manifest: object, files: Readonly<Record<string, string>> = {}): string {
  count += 1;
  const folder = join(root, String(count));
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'thing', version: '1.2.3', ...manifest }),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('a package that is built in', () => {
  it('is shown with the text of its licence', () => {
    expect(licenceIn(packed({ license: 'ISC' }, { 'license.md': 'Do what you like.\r\n' }))).toEqual({
      name: 'thing',
      version: '1.2.3',
      licence: 'ISC',
      text: 'Do what you like.',
    });
  });

  it('is shown with all texts where there are several, as with typefaces', () => {
    const folder = packed({ license: 'MIT AND OFL-1.1' }, { LICENSE: 'code', LICENSE_FONT: 'letters' });
    expect(licenceIn(folder).text).toBe('code\n\nletters');
  });

  it('that names MIT without its text is shown with it, and with whose it is', () => {
    const { text } = licenceIn(packed({ license: 'MIT', author: 'Ada <ada@example.org>' }));
    expect(text).toContain('Copyright (c) Ada\n');
    expect(text).toContain('Permission is hereby granted');
  });

  it.each([
    ['another licence', { license: 'GPL-3.0-only' }],
    ['another licence beside a free one', { license: 'MIT AND GPL-3.0-only' }],
    ['no licence', {}],
    ['a licence of its own', { license: 'SEE LICENSE IN LICENSE' }],
  ])('stops the build with %s', (_, manifest) => {
    expect(() => licenceIn(packed(manifest, { LICENSE: 'text' }))).toThrow('thing 1.2.3 may not ship');
  });

  it.each([
    ['no file', {}],
    ['an empty file', { LICENSE: ' \n' }],
    ['a file about something else', { 'licensing-plugin.js': 'code' }],
  ])('stops the build without a text: %s', (_, files) => {
    expect(() => licenceIn(packed({ license: 'ISC' }, files))).toThrow('no text of its licence');
  });

  it('may be chosen under one of several', () => {
    expect(licenceIn(packed({ license: '(GPL-3.0-only OR MIT)' }, { LICENSE: 'x' })).text).toBe('x');
  });
});

describe('a module', () => {
  it.each([
    ['/a/node_modules/zod/v4/index.js', '/a/node_modules/zod'],
    ['\0/a/node_modules/@vue/shared/dist/x.js?commonjs-es', '/a/node_modules/@vue/shared'],
    ['/a/node_modules/b/node_modules/c/x.js', '/a/node_modules/b/node_modules/c'],
    ['C:\\a\\node_modules\\c\\x.js', 'C:/a/node_modules/c'],
    ['/a/src-main/x.ts', null],
    ['\0rolldown/runtime.js', null],
  ])('%s is of the package %s', (module, folder) => expect(packageOf(module)).toBe(folder));
});

it('a text of several packages stands there once, with all their names', () => {
  const licence = { version: '1.0.0', licence: 'MIT', text: 'the same' };
  const text = licencesText([
    { ...licence, name: 'b' },
    { ...licence, name: 'a' },
  ]);
  expect(text.match(/the same/g)).toHaveLength(1);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)');
});
