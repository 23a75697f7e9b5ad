// npm run lighthouse [-- --check]: runs Lighthouse on the built site and emulates a phone.
// Prints the performance of four pages as the median of five runs. With --check, requires a score of 1 in
// accessibility, best practices and SEO instead. Performance is not checked, because it depends on the machine.
import type { Result } from 'lighthouse';
import { failedAudits, measuredPages, runLighthouse } from '#tests/support/browser/lighthouse.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import startTestSites, { readingSite } from '#tests/support/sites/test-sites.ts';

const RUNS = 5;
const STATS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
};
const CHECKED_CATEGORIES = ['accessibility', 'best-practices', 'seo'];
// Disables all pauses, because no times are measured. Uses `simulate`, because other throttling methods wait at least
// five seconds.
const CHECK_FLAGS = {
  onlyCategories: CHECKED_CATEGORIES,
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
} as const;

const performanceOf = ({ categories }: Result): number => Math.round((categories.performance?.score ?? 0) * 100);

async function printPerformance(name: string, url: string): Promise<void> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url, { onlyCategories: ['performance'] }));
  runs.sort((a, b) => performanceOf(a) - performanceOf(b));
  const median = runs[Math.floor(RUNS / 2)];
  if (!median) throw new Error('no run');
  const stats = Object.entries(STATS).map(([short, audit]) => `${short} ${median.audits[audit]?.displayValue}`);
  console.log(`${name.padEnd(7)} ${performanceOf(median)} (${runs.map(performanceOf).join(' ')})  ${stats.join('  ')}`);
}

async function check(name: string, url: string): Promise<void> {
  const result = await runLighthouse(url, CHECK_FLAGS);
  const scores = CHECKED_CATEGORIES.map((id) => `${id} ${result.categories[id]?.score}`);
  console.log(`${name.padEnd(7)} ${scores.join('  ')}`);
  if (scores.every((score) => score.endsWith(' 1'))) return;
  for (const line of failedAudits(result)) console.error(line);
  process.exitCode = 1;
}

const isCheck = process.argv.includes('--check');
const stop = await startTestSites();
try {
  const [handle = ''] = await rankedHandles('position');
  for (const [name, path] of Object.entries(measuredPages(handle)))
    await (isCheck ? check : printPerformance)(name, readingSite().url + path);
} finally {
  await stop();
}
