import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/support/chromium.ts';
import { E2E_PORT } from './tests/support/e2e-site.ts';
import { within } from './tests/support/patience.ts';

const baseURL = `http://127.0.0.1:${E2E_PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,faults,security}/**/*.spec.ts',
  globalSetup: './tests/support/e2e-site.ts',
  outputDir: 'test-results/playwright',
  workers: 3, // on two cores: a story waits half of its time for the site, the worker or a moment of quiet
  retries: 0,
  timeout: within(300_000), // the longest stories open a hundred pages; what waits in vain is told apart long before
  expect: { timeout: within(15_000) },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // The other language has been offered before, and records that another story posts are not told: their own stories begin without this.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: baseURL,
          localStorage: [
            { name: 'language-offered', value: 'ja' },
            { name: 'live', value: 'off' },
          ],
        },
      ],
    },
    actionTimeout: within(30_000),
    navigationTimeout: within(30_000),
    launchOptions: CHROMIUM,
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' }, // swaying grass is costly to draw without a graphics card
    screenshot: 'only-on-failure',
  },
});
