import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

// KB of 1,000 bytes, gzip, all scripts that a page names.
const BUDGETS = { '/stage/201': 180, '/auth/login': 180, '/': 180 };

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} is read with at most ${budget} KB of scripts`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set([...html.matchAll(/<script(?![^>]*nomodule)[^>]* src="([^"]+)"/gi)].map(([, src]) => src ?? ''));
    expect(scripts.size).toBeGreaterThan(0);
    let bytes = 0;
    for (const src of scripts) bytes += gzipSync(await (await request.get(src)).body()).length;
    expect(bytes / 1000).toBeLessThan(budget);
  });
}
