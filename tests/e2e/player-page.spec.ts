import { gzipSync } from 'node:zlib';
import { heldPlaces } from '#domain/rankings/held-places.ts';
import { formatScore } from '#domain/shared/score.ts';
import { createAccount } from '#tests/support/e2e-accounts.ts';
import { playerOnSite, rankedHandles } from '#tests/support/e2e-players.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { EVERY_PAIR } from '#tests/support/looks.ts';
import { atOneMoment } from '#tests/support/one-moment.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

const OTHER_GROUPS = 'section[id^=rule-] ~ section'; // the first rule's boards stand for the rest
const MOST_BYTES = 60_000; // gzip, for a player on 400 boards

let handle = '';
test.beforeAll(async () => {
  handle = (await rankedHandles('position'))[3] ?? '';
});

for (const look of EVERY_PAIR) {
  test(`a visitor reads a player: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await lookAt(page, `/user/${handle}`, look);

    await atOneMoment(page, async () => {
      const { player, grand, totals, standings, day, zone } = await playerOnSite(handle);
      const line = totals.find(({ totalId }) => totalId === 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.name ?? '');
      await expect(page.locator('header dl').first()).toContainText(formatScore(line?.points ?? 0));
      await expect(page.locator('header dl').first()).toContainText(String(line?.rank));
      await expect(page.getByRole('table').filter({ hasText: { en: 'Grand Overall', ja: '全総合' }[look.locale] })).toContainText(
        formatScore(line?.points ?? 0),
      );
      await expect(page.getByRole('img', { name: new RegExp(formatScore(grand.points)) }).first()).toBeVisible();
      const { held, days } = heldPlaces(standings, day, zone);
      if (held.length > 0) await expect(page.locator('section[aria-labelledby=held]')).toContainText(formatScore(days));
      expect(await page.locator('ol a[data-h]:not([data-h="0"])').count()).toBe(standings.length);
    });

    await expectAccessible(page, OTHER_GROUPS);
    await takePicture(page, `player.${look.size}.${look.theme}.${look.locale}`);
    expect(trouble).toEqual([]);
  });
}

test('the page of the busiest player stays small, and carries nobody else', async ({ request }) => {
  const [busiest = '', other = ''] = await rankedHandles('boards_played');
  const html = await (await request.get(`/ja/user/${busiest}`)).text();
  expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
  expect((await playerOnSite(busiest)).standings.length).toBeGreaterThan(200);
  expect(html).not.toContain(other);
});

test('whoever has posted nothing is invited to; the closed account is not', async ({ page }) => {
  const account = await createAccount();
  await page.goto(`/user/${account.handle}`);
  await expect(page.getByRole('heading', { name: 'No records yet.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Score' }).last()).toHaveAttribute('href', '/post');
  await expectAccessible(page);
});

test('an unknown player, another spelling and a filter that means nothing are not found', async ({ request }) => {
  for (const path of [
    '/user/nobody-at-all',
    `/user/${handle.toUpperCase()}`,
    `/user/${handle}?console=9`,
    `/user/${handle}?at=2024-02-30`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters by console, year and any day, and opens the figures of a rule', async ({ page }) => {
    await page.goto(`/user/${handle}`);
    await page.locator('summary').filter({ hasText: 'Console' }).click();
    await page.getByRole('link', { name: 'Switch', exact: true }).click();
    await expect(page).toHaveURL(`/user/${handle}?console=4`);
    await page.locator('summary').filter({ hasText: 'Year' }).click();
    await page.getByRole('link', { name: '2024', exact: true }).click();
    await expect(page).toHaveURL(`/user/${handle}?console=4&year=2024`);
    const { totals } = await playerOnSite(handle, { console: '4', year: '2024' });
    await expect(page.locator('header dl').first()).toContainText(formatScore(totals.find(({ totalId }) => totalId === 1)?.points ?? 0));
    await expect(page.getByText('As it stood at the end of 2024/12/31')).toBeVisible();

    await page.getByLabel('Any day').fill('2014-01-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`/user/${handle}?console=4&at=2014-01-01`);
    await expect(page.getByText('No record of this herder matches this filter.')).toBeVisible();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect(page).toHaveURL(`/user/${handle}`);

    await page.locator('#rule-21').getByRole('link', { name: 'Records in figures' }).click();
    await expect(page).toHaveURL(`/user/${handle}?rule=21#records`);
    const records = page.getByRole('table', { name: /^Records: / });
    const { standings } = await playerOnSite(handle);
    expect(await records.getByRole('row').count()).toBe(1 + standings.filter(({ board }) => board.ruleId === 21).length);
    await records.getByRole('row').nth(1).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/record\/\d+$/);
  });
});
