import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { updateRole } from '#data/queries/accounts.ts';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { createAccount, E2E_ORIGIN, newHandle, signIn, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { callKeywords, freshKeyword } from '#tests/support/keywords.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { test as quietTest } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { localePath } from '#web/i18n/locales.ts';

// One of each kind; the editor (design 18) has its own story.
const SCREENS = [
  ['/keyword', 'keyword-list'],
  ['/keyword/Thistledown_Rise', 'keyword-entry'],
  ['/guide/218', 'guide'],
  ['/terms', 'terms'],
  ['/information/about/points', 'about'],
] as const;

for (const look of LOOKS)
  quietTest(`keywords, guides and terms look as designed: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    for (const [path, picture] of SCREENS) {
      await lookAt(page, path, look);
      await expectAccessible(page, 'main li:nth-child(n + 5)');
      await takePicture(page, `${picture}.${look.size}.${look.theme}.${look.locale}`);
    }
    expect(trouble).toEqual([]);
  });

test('without scripts the list is narrowed by category, letter, kana and state, and turned over; the counts are those of the list', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/keyword');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveCount(KEYWORD_CATEGORIES.length); // all of them but rules, and "All"
  await expect(page.getByRole('heading', { name: 'Pick-ups' })).toBeAttached();
  const enemies = categories.filter({ hasText: 'Enemy' });
  const count = Number(await enemies.locator('span').innerText());
  await enemies.click();
  await expect(page).toHaveURL('/keyword?category=enemy');
  await expect(page.locator('main li time')).toHaveCount(count);
  await page.getByRole('link', { name: 'は', exact: true }).click();
  await expect(page).toHaveURL(`/keyword?category=enemy&initial=${encodeURIComponent('は')}`);
  await expect(page.getByRole('link', { name: 'Pip-Bug', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'D–F', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await page.goto('/ja/keyword?flag=2&order=name');
  await expect(page.getByRole('link', { name: 'こけだま星' })).toBeVisible();
  await page.goto('/keyword');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/keyword?page=2');
  await plain.close();
});

test('an entry is renamed, compared, restored and deleted; its old names lead to it in the reader’s language', async ({
  page,
  request,
}) => {
  const account = await createAccount();
  await signIn(page, account, '/terms');
  await withE2eDatabase(async (db) => {
    const { id } = await db.selectFrom('users').select('id').where('handle', '=', account.handle).executeTakeFirstOrThrow();
    await updateRole(db, id, 'editor');
  });
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = (method: string, path: string, json: unknown) =>
    callKeywords(E2E_ORIGIN, { cookie }, method, path, json, { 'idempotency-key': randomUUID() });
  const english = freshKeyword({ text: 'A stone that [[Dew Egg]] shells roll over.\n\n## Use\n\nNone.\n\n## Care\n\nNone.' });
  const { data: made } = await call('POST', '', english);
  const address = keywordRoute(english.name);
  const japanese = { ...english, lang: 'ja', name: `小石${newHandle()}`, text: '川で拾った丸い小石です。' };
  const path = `/${made.uniqueId}`;
  const first = await call('PATCH', path, { ...japanese, base: { revisionId: made.revisionId, textRevisionId: null } });
  expect(first.status).toBe(200);
  const name = `${english.name} II`;
  const renamed = await call('PATCH', path, {
    ...{ ...english, name, text: english.text.replace('A stone', 'A round stone') },
    base: { revisionId: first.data.revisionId, textRevisionId: made.textRevisionId },
  });
  expect(renamed.status).toBe(200);

  const moved = await request.get(address, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, keywordRoute(name)]);
  expect((await request.get(localePath('ja', address), { maxRedirects: 0 })).headers().location).toBe(
    localePath('ja', keywordRoute(japanese.name)),
  );
  await page.goto(address);
  await expect(page).toHaveURL(keywordRoute(name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('article').getByRole('link', { name: 'Dew Egg' })).toHaveAttribute('href', '/keyword/Dew_Egg');
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(['Use', 'Care']);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', `/keyword-edit/${made.uniqueId}`);
  await page.getByRole('link', { name: /Read in Japanese/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japanese.name);

  await page.goto(`${keywordRoute(name)}/history`);
  await page.getByRole('link', { name: /^Changes/ }).click();
  await expect(page.locator('ins')).toHaveText(['II', 'round'].map((word) => new RegExp(word)));
  await expectAccessible(page);
  await takePicture(page, 'keyword-history.desktop.dark.en');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.name);
  await expect(page.locator('article')).toContainText('A stone that');

  const now = (await callKeywords(E2E_ORIGIN, { cookie }, 'GET', path)).data;
  const drawn = { ...japanese, text: '川で拾った平たい小石です。' };
  const base = { revisionId: now.revisionId, textRevisionId: now.texts.ja.revisionId };
  expect((await call('PATCH', path, { ...drawn, base })).status).toBe(200);
  await page.goto(`${localePath('ja', keywordRoute(japanese.name))}/history`);
  await page.getByRole('link', { name: /^変更点/ }).click();
  await expect(page.locator('del').first()).toHaveText(/^丸/); // words are found where no space stands between them
  await expect(page.locator('ins').first()).toHaveText(/^平/);
  await expect(page.locator('del').first()).not.toContainText('小石');

  const { revisionId } = (await callKeywords(E2E_ORIGIN, { cookie }, 'GET', path)).data;
  expect((await call('PATCH', `${path}/flag`, { flag: 0, revisionId })).status).toBe(200);
  await page.goto(keywordRoute(name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This entry was deleted');
  await expect(page.getByText('A stone that')).toHaveCount(0);
});

test('a stage leads to its guide, the guide to its editor, its rule and its runs; terms keep what they said before', async ({ page }) => {
  await page.goto('/ja/stage/204');
  await page.locator('main').getByRole('link', { name: '攻略ガイド', exact: true }).click();
  await expect(page).toHaveURL('/ja/guide/204');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('蛾の羽の屋根裏');
  await expect(page.locator('article')).toContainText('制限時間は6:00です。');
  await expect(page.getByRole('link', { name: 'この攻略を編集' })).toHaveAttribute('href', '/ja/keyword-edit/guide204');
  await page.getByRole('link', { name: 'ルールの全文' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('床下チャレンジ');
  expect((await page.request.get('/keyword/Guide_204', { maxRedirects: 0 })).headers().location).toBe('/guide/204');

  await page.goto('/terms');
  await expect(page.getByText('Texts of keywords and guides')).toBeVisible();
  await page.getByRole('link', { name: '2026/04/01' }).click();
  await expect(page).toHaveURL('/terms/2026-04-01');
  await expect(page.getByText('This revision was replaced on 2026/08/01.')).toBeVisible();
  await expect(page.getByText('Texts of keywords and guides')).toHaveCount(0);
});
