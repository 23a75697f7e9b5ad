import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { createAccount, newHandle } from '#tests/support/http/accounts.ts';
import { importUnder } from '#tests/support/scenarios/imported-rows.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { makeClaimCode } from '#usecases/import/make-claim-codes.ts';

test.use({ site: 'posting', viewport: SIZES.mobile });

test('a player claims an imported name with a code and then sees its records', async ({ page, testSite }) => {
  const { handle } = await importUnder(newHandle());
  const code = await withSiteDatabase(testSite, (db) => makeClaimCode({ db }, handle));
  if (!code.ok) throw new Error(code.error);
  const trouble = watchForTrouble(page);
  await signIn(page, await createAccount(), '/moving');
  const field = page.getByLabel('Code');
  await field.fill('7K2M-9QXD-4HTV-0RBN');
  await page.getByRole('button', { name: 'Claim name' }).click();
  await expect(field).toHaveAccessibleDescription(/This code is wrong/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await field.fill(code.value.code.toLowerCase());
  await page.getByRole('button', { name: 'Claim name' }).click();
  await expect(page.getByRole('status').filter({ hasText: `From now on, log in as ${handle}.` })).toBeVisible();
  await page.getByRole('link', { name: 'See my records' }).click();
  await expect(page).toHaveURL(`/user/${handle}`);
  // The browser logs the 422 response to the wrong code.
  expect(trouble.filter((text) => !text.includes('422'))).toEqual([]);
});
