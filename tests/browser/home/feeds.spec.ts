import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';

// The lists of first posts and trends use the same components as the list of records, so only the full run opens them.
const SCREENS = isFull ? ['records', 'entries', 'trends', 'information'] : ['records', 'information'];

for (const screen of SCREENS)
  for (const variant of variants('ja, mobile, light')) {
    test(`/${screen} fits the window and is accessible: ${variantName(variant)}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      await openVariant(page, `/${screen}`, variant);
      await expectAccessible(page, 'li[data-record]:nth-child(n + 5)');
      await takePicture(page, `${screen}.${variant.size}.${variant.theme}.${variant.locale}`);
      expect(trouble).toEqual([]);
    });
  }
