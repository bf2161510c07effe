import { defineConfig } from '@playwright/test';
import type { Given } from './e2e/app/test';
import { projects } from './e2e/hosts';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

export default defineConfig<Given>({
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
  projects,
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
