import { gzipSync } from 'node:zlib';
import { test as eagerTest, type Page } from '@playwright/test';
import { formatRank } from '#domain/rankings/ranks.ts';
import { rowFigures } from '#domain/rankings/row-figures.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { formatScore } from '#domain/shared/score.ts';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { rankingOf } from '#tests/support/e2e-rankings.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { EVERY_PAIR, SIZES } from '#tests/support/looks.ts';
import { expectAccessible, expectNoLayoutShift, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import type { StageRanking } from '#usecases/rankings/get-stage-ranking.ts';
import { LOCALES, localePath, otherLocale } from '#web/i18n/locales.ts';

const NAME = { en: 'Button Jar Landing', ja: 'ボタン瓶のおどり場' };

/** The ranks as a reader sees them: 1, 2, =3, =3, 5. */
const ranks = (page: Page) =>
  page
    .locator('main')
    .getByRole('table', { name: /^Ranking of|ランキング/ })
    .locator('tbody tr:not([data-border]) > td:first-child')
    .allInnerTexts();

/** Every row of the page against what the use-case says, and the figures of the board. */
async function expectFigures(page: Page, { board, rows, firstPlaces }: StageRanking): Promise<void> {
  const shown = await page.getByRole('table', { name: /^Ranking of|ランキング/ }).evaluate((table) =>
    [...table.querySelectorAll('tbody tr:not([data-border])')].map((row) => ({
      rank: row.children[0]?.textContent,
      hrefs: [...row.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(/^\/ja/, '')),
      figures: [...row.children].slice(2, 7).map((cell) => cell.firstChild?.textContent ?? ''),
    })),
  );
  const recordKey = firstPlaces.at(-1)?.rankKey ?? 0;
  const stage = contentCatalogue().stages.get(201) ?? null;
  const wanted = rows.map((row) => {
    const { value, toAbove, toRecord, bonus } = rowFigures({ board, stage, recordKey }, row.rankKey, row.aboveKey);
    const gaps = [toAbove ? formatGap(toAbove) : '', toRecord ? formatGap(toRecord) : expect.stringContaining('WR')];
    return {
      rank: formatRank(row.rank, row.shared),
      hrefs: [`/user/${row.handle}`, `/record/${row.recordId}`],
      figures: [formatShown(value), ...gaps, bonus ? formatShown(bonus) : '', formatScore(row.points ?? 0)],
    };
  });
  expect(shown).toEqual(wanted);
  await expect(page.getByRole('region', { name: /World record|世界記録/ })).toContainText(formatShown(shownOfRankKey(board, recordKey)));
}

for (const look of EVERY_PAIR) {
  test(`a visitor reads a stage ranking: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await lookAt(page, '/stage/201', look);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME[look.locale]);
    await expect(page.getByText(NAME[otherLocale(look.locale)], { exact: true })).toBeVisible();
    await expectFigures(page, await rankingOf(201));
    await expectAccessible(page);
    await takePicture(page, `stage.${look.size}.${look.theme}.${look.locale}`, { afresh: true });
    expect(trouble).toEqual([]);
  });
}

// What they are spent on is in decision 0053; every further KB of a row is there twice (decision 0048).
const MOST_HTML_BYTES = 30 * 1024;

test('a page of 100 rows stays light, packed', async ({ request }) => {
  for (const path of ['/stage/201', '/ja/stage/201', '/stage/321', '/ja/stage/401']) {
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(MOST_HTML_BYTES);
  }
});

test('over a slow connection nothing moves either', async ({ page }) => {
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Network.enable');
  await throttle.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  for (const size of ['desktop', 'mobile'] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.goto('/ja/stage/201', { waitUntil: 'networkidle' });
    await expectNoLayoutShift(page);
  }
});

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

for (const locale of LOCALES)
  eagerTest(`a filter and the next page show their own rows without a new page: ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, '/stage/201'), { waitUntil: 'networkidle' }); // the links in sight have been fetched ahead
    const all = await ranks(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('main').getByRole('link', { name: 'Switch' }).first().click();
    await expect.poll(async () => (await ranks(page)).length).toBeLessThan(all.length);
    await page.goBack();
    await expect.poll(async () => (await ranks(page)).length).toBe(all.length);
    await page.getByRole('link', { name: /^(Next page|次のページ)$/ }).click();
    await expect.poll(async () => (await ranks(page))[0]).toMatch(/101$/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

test('a rule is not asked for on a console that it is not played on', async ({ page }) => {
  await page.goto('/stage/331?rule=34&console=2');
  await page.getByRole('list', { name: 'Rule' }).getByRole('link', { name: 'Letters' }).click();
  await expect(page).toHaveURL('/stage/331');
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
  const shown = [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)</gi)].map(([, , text]) => text);
  expect(shown.length).toBeGreaterThan(100);
  for (const text of shown) expect(text).toMatch(/^\d{4}\/\d\d\/\d\d$/);

  const { rows } = await rankingOf(201);
  const newest = rows.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime())[0];
  const dateOf = (recordId = '') =>
    page
      .getByRole('row')
      .filter({ has: page.locator(`a[href$="/record/${recordId}"]`) })
      .locator('time');
  await page.clock.setFixedTime(new Date((newest?.postedAt.getTime() ?? 0) + 3_600_000));
  await page.goto('/stage/201');
  await expect(dateOf(newest?.recordId)).toHaveText(/^\d\d:\d\d$/);
  const old = rows.find((row) => (newest?.postedAt.getTime() ?? 0) - row.postedAt.getTime() > 86_400_000);
  await expect(dateOf(old?.recordId)).toHaveText(/^\d{4}\/\d\d\/\d\d$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('under a date the year filter says that date, and the best is no world record', async ({ page }) => {
    await page.goto('/stage/201?at=2020-02-29');
    await expect(page.locator('summary').filter({ hasText: 'Year' })).toHaveText('Year: 2020/02/29');
    await expect(page.getByRole('region', { name: 'Best under this filter' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'To best' })).toBeVisible();
  });

  test('a stage of which something must be known says it, before the form and before the ranking', async ({ page }) => {
    for (const [stage, note] of [
      [413, 'Only the duel fought inside the story counts.'],
      [420, 'ends after the clay slope'],
      [422, 'Slipping through the wall'],
      [424, 'All five gates must be open'],
    ] as const) {
      await page.goto(`/stage/${stage}`);
      await expect(page.getByRole('main').getByText(note).first()).toBeVisible();
    }
  });

  test('reference borders stand between the rows of rules 21 and 22 alone, and the leaders of each console above them', async ({
    page,
  }) => {
    await page.goto('/stage/201');
    const pace = page.getByRole('cell', { name: /pace/ });
    const { rows, tops, board } = await rankingOf(201);
    const between = (contentCatalogue().stages.get(201)?.borders ?? []).filter(
      (border) => -(rows[0]?.rankKey ?? 0) >= border && border > -(rows.at(-1)?.rankKey ?? 0),
    );
    expect(await pace.allInnerTexts()).toEqual(between.reverse().map((border) => expect.stringContaining(formatScore(border))));
    const leaders = page.getByRole('list', { name: 'Best on each console' }).getByRole('listitem');
    await expect(leaders).toHaveCount(tops.length);
    await expect(leaders.first()).toContainText(formatShown(shownOfRankKey(board, tops[0]?.rankKey ?? 0)));
    await page.goto('/stage/201?rule=23');
    await expect(pace).toHaveCount(0);
  });

  test('a visitor reads, filters and follows links', async ({ page }) => {
    await page.goto('/stage/201');
    const everybody = (await ranks(page)).length;
    await page.getByRole('link', { name: 'Switch', exact: true }).click();
    await expect(page).toHaveURL('/stage/201?console=4');
    await page.waitForLoadState(); // the address changes before the rows have arrived
    const onSwitch = (await ranks(page)).length;
    expect(onSwitch).toBeGreaterThan(0);
    expect(onSwitch).toBeLessThan(everybody);

    await page.locator('summary').filter({ hasText: 'Year' }).click();
    await page.getByRole('link', { name: '2020', exact: true }).click();
    await expect(page).toHaveURL('/stage/201?console=4&year=2020');
    await page.getByRole('link', { name: 'No pip-bugs' }).click();
    await expect(page).toHaveURL('/stage/201?rule=23&console=4&year=2020');

    await page.locator('summary').filter({ hasText: '2020' }).click();
    await page.getByLabel('Any day').fill('2021-06-30');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL('/stage/201?rule=23&console=4&at=2021-06-30');
    await page.locator('summary').filter({ hasText: 'Rules' }).click();
    await expect(page.getByText('without the armored enemy')).toBeVisible();
    await page
      .getByRole('table', { name: /^Ranking of/ })
      .locator('tbody tr')
      .first()
      .getByRole('cell')
      .nth(1)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/record\/\d+$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Next stage' }).click();
    await expect(page).toHaveURL('/stage/202');
  });
});
