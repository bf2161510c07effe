import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countEndToEnd, countLines, countTests } from './counting';
import { runStages } from './running';
import type { Stage } from './stage';
import { stagesOf } from './stages';
import { holds, inTime, summary } from './summary';

const folder = mkdtempSync(join(tmpdir(), 'tefuda-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stage = (name: string, program: string, more: Partial<Stage> = {}): Stage => ({
  name,
  shows: `that ${name} goes`,
  typed: `npm run ${name}`,
  command: [process.execPath, '-e', program],
  hindrance: null,
  ...more,
});

const run = (stages: readonly Stage[], signal = new AbortController().signal, tell = (): void => undefined) =>
  runStages(stages, { root: folder, logs: join(folder, 'logs'), signal, tell, every: 10_000 });

describe('the proof', () => {
  it('goes on after a part that failed, and sums up what passed, failed and was skipped by name', async () => {
    const outcomes = await run([
      stage('good', 'console.log("8 passed, 0 failed, 1 skipped\\nskipped: needs a lens")', {
        count: countTests,
      }),
      stage('bad', 'console.log("half way"); console.error("then this"); process.exit(3)'),
      stage('never', 'process.exit(1)', {
        hindrance: 'the Electron binary is not installed on this machine',
      }),
      stage('last', 'console.log(process.env.WHOLE)', { env: { WHOLE: 'yes' } }),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true, true]);
    expect(holds(outcomes)).toBe(false);
    expect(readFileSync(join(folder, 'logs', 'bad.log'), 'utf8')).toContain('then this');
    expect(readFileSync(join(folder, 'logs', 'last.log'), 'utf8')).toBe('yes\n');
    const words = summary(outcomes);
    expect(words).toMatch(/^good +8 +0 +1 +\d+ s +ok$/m);
    expect(words).toMatch(/^bad +0 +1 +0 +\d+ s +FAILED$/m);
    expect(words).toMatch(/^never +0 +0 +1 +0 s +skipped$/m);
    expect(words).toContain('skipped in good: needs a lens');
    expect(words).toContain(
      'skipped in never: that never goes (npm run never): the Electron binary is not installed on this machine',
    );
    expect(words).toContain('failed: bad (npm run bad), see ');
    expect(words).toContain('9 passed, 1 failed, 2 skipped');
  });

  it('counts a part that ends badly as failed although nothing in it was', async () => {
    const [outcome] = await run([
      stage('cut', 'console.log("8 passed, 0 failed"); process.exit(1)', { count: countTests }),
    ]);
    expect(outcome).toMatchObject({ ok: false, passed: 8, failed: 1 });
  });

  it('counts a program that is not there as failed', async () => {
    const [outcome] = await run([stage('lost', '', { command: ['tefuda-is-not-there'] })]);
    expect(outcome).toMatchObject({ ok: false, failed: 1 });
  });

  it.skipIf(process.platform === 'win32')(
    'ends what runs, and all that it has started, when it is broken off',
    async () => {
      const given = new AbortController();
      const note = join(folder, 'alive');
      const child = `setInterval(() => require("fs").appendFileSync(${JSON.stringify(note)}, "x"), 20)`;
      const parent = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" }); setInterval(() => 0, 1000)`;
      const running = run([stage('long', parent), stage('next', '')], given.signal);
      while (!existsSync(note)) await new Promise((resolve) => setTimeout(resolve, 20));
      given.abort();
      const [long, next] = await running;
      expect(long).toMatchObject({ ok: false });
      expect(next).toMatchObject({ log: null, skipped: [expect.stringContaining('broken off')] });
      const size = readFileSync(note).length;
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(readFileSync(note).length).toBe(size);
    },
  );
});

describe('the parts of the proof', () => {
  const without = stagesOf({ root: folder, browser: null, electron: null }, false);

  it('name what cannot be run without a browser or without the Electron binary', () => {
    const hindered = without.filter(({ hindrance }) => hindrance !== null).map(({ name }) => name);
    expect(hindered).toEqual(['e2e', 'electron']);
  });

  it('are each of another name, and all of them are there in a quick run', () => {
    const names = without.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const quick = stagesOf({ root: folder, browser: 'chromium', electron: 'electron' }, true);
    expect(quick.map(({ name }) => name)).toEqual(names);
  });
});

describe('counting', () => {
  it('takes the last line of the tests, and every name of what was skipped', () => {
    const output =
      'ok   unit  1 s  7 passed, 0 failed\nskipped: a › b\nskip c\n1207 passed, 2 failed, 2 skipped\n';
    expect(countTests(output)).toEqual({ passed: 1207, failed: 2, skipped: ['a › b', 'c'] });
  });

  it('takes the end of an end-to-end run, and every name of what was skipped', () => {
    const output = [
      '  ✓  1 [web] › app/a.spec.ts:3:1 › a (1.2s)',
      '  -  2 [hosts] › electron/electron.spec.ts:7:1 › the real Electron opens a window',
      '  1 failed',
      '    [web] › app/b.spec.ts:1:1 › 9 passed things ──',
      '  1 skipped',
      '  2 did not run',
      '  40 passed (2.0m)',
    ].join('\n');
    expect(countEndToEnd(output)).toEqual({
      passed: 40,
      failed: 3,
      skipped: ['[hosts] › electron/electron.spec.ts:7:1 › the real Electron opens a window'],
    });
  });

  it('counts lines', () => {
    expect(countLines(/holds$/, /FOUND$/)('a  holds\nb  FOUND\nc  holds')).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });
});

it('a time is said in two units at most', () => {
  expect([0.4, 59, 61, 3599, 3600, 7500].map(inTime)).toEqual([
    ...['0 s', '59 s', '1 min 1 s', '59 min 59 s', '1 h 0 min', '2 h 5 min'],
  ]);
});
