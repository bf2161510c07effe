import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** Licences that ask for nothing more than to be shown. */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Packages whose manifest names no licence, though the text that lies beside it is one. */
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Shipped as they are, beside what is built: packaging/files.ts. */
const UNBUILT = ['piscina', '@expo-google-fonts/m-plus-rounded-1c'];

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

/** A package that ships, and what it may be used under. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly licence: string;
  readonly text: string;
}

/** The text of the one licence that packages name without enclosing it. */
const mitFor = (author: string): string => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The folder of the package a module is of; null for a module of our own. */
export function packageOf(module: string): string | null {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/**
 * The licence of the package in a folder.
 * @throws when it has none that may ship, or no text of it
 */
export function licenceIn(folder: string): Licence {
  const { name, version, license, author } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const licence = license ?? UNNAMED[name] ?? 'none';
  const parts = licence.replace(/[()]/g, '').split(/ AND /);
  if (!parts.every((part) => part.split(' OR ').some((choice) => ALLOWED.includes(choice)))) {
    throw new Error(`${name} ${version} may not ship: its licence is ${licence}.`);
  }
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[._-]|$)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())
    .filter((text) => text !== '');
  const known = typeof author === 'object' ? author.name : author?.replace(/ *[<(].*/, '');
  if (texts.length === 0 && licence === 'MIT' && known !== undefined) texts.push(mitFor(known));
  if (texts.length === 0) throw new Error(`${name} ${version} may not ship: it has no text of its licence.`);
  return { name, version, licence, text: texts.join('\n\n') };
}

/** All licences as one text: a list of what ships, then every text once, with the packages it is of. */
export function licencesText(licences: readonly Licence[]): string {
  const sorted = [...licences].sort((a, b) => (a.name < b.name ? -1 : 1));
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, text } of sorted) {
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${licence})`]);
  }
  const rule = '-'.repeat(72);
  const parts = [...byText].map(([text, names]) => [rule, names.join('\n'), rule, '', text, ''].join('\n'));
  return `${[
    'What is built into Tefuda, and the licences it may be used under.',
    '',
    'The window of its own comes with Electron and Chromium. Their licences lie beside the program, in LICENSE.electron.txt and LICENSES.chromium.html.',
    '',
    ...parts,
  ].join('\n')}`;
}

/** Gathers the packages of everything that is built, over several builds, and writes their licences to `out/licences.txt`. */
export function gatherLicences(root: string): {
  /** For a build that ships. */
  plugin(): Plugin;
  /** For what is built inside of another build: a worker of the page. */
  inner(): Plugin;
} {
  const folders = new Set(UNBUILT.map((name) => join(root, 'node_modules', name)));
  const gather: Plugin['generateBundle'] = (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      // A stylesheet leaves no module behind, only what it had in it.
      const modules = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
      for (const module of modules) {
        const folder = packageOf(
          module.startsWith('/') || module.includes(':') ? module : join(root, module),
        );
        if (folder !== null && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
    }
  };
  return {
    inner: () => ({ name: 'gather-licences', generateBundle: gather }),
    plugin() {
      let out = join(root, 'out');
      return {
        name: 'licences',
        configResolved({ root: base, build }) {
          out = dirname(join(/^([/\\]|\w:)/.test(build.outDir) ? '' : base, build.outDir));
        },
        generateBundle: gather,
        // Each build knows more than the one before it; the last one, of the page, knows all.
        async writeBundle() {
          await writeFile(join(out, 'licences.txt'), licencesText([...folders].map(licenceIn)));
        },
      };
    },
  };
}
