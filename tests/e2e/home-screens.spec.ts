import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { formatScore } from '#domain/shared/score.ts';
import { askUseCase } from '#tests/support/e2e-figures.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { EVERY_PAIR, LOOKS, type Look } from '#tests/support/looks.ts';
import { atOneMoment } from '#tests/support/one-moment.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import type { Deps } from '#usecases/deps.ts';
import { getNewsList } from '#usecases/news/get-news-list.ts';
import { getFeedPage } from '#usecases/rankings/get-feed-page.ts';
import { getTrends } from '#usecases/rankings/get-trends.ts';
import { getHome } from '#usecases/site/get-home.ts';
import { localePath, otherLocale } from '#web/i18n/locales.ts';

const HOME_KB = 60; // of HTML, gzip; the old home weighed 770
const ANONYMOUS = { en: 'Anonymous', ja: '名無しさん' };
const ask = <Value>(read: (deps: Deps) => Promise<Value>) => askUseCase(async (deps) => ({ ok: true as const, value: await read(deps) }));
const linesOf = (page: Page) => page.locator('main li[data-record]');
const cardOf = (page: Page, id: string) => page.locator(`main section[aria-labelledby="${id}"]`);

/** Opens a page under a look and checks what must hold of every screen; `figures` compares it with the use-case. */
async function expectScreen(page: Page, path: string, look: Look, picture: string, figures: () => Promise<void>): Promise<void> {
  const trouble = watchForTrouble(page);
  await lookAt(page, path, look);
  await atOneMoment(page, figures);
  expect(await page.locator('body').innerText()).not.toMatch(/\b(home|feeds|news|pages|charts|frame)\.[a-z]/i); // a word that is missing shows its key
  await expectNoOverflow(page);
  await expectAccessible(page, 'li[data-record]:nth-child(n + 5)');
  await takePicture(page, `${picture}.${look.size}.${look.theme}.${look.locale}`, { fullPage: path === '/' });
  expect(trouble).toEqual([]);
}

for (const look of EVERY_PAIR) {
  test(`home: ${lookName(look)}`, async ({ page, request }) => {
    await expectScreen(page, '/', look, 'home', async () => {
      const { figures, newest, trending, series, news, keywords } = await ask(getHome);
      const shown = await page.locator('main dl [data-figure] dd').allInnerTexts();
      expect(shown).toEqual([figures.records, figures.players, figures.boards, figures.postsThisMonth].map(formatScore));
      await expect(linesOf(page)).toHaveCount(newest.length);
      const first = newest[0];
      if (!first) throw new Error('the demo has records');
      for (const text of [
        first.rankText,
        first.stage[look.locale],
        first.rule[look.locale],
        first.value,
        first.name ?? ANONYMOUS[look.locale],
      ])
        await expect(linesOf(page).first()).toContainText(text, { timeout: 1_000 });
      for (const [index, { sum }] of trending.entries())
        await expect(cardOf(page, 'trending').locator('li').nth(index)).toContainText(formatScore(sum), { timeout: 1_000 });
      for (const { series: own, records } of series)
        await expect(page.locator(`main li[data-series="${own.id}"]`)).toContainText(formatScore(records), { timeout: 1_000 });
      expect(await cardOf(page, 'news').locator('li a').allInnerTexts()).toEqual(news.map(({ title }) => title[look.locale]));
      expect(await cardOf(page, 'keywords').locator('li a').allInnerTexts()).toEqual(
        keywords.map(({ names }) => names[look.locale] ?? names[otherLocale(look.locale)]),
      );
    });
    const html = await (await request.get(localePath(look.locale, '/'))).body();
    console.log(`home, ${look.locale}: ${(html.length / 1000).toFixed(1)} KB, ${(gzipSync(html).length / 1000).toFixed(1)} KB gzip`);
    expect(gzipSync(html).length / 1000).toBeLessThan(HOME_KB);
  });
}

for (const look of LOOKS) {
  test(`new records: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/records', look, 'records', async () => {
      const { rows } = await askUseCase((deps) => getFeedPage(deps, 'all', {}));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText({ en: 'New records', ja: '新着記録' }[look.locale]);
      expect(await linesOf(page).evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.record))).toEqual(
        rows.map(({ recordId }) => recordId),
      );
      await expect(linesOf(page).first()).toContainText(rows[0]?.value ?? '?', { timeout: 1_000 });
    });
    // The next part begins where this one ended, under the filter that was chosen.
    await page.goto(localePath(look.locale, '/records?kind=first&series=2'));
    await expect(linesOf(page).filter({ hasText: 'WR' })).toHaveCount(50);
    const after = (await linesOf(page).last().getAttribute('data-record')) ?? '';
    await page.getByRole('link', { name: { en: 'Show older records', ja: 'もっと前の記録' }[look.locale] }).click();
    await expect(page).toHaveURL(localePath(look.locale, `/records?kind=first&series=2&after=${after}`));
    const { rows } = await askUseCase((deps) => getFeedPage(deps, 'first', { series: 2, after }));
    await expect(linesOf(page).first()).toHaveAttribute('data-record', rows[0]?.recordId ?? '?');
  });

  test(`new entrants: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/entries', look, 'entries', async () => {
      const { rows } = await askUseCase((deps) => getFeedPage(deps, 'entry', {}));
      await expect(linesOf(page)).toHaveCount(rows.length);
      await expect(linesOf(page).first()).toHaveAttribute('data-record', rows[0]?.recordId ?? '?', { timeout: 1_000 });
      await expect(linesOf(page).filter({ hasText: { en: 'First post', ja: '初投稿' }[look.locale] })).toHaveCount(rows.length);
    });
  });

  test(`trends: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/trends', look, 'trends', async () => {
      const { mostPosted, rising, mostActive } = await ask(getTrends);
      const months = cardOf(page, 'most-posted').locator('li');
      await expect(months).toHaveCount(12);
      for (const [index, most] of mostPosted.toReversed().entries())
        await expect(months.nth(index)).toContainText(formatScore(most?.posts ?? 0), { timeout: 1_000 });
      await expect(cardOf(page, 'rising').locator('li')).toHaveCount(rising.length);
      expect(await cardOf(page, 'active').locator('li > span').allInnerTexts()).toEqual(mostActive.map(({ posts }) => formatScore(posts)));
    });
  });

  test(`information: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/information', look, 'information', async () => {
      const { news, years } = await ask(getNewsList);
      const [pinned, others] = [news.filter((each) => each.pinned), news.filter((each) => !each.pinned)];
      expect(await page.locator('main article h2').allInnerTexts()).toEqual([...pinned, ...others].map(({ title }) => title[look.locale]));
      const archive = page.getByRole('navigation', { name: { en: 'Archive', ja: '過去の記事' }[look.locale] });
      expect(await archive.locator('span').allInnerTexts()).toEqual(['', ...years.map(({ count }) => String(count))]);
    });
    // An item leads to its whole text; a table among it shows that it was read as Markdown.
    await page.getByRole('link', { name: { en: 'One amendment', ja: '結果を1件訂正' }[look.locale] }).click();
    await expect(page.getByRole('cell', { name: '3:12' })).toBeVisible();
    await expectAccessible(page);
  });
}
