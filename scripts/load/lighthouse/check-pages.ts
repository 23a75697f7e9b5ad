import { failedAudits, measuredPages, runLighthouse } from '#tests/support/browser/lighthouse.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import startTestSites, { readingSite } from '#tests/support/sites/test-sites.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
// Disables all pauses, because no times are measured. Uses `simulate`, because other throttling methods wait at least
// five seconds.
const FLAGS = {
  onlyCategories: CATEGORIES,
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
} as const;

/** Returns whether the most visited pages have a score of 1 in every category that does not depend on the machine. */
export async function checkPages(): Promise<boolean> {
  const stop = await startTestSites();
  try {
    const [handle = ''] = await rankedHandles('position');
    let isPerfect = true;
    for (const [name, path] of Object.entries(measuredPages(handle))) {
      const result = await runLighthouse(readingSite().url + path, FLAGS);
      const scores = CATEGORIES.map((id) => `${id} ${result.categories[id]?.score}`);
      console.log(`${name.padEnd(7)} ${scores.join('  ')}`);
      if (scores.every((score) => score.endsWith(' 1'))) continue;
      for (const line of failedAudits(result)) console.error(line);
      isPerfect = false;
    }
    return isPerfect;
  } finally {
    await stop();
  }
}
