import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  testMatch: '**/*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  // What is timed is timed last and alone; `--no-deps` leaves the rest out.
  projects: [
    { name: 'app', testIgnore: '**/speed.spec.ts' },
    { name: 'speed', testMatch: '**/speed.spec.ts', dependencies: ['app'] },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 10_000,
    // Traces copy the page around every click, and the table is large: they would slow every test by half.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: chromiumArgs,
    },
  },
});
