import { createAccount, logIn, newName, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { startSite } from '#tests/support/site.ts';
import { localePath } from '#web/i18n/locales.ts';

const OLD_SITE_PORT = 3241;

// Every page that no other story looks at, with its heading in both languages.
const PAGES: readonly [path: string, en: string, ja: string][] = [
  ['/total/91', 'Odds and Ends Challenge Total', 'よろずチャレンジ 総合'],
  ['/calendar', 'Event calendar', 'イベントカレンダー'],
  ['/guide', 'Strategy guide', '攻略ガイド'],
  ['/terms', 'Terms of use', '利用規約'],
  ['/menu', 'Site map', 'サイトマップ'],
  ['/moving', 'Moving from the old site', '旧サイトからの移転'],
];

// One of each kind: the others are made of the same parts.
const SHAPES = ['/guide', '/menu'];

for (const { locale, width } of [
  { locale: 'en', width: 1280 },
  { locale: 'ja', width: 390 },
] as const) {
  test(`every page says what it is, lies within ${width} px and can be used by everybody: ${locale}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await page.setViewportSize({ width, height: 844 });
    for (const [path, en, ja] of PAGES) {
      const heading = { en, ja }[locale];
      await page.goto(localePath(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
      await expectNoOverflow(page);
      await expectNoLayoutShift(page);
      if (SHAPES.includes(path)) await expectAccessible(page);
    }
    expect(trouble).toEqual([]);
  });
}

test('a total leads to a player, whose page has the same place; two players can be compared', async ({ page }) => {
  await page.goto('/total/1');
  const table = page.getByRole('table', { name: 'Grand Overall Ranking' });
  const score = await table.getByRole('row').nth(1).getByRole('cell').nth(2).textContent(); // points change with every post of others
  const players = table.getByRole('rowheader').getByRole('link');
  const [href, other] = [await players.nth(0).getAttribute('href'), await players.nth(1).getAttribute('href')];
  await players.nth(0).click();
  await expect(page).toHaveURL(href ?? '');
  const own = page.getByRole('row').filter({ hasText: 'Grand Overall Ranking' });
  await expect(own).toContainText(score ?? '');
  const path = [href, other].map((user) => user?.replace('/user/', '')).join('/');
  await page.goto(`/ja/compare/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ と /);
});

test('a closed account shows without its name, under a handle that says nothing; the old one is gone', async ({ page, request }) => {
  const name = newName();
  const account = await createAccount({ name });
  await page.goto(`/user/${account.handle}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const closed = `u-${account.handle}`;
  await withE2eDatabase((db) =>
    db.updateTable('users').set({ handle: closed, name: null, closed_at: new Date() }).where('handle', '=', account.handle).execute(),
  );
  expect((await request.get(`/user/${account.handle}`)).status()).toBe(404);
  await page.goto(`/ja/user/${closed}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('名無しさん');
  await expect(page.getByText('このアカウントは閉じられました。')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await page.content()).not.toContain(name);
});

test('the dashboard asks for a session, and leads back', async ({ page }) => {
  await page.goto('/ja/dashboard');
  await expect(page).toHaveURL(/\/ja\/auth\/login\?error=SessionRequired&callbackUrl=%2Fja%2Fdashboard$/);
  await logIn(page, await createAccount(), '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Anonymous');
});

test('/moving leads to the old site only if the operator names it', async ({ page }) => {
  await page.goto('/moving');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the old site' })).toHaveCount(0);
  const site = await startSite(OLD_SITE_PORT, e2eDatabaseUrl(), { env: { OLD_SITE_URL: 'https://old.example.org/top' } });
  try {
    await page.goto(`${site.url}/ja/moving`);
    await expect(page.getByRole('link', { name: '旧サイトを開く' })).toHaveAttribute('href', 'https://old.example.org/top');
  } finally {
    await site.stop();
  }
});
