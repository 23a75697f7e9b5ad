import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { rankedHandles } from '#tests/support/e2e-players.ts';
import { measuredPages } from '#tests/support/lighthouse.ts';
import { expectNoLayoutShift } from '#tests/support/page-health.ts';
import { weighPage } from '#tests/support/page-weight.ts';

// KB of 1,000 bytes, gzip, all scripts that a page names.
const BUDGETS = { '/stage/201': 180, '/auth/login': 180, '/': 180, '/limited/211105/replay?hour=20': 180 };

// Words that survive minifying and stand in the code of one package alone; what has none of them is ours, icons included.
const PACKAGES: readonly [name: string, sign: RegExp][] = [
  ['react-dom', /onCommitFiberRoot/],
  ['next', /next-router-state-tree|NEXT_REDIRECT|TURBOPACK_CHUNK_BASE_PATH|useRouterBFCache/],
];

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} is read with at most ${budget} KB of scripts`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set([...html.matchAll(/<script(?![^>]*nomodule)[^>]* src="([^"]+)"/gi)].map(([, src]) => src ?? ''));
    expect(scripts.size).toBeGreaterThan(0);
    const split: { file: string; package: string; kb: number }[] = [];
    for (const src of scripts) {
      const body = await (await request.get(src)).body();
      const owner = PACKAGES.find(([, sign]) => sign.test(body.toString()))?.[0] ?? 'ours';
      split.push({ file: src.split('/').at(-1) ?? src, package: owner, kb: gzipSync(body).length / 1000 });
    }
    const sum = (rows: typeof split) => rows.reduce((kb, row) => kb + row.kb, 0);
    const byPackage = Object.entries(Object.groupBy(split, (row) => row.package)).map(
      ([name, rows]) => `${name} ${sum(rows ?? []).toFixed(1)}`,
    );
    console.log(`${path}: ${sum(split).toFixed(1)} KB gzip; ${byPackage.join(', ')}`);
    for (const row of split.sort((a, b) => b.kb - a.kb))
      console.log(`  ${row.kb.toFixed(1).padStart(6)}  ${row.package.padEnd(9)}  ${row.file}`);
    expect(sum(split)).toBeLessThan(budget);
  });
}

// What a phone fetches on its first visit, packed: a little more than it is, since what is fetched ahead differs by some KB. Times are measured by hand (npm run lighthouse).
const WEIGHTS = {
  home: { kb: 310, requests: 32 }, // what is fetched ahead before it is counted differs from run to run
  stage: { kb: 355, requests: 40 }, // with what each answer says to an edge, which takes it off
  total: { kb: 345, requests: 34 },
  player: { kb: 345, requests: 28 },
};

for (const [name, most] of Object.entries(WEIGHTS)) {
  test(`${name} comes in less than ${most.kb} KB and ${most.requests} requests, and nothing moves`, async ({ page }) => {
    const [handle = ''] = await rankedHandles('position');
    await page.setViewportSize({ width: 412, height: 823 });
    const { kb, requests, byType } = await weighPage(page, measuredPages(handle)[name as keyof typeof WEIGHTS]);
    const split = Object.entries(byType).map(([type, part]) => `${type} ${part.toFixed(1)}`);
    console.log(`${name}: ${kb.toFixed(1)} KB in ${requests} requests; ${split.join(', ')}`);
    expect(kb).toBeLessThan(most.kb);
    expect(requests).toBeLessThanOrEqual(most.requests);
    await expectNoLayoutShift(page);
  });
}
