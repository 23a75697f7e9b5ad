import { createActor } from '#tests/support/actors.ts';
import { checkPage, signedInScriptsRun } from '#tests/support/browser/check-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { inTurn, SIGNED_IN_PAGES } from '#tests/support/page-samples.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';

// Each page in one of the languages, on a phone; whole-site.spec.ts opens all of them in both.
test.use({ site: 'posting', viewport: SIZES.mobile });

for (const roles of [['player'], ['editor', 'moderator'], ['admin']] as const)
  test(`signed-in users open one page of each kind without a fault: ${roles.join(', ')}`, async ({ page, testSite }) => {
    const trouble = watchForTrouble(page, { kinds: 'all' });
    const faults: string[] = [];
    for (const role of roles) {
      const { handle } = await withSiteDatabase(testSite, (db) => createActor(db, role));
      await page.goto('/healthz'); // the open page must not use a session that is being replaced
      await page.context().clearCookies();
      await signInAs(page, handle, testSite);
      for (const address of [...SIGNED_IN_PAGES[role], `/user/${handle}`].map(inTurn)) {
        const checked = await checkPage(page, address, trouble, signedInScriptsRun);
        expect(checked.address).toBe(address);
        faults.push(...checked.faults);
      }
    }
    expect(faults).toEqual([]);
  });
