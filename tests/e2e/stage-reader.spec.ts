import { formatScore } from '#domain/shared/score.ts';
import { rankingOf, signInAs, withE2eDeps } from '#tests/support/e2e-rankings.ts';
import { atOneMoment } from '#tests/support/one-moment.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { getOwnRow } from '#usecases/rankings/get-own-row.ts';

// No other test posts here; 143 players are two pages.
const [STAGE, PATH] = [321, '/stage/321'];

/** Somebody on the second page who has a rival on the same board. */
async function findReader() {
  const { rows } = await rankingOf(STAGE, { page: '2' });
  const user = rows[15];
  if (!user) throw new Error('there is no second page');
  const own = await withE2eDeps((deps) => getOwnRow(deps, user.userId, STAGE, {}));
  if (!own.ok || !own.value.row) throw new Error('the reader has no row');
  return { user, row: own.value.row, rivals: own.value.rivals };
}

for (const { width, locale, label, find } of [
  { width: 1280, locale: 'en', label: 'Your place', find: 'Find me' },
  { width: 390, locale: 'ja', label: 'あなたの順位', find: '自分を探す' },
] as const) {
  test(`my row stays in sight, and "find me" leads to it: ${width} px`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { user, row } = await findReader();
    await signInAs(page, user.userId);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(locale === 'ja' ? `/ja${PATH}` : PATH, { waitUntil: 'networkidle' });

    const dock = page.getByRole('complementary', { name: label });
    await expect(dock).toContainText(row.shared ? `=${row.rank}` : String(row.rank));
    await expect(dock).toContainText(formatScore(-row.rankKey));
    if (width > 600) await expect(dock).toContainText(`+${formatScore(row.rankKey - (row.aboveKey ?? 0))}`);
    await expectNoLayoutShift(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `stage-mine.${width > 600 ? 'desktop' : 'mobile'}.dark.${locale}`);

    await dock.getByRole('link', { name: find }).click();
    await expect(page).toHaveURL(/\?page=2#me$/);
    const own = page.locator('tr#me');
    await expect(own).toBeInViewport();
    await expect(own.getByRole('link', { name: formatScore(-row.rankKey) })).toHaveAttribute(
      'href',
      new RegExp(`/record/${user.recordId}$`),
    );
    await expect(dock).toHaveCount(0); // the row itself is there
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(dock).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

test('rivals are marked with a drawing and a word, me with "You"', async ({ page }) => {
  const { user } = await findReader();
  await signInAs(page, user.userId);
  const marked = page.locator('tr[data-mark=rival]').filter({ has: page.getByRole('img', { name: 'Rival' }) });
  for (const nth of ['1', '2']) {
    await page.goto(`${PATH}?page=${nth}`);
    await atOneMoment(page, async () => {
      if (nth === '1') await expect(page.getByRole('complementary', { name: 'Your place' })).toBeVisible();
      else await expect(page.locator('tr#me')).toContainText('You');
      const links = await marked.getByRole('rowheader').getByRole('link').all();
      const { rivals } = await findReader();
      const wanted = (await rankingOf(STAGE, { page: nth })).rows.filter(({ handle }) => rivals.includes(handle));
      expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(wanted.map(({ handle }) => `/user/${handle}`));
    });
  }
});

test('a visitor is asked nothing and sees no row of theirs', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(calls.filter((path) => path.endsWith('/me'))).toEqual([]);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
});

test('the quiet refresh of a stage, a total and a player loads the page again, and on failure says so and leaves it', async ({ page }) => {
  const { user } = await findReader();
  await signInAs(page, user.userId);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible(); // it knows who reads
  await page.context().setOffline(true);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await refresh.click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be refreshed' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);

  await page.context().setOffline(false);
  for (const path of [PATH, '/total/20', `/user/${user.handle}`]) {
    if (path !== PATH) await page.goto(path);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const accepted = page.waitForResponse((response) => response.url().includes('/api/revalidate'));
    await refresh.click();
    expect((await accepted).status(), path).toBe(202);
    await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
  }
});
