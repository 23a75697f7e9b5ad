import { measuredPages } from '#tests/support/browser/lighthouse.ts';
import { expectNoLayoutShift } from '#tests/support/browser/page-health.ts';
import { measurePage } from '#tests/support/browser/page-weight.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';

// Maximum compressed transfer size and number of requests for a first visit on a phone, before the reader's first
// action. What is sent later is in tests/http/discovery/page-budgets.test.ts.
const MOST = {
  home: { kb: 85, requests: 16 },
  stage: { kb: 100, requests: 16 },
  total: { kb: 105, requests: 18 },
  player: { kb: 105, requests: 18 },
};
const NAMES = isFull ? (['home', 'stage', 'total', 'player'] as const) : (['home', 'stage'] as const);

test.use({ viewport: { width: 412, height: 823 } });

for (const name of NAMES) {
  const most = MOST[name];
  test(`${name} loads in less than ${most.kb} KB and ${most.requests} requests, without layout shift`, async ({ page }) => {
    const [handle = ''] = await rankedHandles('position');
    const { kb, requests, byType } = await measurePage(page, measuredPages(handle)[name]);
    const split = Object.entries(byType).map(([type, part]) => `${type} ${part.toFixed(1)}`);
    console.log(`${name}: ${kb.toFixed(1)} KB in ${requests} requests; ${split.join(', ')}`);
    expect(kb, split.join(', ')).toBeLessThan(most.kb);
    expect(requests).toBeLessThanOrEqual(most.requests);
    await expectNoLayoutShift(page);
  });
}
