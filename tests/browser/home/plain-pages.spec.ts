import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';

const PAGES = ['/total/91', '/calendar', '/guide', '/terms', '/menu', '/moving'];

// Runs only with FULL=1. In the merge gate, tests/http/discovery/headings.test.ts covers these pages.
for (const path of PAGES)
  for (const variant of isFull ? variants('en, desktop, dark') : [])
    test(`${path} fits the window and is accessible: ${variantName(variant)}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      await openVariant(page, path, variant);
      await expectAccessible(page);
      expect(trouble).toEqual([]);
    });
