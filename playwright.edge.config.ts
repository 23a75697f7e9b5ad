import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/support/browser/chromium.ts';
import { within } from './tests/support/time-scale.ts';

// Uses one worker, because the edge tests share a site and stop parts of it. scripts/edge/edge-tests.sh starts nginx and
// Varnish first.
export default defineConfig({
  testDir: 'tests/edge',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/edge/edge-site.ts',
  outputDir: 'test-results/edge',
  workers: 1,
  retries: 0,
  timeout: within(300_000),
  expect: { timeout: within(15_000) },
  reporter: [['list'], ['json', { outputFile: 'test-results/edge.json' }]],
  use: { launchOptions: CHROMIUM, ignoreHTTPSErrors: true, timezoneId: 'Asia/Tokyo', screenshot: 'only-on-failure' },
});
