import type { Page } from '@playwright/test';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import { dashboardOf, findBusyPlayer, type Me, openDashboard } from '#tests/support/e2e-dashboard.ts';
import { rankedHandles } from '#tests/support/e2e-players.ts';
import { signInAs, withE2eDeps } from '#tests/support/e2e-rankings.ts';
import { createPlayer } from '#tests/support/factories.ts';
import { EVERY_PAIR } from '#tests/support/looks.ts';
import { atOneMoment } from '#tests/support/one-moment.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { localePath } from '#web/i18n/locales.ts';

let me: Me;
test.beforeAll(async () => {
  me = await findBusyPlayer();
});

/** The same page without what the frame says of a missing key: next-intl shows the key's own path. */
const expectNoMissingKey = async (page: Page) => expect(await page.locator('main').innerText()).not.toMatch(/dashboard\.[a-z]/);
const card = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

for (const { locale, size, theme, viewport } of EVERY_PAIR) {
  test(`a player reads the dashboard: ${locale}, ${size}, ${theme}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await signInAs(page, me.userId);
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const shown = await openDashboard(page, me, localePath(locale, '/dashboard'));
    const { grand, posts, rivals, own, passings, advice, coverage, categories } = shown;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(me.name ?? '');
    const figures = page.getByRole('region', { name: { en: 'Where you stand', ja: '現在の成績' }[locale] });
    for (const figure of [grand.points, posts.thisMonth, posts.all, grand.span.next?.missing ?? 0])
      await expect(figures).toContainText(formatScore(figure));
    await expect(figures).toContainText(formatRank(grand.line?.rank ?? 0, grand.line?.shared ?? false));

    await expect(card(page, 'rivals').locator('li[data-mine]')).toContainText(me.name ?? '');
    for (const { handle, points, all } of rivals) {
      const row = card(page, 'rivals')
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href$="/user/${handle}"]`) });
      await expect(row).toContainText(formatMargin((own?.points ?? 0) - points));
      await expect(row).toContainText(`${all.now.a}–${all.now.b}`);
    }
    await expect(card(page, 'advice').locator('ol > li')).toHaveCount(advice.length);
    for (const [index, { gain, simulation }] of advice.entries()) {
      const item = card(page, 'advice').locator('ol > li').nth(index);
      await expect(item).toContainText(`+${formatScore(gain)}`);
      await expect(item).toContainText(
        { en: '#{rank}', ja: '{rank}位' }[locale].replace('{rank}', String(simulation.totals[0]?.after?.rank)),
      );
    }
    await expect(card(page, 'passings').getByRole('listitem')).toHaveCount(Math.min(5, passings.length));
    const back = card(page, 'passings').getByRole('link', { name: { en: /^Take it back/, ja: /取り返す$/ }[locale] });
    const first = passings[0]?.board;
    await expect(back.first()).toHaveAttribute('href', localePath(locale, `/post?stage=${first?.refId}&rule=${first?.ruleId}`));
    for (const { played, boards } of coverage) await expect(card(page, 'coverage')).toContainText(`${played} / ${boards}`);
    await expect(page.locator('main table').last().locator('tbody tr')).toHaveCount(categories.length);

    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
    await expectNoOverflow(page);
    await takePicture(page, `dashboard.${size}.${theme}.${locale}`, { fullPage: size === 'desktop' });
    await card(page, 'duels').locator('summary').first().click();
    const deciding = rivals[0]?.all.deciding;
    await expect(card(page, 'duels').locator('tbody a').first()).toHaveAttribute('href', new RegExp(`/stage/${deciding?.refId}(\\?|$)`));
    await expectNoOverflow(page);
    await expectNoMissingKey(page);
    await page.setViewportSize({ ...viewport, height: 8_000 }); // all of it: what the bars of the frame half cover is no smaller for it
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  });
}

test('rivals are compared by series as well, without JavaScript too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page, me.userId);
  await page.goto('/dashboard');
  await card(page, 'rivals').getByRole('link', { name: 'SF2' }).click();
  await expect(page).toHaveURL(/\/dashboard\?series=2$/);
  await atOneMoment(page, async () => {
    const { rivals, own } = await dashboardOf(me);
    const [rival] = rivals;
    const row = card(page, 'rivals')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/user/${rival?.handle}"]`) });
    await expect(row).toContainText(formatMargin((own?.seriesPoints['2'] ?? 0) - (rival?.seriesPoints['2'] ?? 0)));
  });
  await context.close();
});

test('a rival is chosen on their page, stands on the dashboard, and is dropped there', async ({ page }) => {
  const trouble = watchForTrouble(page);
  const userId = await withE2eDeps((deps) => createPlayer(deps, { name: 'Quill' }));
  await signInAs(page, userId);
  const rival = (await rankedHandles('position'))[2] ?? '';

  await page.goto('/ja/dashboard');
  await expect(page.getByRole('heading', { name: 'まだ記録がありません。' })).toBeVisible();
  await expect(card(page, 'advice').locator('ol > li')).toHaveCount(5);
  await expectNoMissingKey(page);
  await expectAccessible(page);
  await takePicture(page, 'dashboard-empty.desktop.dark.ja', { fullPage: true });

  await page.goto(`/user/${rival}`);
  await page.getByRole('button', { name: 'Add as rival' }).click();
  await expect(page.getByRole('button', { name: 'Remove rival' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove rival' })).toBeVisible(); // as the server knows it

  await page.goto('/dashboard');
  const row = card(page, 'rivals')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/user/${rival}"]`) });
  await expect(row).toContainText('your choice');
  await expect(card(page, 'duels').locator('summary')).toHaveCount(1);
  await row.getByRole('button', { name: /^Remove .* from your rivals$/ }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/user/${rival}`);
  await expect(page.getByRole('button', { name: 'Add as rival' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a visitor reads a player without a question about rivals', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`/user/${me.handle}`, { waitUntil: 'networkidle' });
  expect(calls.filter((path) => path.startsWith('/api/me'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Add as rival' })).toBeHidden();
});
