import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const app = vi.hoisted(() => {
  vi.resetModules();
  return { heard: null as ((event: object, details: object) => void) | null };
});
vi.mock('electron', () => ({
  app: {
    on: (_: string, listener: (event: object, details: object) => void) => {
      app.heard = listener;
    },
  },
}));
afterAll(() => {
  vi.doUnmock('electron');
  vi.resetModules();
});

const { keepAlive, noteDeaths } = await import('./rescue');

let words: string[];
beforeEach(() => {
  words = [];
  vi.spyOn(console, 'error').mockImplementation((word: string) => void words.push(word));
});
afterEach(() => void vi.restoreAllMocks());

function page() {
  const contents = new EventEmitter();
  const done: string[] = [];
  let now = 0;
  keepAlive(
    contents,
    () => done.push('reload'),
    () => done.push('give up'),
    () => now,
  );
  const die = (at: number, reason: string): void => {
    now = at;
    contents.emit('render-process-gone', {}, { reason, exitCode: 9 });
  };
  return { done, die };
}

describe('a page whose process dies', () => {
  it.each(['crashed', 'killed', 'oom', 'abnormal-exit'])('is taken up again: %s', (reason) => {
    const { done, die } = page();
    die(0, reason);
    expect(done).toEqual(['reload']);
    expect(words).toEqual([`The page's process has ended: ${reason} (9).`]);
  });

  it('is let go when it ends by itself', () => {
    const { done, die } = page();
    die(0, 'clean-exit');
    expect(done).toEqual([]);
    expect(words).toEqual([]);
  });

  it('is given up when it dies for the fourth time within a minute', () => {
    const { done, die } = page();
    for (const at of [0, 10_000, 20_000, 59_999]) die(at, 'crashed');
    expect(done).toEqual(['reload', 'reload', 'reload', 'give up']);
  });

  it('is taken up as often as it must when that is seldom', () => {
    const { done, die } = page();
    for (let at = 0; at < 10; at += 1) die(at * 20_001, 'crashed');
    expect(new Set(done)).toEqual(new Set(['reload']));
  });
});

it('says that the graphics process has died, and leaves starting it again to Chromium', () => {
  noteDeaths();
  app.heard?.({}, { type: 'GPU', reason: 'crashed', exitCode: 139 });
  app.heard?.({}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  expect(words).toEqual(['A process has ended: GPU, crashed (139).']);
});
