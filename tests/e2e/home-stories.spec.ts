import { updateRole } from '#data/queries/accounts.ts';
import { createAccount, logIn, signIn, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectAccessible, expectNoLayoutShift, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

test('from the top page one searches, or leaves it to chance; without scripts the search leads to the planets', async ({
  page,
  browser,
}) => {
  const trouble = watchForTrouble(page);
  await openPage(page, '/');
  await page.locator('main').getByRole('link', { name: 'Stages, keywords, herders' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('button', { name: 'Random stage' }).click();
  await expect(page).toHaveURL(/\/stage\/\d+$/);
  expect(trouble).toEqual([]);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/');
  await reader.locator('main').getByRole('link', { name: 'Stages, keywords, herders' }).click();
  await expect(reader).toHaveURL('/#planets');
  await expect(reader.locator('main li[data-record]')).toHaveCount(9);
  await plain.close();
});

test('an editor writes news, mends it and withdraws it; a player cannot', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account, '/information');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Information');
  expect((await page.goto('/information/edit'))?.status()).toBe(404);
  await withE2eDatabase(async (db) => {
    const { id } = await db.selectFrom('users').select('id').where('handle', '=', account.handle).executeTakeFirstOrThrow();
    await updateRole(db, id, 'editor');
  });

  const trouble = watchForTrouble(page);
  await openPage(page, '/information');
  await page.getByRole('link', { name: 'Write news' }).click();
  await expect(page).toHaveURL('/information/edit');
  await page.getByRole('radio', { name: 'Community' }).check({ force: true });
  await page.getByLabel('Title, English').fill('A night of lanterns');
  await page.getByLabel('Text, English').fill('We meet **at eight**.\n\n<script>alert(1)</script>');
  await page.getByLabel('Text, Japanese').fill('**20時**に集まります。');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByLabel('Title, Japanese')).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'information-edit.desktop.dark.en');
  await page.getByLabel('Title, Japanese').fill('灯りの夜');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/information\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A night of lanterns');
  await expect(page.locator('article strong')).toHaveText('at eight');
  await expect(page.locator('article script')).toHaveCount(0);
  const [address, newsId] = /\/information\/(\d+)$/.exec(page.url()) ?? [];
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/information/edit/${newsId}`);
  expect(trouble).toEqual([expect.stringContaining('422')]); // the field that was empty

  // Somebody else is quicker: what was typed stays, and is not saved.
  await withE2eDatabase((db) => db.updateTable('news').set({ pinned: false }).where('news_id', '=', Number(newsId)).execute());
  await page.getByLabel('Title, English').fill('A night of many lanterns');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody saved this news meanwhile.')).toBeVisible();
  await expect(page.getByLabel('Title, English')).toHaveValue('A night of many lanterns');

  await page.reload();
  await expect(page.getByLabel('Title, English')).toHaveValue('A night of many lanterns'); // the draft was kept
  await page.getByLabel('Withdraw: only editors see it').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/information/edit');
  await expect(page.getByRole('link', { name: 'A night of many lanterns' })).toBeVisible();
  expect((await page.request.get(address ?? ''))?.status()).toBe(404);
});

test('whoever comes back reads what happened on their boards, and nothing moves', async ({ page }) => {
  const account = await createAccount();
  const trouble = watchForTrouble(page);
  await logIn(page, account, '/');
  await expect(page.locator('main [data-since]')).toContainText('0 new records on your boards · you kept every place');
  await page.reload();
  await expect(page.locator('main [data-since]')).toBeVisible();
  await expectNoLayoutShift(page);
  expect(trouble).toEqual([]);
});
