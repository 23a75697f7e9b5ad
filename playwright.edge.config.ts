import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/support/browser/chromium.ts';
import { within } from './tests/support/time-scale.ts';

// The edge tests share one site and take parts of it away: one worker. scripts/edge-tests.sh starts nginx and Varnish before.
export default defineConfig({
  testDir: 'tests/edge',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/edge-site.ts',
  outputDir: 'test-results/edge',
  workers: 1,
  retries: 0,
  timeout: within(300_000),
  expect: { timeout: within(15_000) },
  reporter: [['list'], ['json', { outputFile: 'test-results/edge.json' }]],
  use: { launchOptions: CHROMIUM, ignoreHTTPSErrors: true, timezoneId: 'Asia/Tokyo', screenshot: 'only-on-failure' },
});
