import { checkPage, signedInScriptsRun } from '#tests/support/browser/check-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { inTurn, notInOtherTests, SIGNED_IN_PAGES } from '#tests/support/page-samples.ts';
import { isFull } from '#tests/support/rounds.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';

// Opens each page in one language only, on a phone. whole-site.spec.ts opens all pages in both languages.
test.use({ site: 'posting', viewport: SIZES.mobile });

// In the merge gate, other tests open the pages of players, editors and moderators.
for (const roles of isFull ? ([['player'], ['editor', 'moderator'], ['admin']] as const) : ([['admin']] as const))
  test(`every kind of page for signed-in users opens without a fault: ${roles.join(', ')}`, async ({ page, testSite }) => {
    const trouble = watchForTrouble(page, { kinds: 'all' });
    const faults: string[] = [];
    for (const role of roles) {
      const { handle } = await withSiteDatabase(testSite, (db) => createActor(db, role));
      // Opens a page without scripts, so that no open page uses the session that is being replaced.
      await page.goto('/healthz');
      await page.context().clearCookies();
      await signInAs(page, handle, testSite);
      for (const address of [...notInOtherTests(SIGNED_IN_PAGES[role]), `/user/${handle}`].map(inTurn)) {
        const checked = await checkPage(page, address, trouble, signedInScriptsRun);
        expect(checked.address).toBe(address);
        faults.push(...checked.faults);
      }
    }
    expect(faults).toEqual([]);
  });
