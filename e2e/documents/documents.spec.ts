import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { documents, root, toldCommands } from './commands';
import { howOf, type How } from './how';
import { openWorkplace, type Workplace } from './workplace';

const told = toldCommands().map(({ document, command }) => ({ document, command, how: howOf(command) }));
const project = z.object({ scripts: z.record(z.string(), z.string()) });
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//;

/** Different commands can have one short form: it is run once. */
const lines = new Map<string, string>();
for (const { document, command, how } of told) {
  const line = how === null ? null : shortForm(command, how);
  if (line !== null && !lines.has(line)) lines.set(line, document);
}

function shortForm(command: string, how: How): string | null {
  if (how.run === 'as written') return command;
  if (how.run === 'shorter') return 'words' in how ? how.words : `${command} ${how.more}`;
  return null;
}

test.describe('what the documents tell people to type', () => {
  let place: Workplace;
  test.beforeAll(async () => {
    place = await openWorkplace();
  });
  test.afterAll(() => place.tidy());

  test('has been thought of here, every line of it', () => {
    expect(
      told.filter(({ how }) => how === null).map(({ document, command }) => `${document}: ${command}`),
    ).toEqual([]);
    expect(told.length).toBeGreaterThan(20);
  });

  test('is a script of the project where it calls one', () => {
    const { scripts } = project.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    const missing = told.filter(({ command }) => {
      const [, name] = /^npm run ([\w:]+)/.exec(command) ?? [];
      return name !== undefined && !(name in scripts);
    });
    expect(missing).toEqual([]);
  });

  test('is shown by a test that is there, where it cannot be run on every machine', () => {
    const shown = told.flatMap(({ how }) => (how?.run === 'elsewhere' ? [how.shownBy] : []));
    expect(shown.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('starts the program', async () => {
    const staying = new Set(told.flatMap(({ how }) => (how?.run === 'until it answers' ? [how.words] : [])));
    expect(staying.size).toBeGreaterThan(0);
    for (const line of staying) await place.runUntil(line, ADDRESS, 30);
  });

  test('works, line after line', async () => {
    test.setTimeout(240_000);
    for (const [line, document] of lines) {
      await test.step(`${document}: ${line}`, async () => {
        const { code, output } = await place.run(line);
        expect(code, `${line}\n${output}`).toBe(0);
      });
    }
  });
});

test('documents name only files and folders that are there', () => {
  const lost = documents().flatMap((document) =>
    namedPaths(readFileSync(join(root, document), 'utf8'), document)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(lost).toEqual([]);
});

/** Paths in backticks that begin with a folder of the project, and targets of links within it. */
function namedPaths(text: string, document: string): readonly string[] {
  const folder = join(document, '..');
  const quoted = [
    ...text.matchAll(/`((?:src-\w+|cardsets|bench|docs|e2e|proof|packaging|scripts)\/[\w./-]*)`/g),
  ];
  const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)(?:#[^)]*)?\)/g)];
  return [
    ...quoted.map(([, path = '']) => path),
    ...linked.map(([, path = '']) => join(folder, path)),
  ].filter((path) => !path.includes('<'));
}
