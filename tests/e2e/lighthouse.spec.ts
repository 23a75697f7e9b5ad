import { expect, test } from '@playwright/test';
import { rankedHandles } from '#tests/support/e2e-players.ts';
import { measuredPages, runLighthouse, shortcomings } from '#tests/support/lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
// No times are asked for, so nothing is simulated, and a page that has loaded is not watched for seconds to see whether it stays quiet.
// (With another way of throttling these times are five seconds at least.)
const QUICK = {
  onlyCategories: CATEGORIES,
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
} as const;

// Times are measured by hand (npm run lighthouse): this machine may be busy with anything.
test('home, stage, total and player have everything that Lighthouse asks for', async ({ baseURL }) => {
  const [handle = ''] = await rankedHandles('position');
  for (const path of Object.values(measuredPages(handle))) {
    const result = await runLighthouse(baseURL + path, QUICK);
    expect(shortcomings(result), path).toEqual([]);
    expect(Object.values(result.categories).map(({ id, score }) => `${id} ${score}`)).toEqual(CATEGORIES.map((id) => `${id} 1`));
  }
});
