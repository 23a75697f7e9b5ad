import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/support/browser/chromium.ts';
import { HUNG_TEST_MS, WAIT_FOR_STATE_MS } from './tests/support/hung-test.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/sites/test-sites.ts',
  outputDir: 'test-results/playwright',
  workers: 2,
  retries: 0,
  timeout: HUNG_TEST_MS,
  expect: { timeout: WAIT_FOR_STATE_MS },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: CHROMIUM,
    timezoneId: 'Asia/Tokyo',
    // Animations are expensive to render without a GPU.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
