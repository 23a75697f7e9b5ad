import { expectAccessible, expectNoLayoutShift, expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { openSearch } from '#tests/support/browser/search.ts';
import { test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';

test.skip(!isFull, 'only with FULL=1; HTTP tests show what these pages say');

// Pages in states that the samples of the other tests do not have.
const STATES = {
  'a board with one record': '/stage/417?rule=45',
  'a filter that leaves nobody': '/stage/201?console=4&at=2014-01-01',
  'the last page of a ranking': '/stage/201?page=3',
  'the list of rules': '/keyword/rules',
  'one news item': '/information/1',
} as const;

for (const [state, path] of Object.entries(STATES))
  test(`${state} is accessible, stays in place and fits`, async ({ page }) => {
    for (const [size, prefix] of [
      ['mobile', '/ja'],
      ['desktop', ''],
    ] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.goto(prefix + path);
      await expectNoLayoutShift(page);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });

test('the search is accessible before anything is typed', async ({ page }) => {
  await page.setViewportSize(SIZES.mobile);
  await page.goto('/records');
  await openSearch(page);
  await expectAccessible(page);
});
