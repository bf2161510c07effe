import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { modules } from './page/modules';
import * as standIn from './main/exports';

const out = join(import.meta.dirname, '../../out');

/** The program as it was built for Electron's main process. */
async function builtMain(): Promise<string> {
  const names = await readdir(join(out, 'main'), { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFile(join(out, 'main', name), 'utf8'));
  // Other files of the program cannot reach Electron.
  return (await Promise.all(files)).filter((text) => imported(text).length > 0).join('\n');
}

/** What a text imports from `electron`: the name there, and what it is called here. */
function imported(text: string): readonly (readonly [name: string, called: string])[] {
  const lists = [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']electron["']/g)];
  return lists.flatMap(([, list = '']) =>
    list.split(',').map((part) => {
      const [name = '', called = name] = part.trim().split(/\s+as\s+/);
      return [name, called] as const;
    }),
  );
}

test('the stand-in has everything of Electron that the built program uses', async () => {
  const text = await builtMain();
  const names = imported(text);
  expect(names.map(([name]) => name)).toEqual(
    expect.arrayContaining(['app', 'BrowserWindow', 'ipcMain', 'session']),
  );
  // Nothing is imported in a way that this would overlook.
  expect([...text.matchAll(/(?:from|import|require)\s*\(?\s*["']electron["']/g)]).toHaveLength(1);
  expect(names.filter(([name]) => !Object.hasOwn(standIn, name))).toEqual([]);

  const missing = names.flatMap(([name, called]) => {
    const found: unknown = Reflect.get(standIn, name);
    const members = [
      ...text.matchAll(new RegExp(`(?<![\\w.$"'\`])${called.replace('$', '\\$')}\\.(\\w+)\\s*\\(`, 'g')),
    ];
    return members
      .map(([, member = '']) => member)
      .filter(
        (member) => (typeof found !== 'object' && typeof found !== 'function') || !(member in (found ?? {})),
      )
      .map((member) => `${name}.${member}`);
  });
  expect(missing).toEqual([]);
});

test('the built preload asks for no module that a sandboxed one may not have', async () => {
  const text = await readFile(join(out, 'preload/preload.cjs'), 'utf8');
  const asked = [...text.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name = '']) => name);
  expect(asked).toContain('electron');
  expect(asked.filter((name) => name !== 'electron' && !(name in modules))).toEqual([]);
});
