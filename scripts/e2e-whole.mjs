// All end-to-end tests on both hosts, where `npm test` runs each spec on one of them. Words go on to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEFUDA_E2E: 'whole' },
});
process.exit(status ?? 1);
