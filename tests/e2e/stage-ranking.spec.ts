import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { screenshotPath } from '#tests/support/screenshot.ts';

const LANGUAGES = [
  { locale: 'en', path: '/stage/201', name: 'Button Jar Landing', other: 'ボタン瓶のおどり場' },
  { locale: 'ja', path: '/ja/stage/201', name: 'ボタン瓶のおどり場', other: 'Button Jar Landing' },
] as const;
const SIZES = { desktop: { width: 1280, height: 900 }, tablet: { width: 768, height: 1024 }, mobile: { width: 390, height: 844 } };

/** The ranks as a reader sees them: 1, 2, =3, =3, 5. */
const ranks = (page: Page) => page.locator('tbody tr td:first-child').allInnerTexts();

for (const { locale, path, name, other } of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ['dark', 'light']) {
      if (size === 'tablet' && (locale !== 'en' || theme !== 'dark')) continue; // its layout alone is of interest
      test(`a visitor reads a stage ranking: ${locale}, ${size}, ${theme}`, async ({ page }) => {
        const trouble = watchForTrouble(page);
        await page.setViewportSize(viewport);
        if (theme === 'light') await page.addInitScript(() => localStorage.setItem('theme', 'light'));
        await page.goto(path);

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.getByText(other, { exact: true })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect((await ranks(page)).length).toBeGreaterThan(30);

        await page.waitForLoadState('networkidle');
        await expectNoLayoutShift(page);
        await expectNoOverflow(page);
        await expectAccessible(page);
        await page.reload({ waitUntil: 'networkidle' }); // the fonts are in the browser's cache now, as on any further page
        await page.screenshot({ path: screenshotPath(`stage.${size}.${theme}.${locale}`) });
        expect(trouble).toEqual([]);
      });
    }
  }
}

test('fonts that come late move nothing', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('/ja/stage/201', { waitUntil: 'networkidle' });
  await expectNoLayoutShift(page);
});

test('places are 1, 2, 2, 4: a shared one is marked, the next one skips', async ({ page }) => {
  await page.goto('/stage/201');
  const shown = await ranks(page);
  expect(shown.some((rank) => rank.startsWith('='))).toBe(true);
  for (const rank of shown) expect(Number(rank.replace('=', ''))).toBe(shown.indexOf(rank) + 1);
  for (const rank of shown.slice(0, -1)) expect(rank.startsWith('=')).toBe(shown.filter((other) => other === rank).length > 1);

  // The second page goes on where the first one ended, though a tie may lie across the border.
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'); // the new rows are there, not only the address
  const next = await ranks(page);
  expect(Number(next[0]?.replace('=', ''))).toBe(next[0] === shown.at(-1) ? shown.indexOf(next[0] ?? '') + 1 : shown.length + 1);
});

test('a rule is not asked for on a console that it is not played on', async ({ page }) => {
  await page.goto('/stage/331?rule=34&console=2');
  await page.getByRole('list', { name: 'Rule' }).getByRole('link', { name: 'Letters' }).click();
  await expect(page).toHaveURL('/stage/331');
});

test('under a date the year filter says that date, and the best is no world record', async ({ page }) => {
  await page.goto('/stage/201?at=2020-02-29');
  await expect(page.locator('summary').filter({ visible: true })).toHaveText('Year: 2020/02/29');
  await expect(page.getByRole('region', { name: 'Best under this filter' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'To best' })).toBeVisible();
});

test('where the table is wider than the screen, keys can scroll it', async ({ page }) => {
  await page.setViewportSize(SIZES.tablet);
  await page.goto('/stage/201');
  const table = page.getByRole('region', { name: /^Ranking of Button Jar Landing/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('on a phone each row is still a row of a table', async ({ page }) => {
  await page.setViewportSize(SIZES.mobile);
  await page.goto('/stage/201');
  const table = page.getByRole('table', { name: /^Ranking of/ });
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveCount(1);
  expect(await row.getByRole('cell').count()).toBe((await table.getByRole('columnheader').count()) - 1);
});

test('a fresh post shows the time of day where the reader is, an old one its date', async ({ page }) => {
  // The server writes dates only; the browser's clock is set beside the newest post.
  const html = await (await page.request.get('/stage/201')).text();
  const stamps = [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)</gi)].map(([, at, text]) => ({ at: at ?? '', text: text ?? '' }));
  expect(stamps.length).toBeGreaterThan(30);
  for (const { text } of stamps) expect(text).toMatch(/^\d{4}\/\d\d\/\d\d$/);

  const newest =
    stamps
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? '';
  await page.clock.setFixedTime(new Date(Date.parse(newest) + 3_600_000));
  await page.goto('/stage/201');
  await expect(page.locator(`time[datetime="${newest}"]`).first()).toHaveText(/^\d\d:\d\d$/);
  const old = stamps.find(({ at }) => Date.parse(newest) - Date.parse(at) > 86_400_000);
  await expect(page.locator(`time[datetime="${old?.at}"]`).first()).toHaveText(old?.text ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads, filters and follows links', async ({ page }) => {
    await page.goto('/stage/201');
    const everybody = (await ranks(page)).length;
    await page.getByRole('link', { name: 'Switch', exact: true }).click();
    await expect(page).toHaveURL('/stage/201?console=4');
    await page.waitForLoadState(); // the address changes before the rows have arrived
    const onSwitch = (await ranks(page)).length;
    expect(onSwitch).toBeGreaterThan(0);
    expect(onSwitch).toBeLessThan(everybody);

    await page.locator('summary').filter({ visible: true }).click();
    await page.getByRole('link', { name: '2020', exact: true }).click();
    await expect(page).toHaveURL('/stage/201?console=4&year=2020');
    await page.getByRole('link', { name: 'No pip-bugs' }).click();
    await expect(page).toHaveURL('/stage/201?rule=23&console=4&year=2020');
    await page.getByRole('link', { name: 'Next stage' }).click();
    await expect(page).toHaveURL('/stage/202');
  });
});
