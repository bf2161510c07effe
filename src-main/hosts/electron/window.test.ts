import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const made = vi.hoisted(() => {
  vi.resetModules();
  return { options: {} as Record<string, unknown>, maximized: false, close: (): void => undefined };
});
vi.mock('electron', () => ({
  screen: {
    getAllDisplays: () => [
      { workArea: { x: 0, y: 30, width: 1920, height: 1050 } },
      { workArea: { x: -1280, y: 0, width: 1280, height: 1024 } },
    ],
  },
  BrowserWindow: class {
    constructor(options: Record<string, unknown>) {
      made.options = options;
      made.maximized = false;
    }
    maximize(): void {
      made.maximized = true;
    }
    isMaximized = (): boolean => true;
    getNormalBounds = () => ({ x: 7, y: 40, width: 900, height: 700 });
    once(): void {}
    on(name: string, listener: () => void): void {
      if (name === 'close') made.close = listener;
    }
    loadURL = (): Promise<void> => Promise.resolve();
  },
}));
afterAll(() => {
  vi.doUnmock('electron');
  vi.resetModules();
});

const { openWindow } = await import('./window');

let folder: string;
let stateFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-window-'));
  stateFile = join(folder, 'window.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openWindow({ preload: '/preload.cjs', stateFile, devTools: false });
const remember = (bounds: object, maximized = false): void =>
  writeFileSync(stateFile, JSON.stringify({ format: 'tefuda-window/1', bounds, maximized }));
const size = { width: 1000, height: 700 };

describe('the place of the window', () => {
  it.each([
    ['on the screen', { x: 100, y: 100, ...size }],
    ['on the other screen', { x: -1200, y: 50, ...size }],
    ['half over an edge', { x: 1500, y: 600, ...size }],
  ])('is the one it had: %s', (_, bounds) => {
    remember(bounds);
    open();
    expect(made.options).toMatchObject(bounds);
  });

  it.each([
    ['on a screen that is gone', { x: 2400, y: 100, ...size }],
    ['with no more than its edge to be seen', { x: 1900, y: 100, ...size }],
    ['with its title above the screen', { x: 100, y: 0, ...size }],
    ['with its title below the screen', { x: 100, y: 1070, ...size }],
    ['smaller than anything can be read in', { x: 0, y: 40, width: 20, height: 20 }],
  ])('is the usual one when it was %s', (_, bounds) => {
    remember(bounds);
    open();
    expect(made.options).toMatchObject({ width: 1280, height: 820 });
    expect(made.options).not.toHaveProperty('x');
  });

  it.each(['', '{', '[]', '\0'.repeat(65_536), '{"format":"tefuda-window/2"}'])(
    'is the usual one when what was remembered is %j',
    (text) => {
      writeFileSync(stateFile, text);
      open();
      expect(made.options).not.toHaveProperty('x');
    },
  );

  it('is remembered when the window closes, and costs nothing where it cannot be', () => {
    open();
    made.close();
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toEqual({
      format: 'tefuda-window/1',
      bounds: { x: 7, y: 40, width: 900, height: 700 },
      maximized: true,
    });
    open();
    expect(made.maximized).toBe(true);
    rmSync(folder, { recursive: true });
    expect(() => made.close()).not.toThrow();
  });
});
