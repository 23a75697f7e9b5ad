import { openPage, scriptsRun } from '#tests/support/browser/open-page.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';

test.use({ site: 'posting' });

test("a player adds a rival on the rival's page and removes them on the dashboard", async ({ page, testSite }) => {
  const trouble = watchForTrouble(page);
  const handles = await rankedHandles('position', testSite);
  const [handle = '', rival = ''] = [handles[12], handles[2]];
  await signInAs(page, handle);
  await openPage(page, `/user/${rival}`);
  await page.getByRole('button', { name: 'Add rival' }).click();
  await expect(page.getByRole('button', { name: 'Remove rival' })).toBeVisible();
  await page.reload();
  await scriptsRun(page);
  // The server has stored the rival, so the button is the same after the reload.
  await expect(page.getByRole('button', { name: 'Remove rival' })).toBeVisible();

  await openPage(page, '/dashboard');
  const row = page
    .locator('section[aria-labelledby=rivals]')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/user/${rival}"]`) });
  await expect(row).toContainText('your pick');
  await expect(page.locator(`section[aria-labelledby=week] a[href="/user/${rival}"]`)).toBeVisible();
  const remove = row.getByRole('button', { name: /^Remove .* from your rivals$/ });
  await remove.click();
  // The row stays if the site also picks this player.
  await expect(remove).toHaveCount(0);
  await expect(row.getByText('your pick')).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'dashboard-rivals.desktop.dark.en', { fullPage: true });
  expect(trouble).toEqual([]);
});
