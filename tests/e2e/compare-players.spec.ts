import { gzipSync } from 'node:zlib';
import { formatScore } from '#domain/shared/score.ts';
import { comparisonOnSite, rankedHandles } from '#tests/support/e2e-players.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { atOneMoment } from '#tests/support/one-moment.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

const OTHER_GROUPS = 'section[id^=rule-] ~ section'; // the first rule's boards stand for the rest
const MOST_BYTES = 60_000;

let [a, b] = ['', ''];
test.beforeAll(async () => {
  const handles = await rankedHandles('position');
  [a, b] = [handles[3] ?? '', handles[6] ?? ''];
});

for (const look of LOOKS) {
  test(`a visitor compares two players: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await lookAt(page, `/compare/${a}/${b}`, look);

    await atOneMoment(page, async () => {
      const { all, duels, ...sides } = await comparisonOnSite(a, b);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(sides.a.name ?? '');
      await expect(page.locator('header dd')).toHaveText([all.wins, all.draws, all.losses].map(String));
      for (const { grand } of [sides.a, sides.b])
        await expect(page.locator('main > .wrap dl').first()).toContainText(formatScore(grand?.points ?? 0));
      expect(await page.locator('main ol > li').count()).toBe(duels.length);
    });

    await expectAccessible(page, OTHER_GROUPS);
    await takePicture(page, `compare.${look.size}.${look.theme}.${look.locale}`);
    expect(trouble).toEqual([]);
  });
}

test('the same player twice, an unknown one and a filter that means nothing are not found', async ({ request }) => {
  for (const path of [`/compare/${a}/${a}`, `/compare/${a}/nobody-at-all`, `/compare/${a}/${b}?year=2013`]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the comparison of two who have played most stays small', async ({ request }) => {
  const [first, second] = await rankedHandles('boards_played');
  const html = await (await request.get(`/ja/compare/${first}/${second}`)).text();
  expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('another player is chosen by name, filters stay, and who is not known is said', async ({ page }) => {
    const { a: first, b: second } = await comparisonOnSite(a, b);
    await page.goto(`/user/${a}`);
    await page.getByLabel('Compare with another').fill((second.name ?? '').toUpperCase());
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`/compare/${a}/${b}`);
    await page.locator('summary').filter({ hasText: 'Console' }).click();
    await page.getByRole('link', { name: 'Switch', exact: true }).click();
    await expect(page).toHaveURL(`/compare/${a}/${b}?console=4`);
    await page.getByRole('link', { name: 'Swap sides' }).click();
    await expect(page).toHaveURL(`/compare/${b}/${a}?console=4`);

    await page.getByLabel('Compare with another').fill('nobody at all');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText('Nobody is called “nobody at all”.')).toBeVisible();
    await page.getByLabel('Name or handle').fill(first.handle);
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`/compare/${b}/${a}`);
    await page.getByLabel('Compare with another').fill(b);
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText('Choose two different herders.')).toBeVisible();
  });
});
