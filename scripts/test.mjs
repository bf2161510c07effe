// The whole test run: static checks, unit tests, build, end-to-end tests. `npm test -- unit` runs one stage.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
const only = process.argv[2];
const totals = { passed: 0, failed: 0, skipped: 0 };

const count = (passed, failed = 0, skipped = 0) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
};

/** Runs a command of node_modules/.bin, or a script, and gives its exit code and everything it printed. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function timed(name, work) {
  const began = performance.now();
  const { ok, detail, output } = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(24)} ${seconds.padStart(6)} s  ${detail ?? ''}`.trimEnd(),
  );
  if (!ok && output) console.log(output.trimEnd().replace(/^/gm, '     '));
  return ok;
}

const check = (name, command, args) =>
  timed(name, async () => {
    const { code, output } = await run(command, args);
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
    return { ok: code === 0, output };
  });

const staticChecks = [
  ['types', 'vue-tsc', ['--noEmit']],
  ['types of src-shared', 'tsc', ['--noEmit', '-p', 'src-shared/tsconfig.json']],
  ['lint', 'oxlint', ['--max-warnings', '0']],
  ['lint of components', 'eslint', ['**/*.vue', '--max-warnings', '0']],
  ['format', 'oxfmt', ['--check', '.']],
  [
    'import directions',
    'depcruise',
    [
      ...['src-shared', 'src-main', 'src-renderer', 'e2e', 'proof', 'bench', 'packaging', 'scripts'],
      ...['--config', '.dependency-cruiser.cjs'],
    ],
  ],
  ['unused code', 'knip', ['--no-progress']],
];

/** Two at a time, because the tests are meant for two cores. */
async function runStatic() {
  const waiting = [...staticChecks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next);
  };
  await Promise.all([worker(), worker()]);
}

function readReport(name) {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const runUnit = () =>
  timed('unit tests', async () => {
    const file = join(reports, 'unit.json');
    const { code, output } = await run('vitest', [
      'run',
      '--silent',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const report = readReport('unit.json');
    if (!report) {
      count(0, 1);
      return { ok: false, output };
    }
    const { numPassedTests, numFailedTests, numPendingTests } = report;
    // A file that cannot be loaded has no failed tests of its own, but the run has failed.
    count(numPassedTests, numFailedTests || (code === 0 ? 0 : 1), numPendingTests);
    const detail = `${numPassedTests} passed, ${numFailedTests} failed`;
    return { ok: code === 0, detail, output: failures(report) || output };
  });

/** Which unit tests failed and why: what the whole run printed would bury it. */
const failures = ({ testResults }) =>
  testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n')),
    ])
    .join('\n\n');

const runBuild = () => check('build', 'node', ['scripts/build.mjs']);

const titles = (suite, wanted = () => true, path = []) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.filter(wanted).map((test) => [...path, spec.title, `[${test.projectName}]`].join(' › ')),
  ),
  ...(suite.suites ?? []).flatMap((inner) => titles(inner, wanted, [...path, inner.title])),
];

async function listSkipped() {
  await run('playwright', ['test', '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
  });
  const names = titles(readReport('e2e.json') ?? {});
  for (const name of names) console.log(`skip ${name}`);
  console.log('No browser found for the end-to-end tests. On Debian or Ubuntu: apt-get install -y chromium');
  count(0, process.env.CI === 'true' ? 1 : 0, names.length);
}

async function runEndToEnd() {
  if (!findChromium()) return listSkipped();
  await timed('end-to-end tests', async () => {
    const { code, output } = await run('playwright', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
    });
    const stats = readReport('e2e.json')?.stats;
    if (!stats) {
      count(0, 1);
      return { ok: false, output };
    }
    count(stats.expected, stats.unexpected || (code === 0 ? 0 : 1), stats.skipped);
    const skipped = titles(readReport('e2e.json'), ({ status }) => status === 'skipped');
    for (const name of skipped) console.log(`skipped: ${name}`);
    const detail = `${stats.expected} passed, ${stats.unexpected} failed, ${stats.skipped} skipped`;
    return { ok: code === 0, detail, output };
  });
}

const stages = { static: runStatic, unit: runUnit, build: runBuild, e2e: runEndToEnd };
if (only && !(only in stages)) {
  console.error(`No stage named ${only}. Stages: ${Object.keys(stages).join(', ')}`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const [name, stage] of Object.entries(stages)) if (!only || only === name) await stage();
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);
