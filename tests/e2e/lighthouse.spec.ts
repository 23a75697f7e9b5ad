import { expect, test } from '@playwright/test';
import { rankedHandles } from '#tests/support/e2e-players.ts';
import { measuredPages, runLighthouse, shortcomings } from '#tests/support/lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
// No times are asked for, so nothing is simulated; with another way of throttling a page must be quiet for five seconds instead of one.
const QUICK = { onlyCategories: CATEGORIES, throttlingMethod: 'simulate', disableFullPageScreenshot: true } as const;

// Times are measured by hand (npm run lighthouse): this machine may be busy with anything.
test('home, stage, total and player have everything that Lighthouse asks for', async ({ baseURL }) => {
  test.setTimeout(240_000); // four runs of a browser of its own
  const [handle = ''] = await rankedHandles('position');
  for (const path of Object.values(measuredPages(handle))) {
    const result = await runLighthouse(baseURL + path, QUICK);
    expect(shortcomings(result), path).toEqual([]);
    expect(Object.values(result.categories).map(({ id, score }) => `${id} ${score}`)).toEqual(CATEGORIES.map((id) => `${id} 1`));
  }
});
