import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle, type Bundle, type Child } from './testing/child';
import { testFolder } from './testing/folder';

let player: Bundle;
let editor: Bundle;
const running: Child[] = [];

function start(folder: string, bundled = player): Child {
  const child = bundled.start(folder);
  running.push(child);
  return child;
}

beforeAll(async () => {
  player = await bundle(new URL('./testing/endless-play.ts', import.meta.url));
  editor = await bundle(new URL('./testing/endless-editing.ts', import.meta.url));
}, 60_000);

afterAll(async () => {
  await Promise.all(running.map((child) => child.kill()));
  await Promise.all([player.remove(), editor.remove()]);
});

const numbersIn = (line: string): number[] => line.split(' ').slice(1, 3).map(Number);

describe('a program that is killed', () => {
  it('takes its match up again with everything that was shown', async () => {
    const folder = await testFolder();
    let shown = [0, 0];
    for (const milliseconds of [3, 40, 90, 17, 61]) {
      const child = start(folder);
      const open = await child.line('open');
      const [number = 0, lines = 0] = numbersIn(open);
      // A pick may have reached the disk without being shown; one that was shown is never missing.
      expect(number).toBeGreaterThanOrEqual(shown[0] ?? 0);
      expect(number).toBeLessThanOrEqual((shown[0] ?? 0) + 1);
      expect(lines).toBeGreaterThanOrEqual(shown[1] ?? 0);
      await child.line('shown');
      await pause(milliseconds);
      await child.kill();
      shown = numbersIn(child.lines.filter((line) => line.startsWith('shown')).at(-1) ?? open);
    }
    expect(shown[0]).toBeGreaterThan(5);
  }, 60_000);
});

describe('an editor that is killed', () => {
  it('finds every edit whose save was answered, and no half of one', async () => {
    const folder = await testFolder();
    let saved = 0;
    for (const milliseconds of [1, 33, 80, 12, 55]) {
      const child = start(folder, editor);
      const [found = -1] = numbersIn(await child.line('open'));
      // The last one may have reached the disk without having been answered.
      expect(found).toBeGreaterThanOrEqual(saved);
      expect(found).toBeLessThanOrEqual(saved + 1);
      await child.line('saved');
      await pause(milliseconds);
      await child.kill();
      [saved = found] = numbersIn(child.lines.filter((line) => line.startsWith('saved')).at(-1) ?? '');
    }
    expect(saved).toBeGreaterThan(5);
  }, 60_000);
});

describe('the data folder', () => {
  it('belongs to one program at a time; the second is told where the first is', async () => {
    const folder = await testFolder();
    const first = start(folder);
    await first.line('open');
    const second = start(folder);
    expect(await second.line('locked')).toContain('http://127.0.0.1:1/');
    expect(first.process.exitCode).toBeNull();
    await first.kill();
  }, 30_000);
});
