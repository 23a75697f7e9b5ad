import { checkPage } from '#tests/support/browser/check-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { inTurn, notInOtherTests, VISITOR_PAGES } from '#tests/support/page-samples.ts';

// Opens each page in one language only, on a phone. whole-site.spec.ts opens all pages in both languages.
test.use({ viewport: SIZES.mobile });

const PAGES_PER_TEST = 8;
const pages = notInOtherTests(VISITOR_PAGES).map(inTurn);

for (let start = 0; start < pages.length; start += PAGES_PER_TEST)
  test(`every kind of page for visitors opens without a fault, part ${start / PAGES_PER_TEST + 1}`, async ({ page }) => {
    const trouble = watchForTrouble(page, { kinds: 'all' });
    const faults: string[] = [];
    for (const address of pages.slice(start, start + PAGES_PER_TEST)) {
      const checked = await checkPage(page, address, trouble);
      expect(checked.address).toBe(address);
      faults.push(...checked.faults);
    }
    expect(faults).toEqual([]);
  });
