// npm run lighthouse: what Lighthouse says of the built site's performance, as a phone sees it; the median of five runs a page.
import type { Result } from 'lighthouse';
import { rankedHandles } from '#tests/support/e2e-players.ts';
import startE2eSite, { E2E_PORT } from '#tests/support/e2e-site.ts';
import { measuredPages, runLighthouse } from '#tests/support/lighthouse.ts';

const RUNS = 5;
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
};

const scoreOf = ({ categories }: Result): number => Math.round((categories.performance?.score ?? 0) * 100);

const stop = await startE2eSite();
try {
  const [handle = ''] = await rankedHandles('position');
  for (const [name, path] of Object.entries(measuredPages(handle))) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await runLighthouse(`http://127.0.0.1:${E2E_PORT}${path}`, { onlyCategories: ['performance'] }));
    runs.sort((a, b) => scoreOf(a) - scoreOf(b));
    const median = runs[Math.floor(RUNS / 2)];
    if (!median) throw new Error('no run');
    const figures = Object.entries(FIGURES).map(([short, audit]) => `${short} ${median.audits[audit]?.displayValue}`);
    console.log(`${name.padEnd(7)} ${scoreOf(median)} (${runs.map(scoreOf).join(' ')})  ${figures.join('  ')}`);
  }
} finally {
  await stop();
}
