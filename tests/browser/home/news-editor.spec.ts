import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';

test.use({ site: 'posting' });

const TITLE = 'A night of lanterns';

test('an editor loses no typed text when saving news fails because of an empty field or an edit conflict', async ({ page, testSite }) => {
  const editor = await withSiteDatabase(testSite, (db) => createActor(db, 'editor'));
  const trouble = watchForTrouble(page);
  await signIn(page, { handle: editor.handle, password: '' }, '/information');
  await page.getByRole('link', { name: 'Write news' }).click();
  await expect(page).toHaveURL('/information/edit');
  await page.getByRole('radio', { name: 'Community' }).check({ force: true });
  await page.getByLabel('Title, English').fill(TITLE);
  await page.getByLabel('Text, English').fill('We meet **at eight**.');
  await page.getByLabel('Text, Japanese').fill('**20時**に集まります。');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByLabel('Title, Japanese')).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'information-edit.desktop.dark.en');
  await page.getByLabel('Title, Japanese').fill('灯りの夜');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/information\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const newsId = Number(/\d+$/.exec(page.url())?.[0]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/information/edit/${newsId}`);
  // The browser logs the 422 response that the empty field caused.
  expect(trouble).toEqual([expect.stringContaining('422')]);

  await withSiteDatabase(testSite, (db) => db.updateTable('news').set({ pinned: false }).where('news_id', '=', newsId).execute());
  await page.getByLabel('Title, English').fill('A night of many lanterns');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else saved this news.')).toBeVisible();
  await expect(page.getByLabel('Title, English')).toHaveValue('A night of many lanterns');
  await page.reload();
  await scriptsRun(page);
  // The title is restored from the draft.
  await expect(page.getByLabel('Title, English')).toHaveValue('A night of many lanterns');
  await page.getByLabel('Withdraw: only editors see it').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/information/edit');
  await expect(page.locator(`main a[href="/information/edit/${newsId}"]`)).toHaveText('A night of many lanterns');
});
