import type { Page } from '@playwright/test';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const EVENT = '/limited/211105'; // two teams, a map, 48 hours
const LAST = 48;
const FIRST_TURN = { en: 'Team Maple scores first.', ja: 'もみじ組が先制。' };

/** Where the rope of two teams stands: the points of both. */
const rope = (page: Page) =>
  page.locator('[role="img"] > [data-points]').evaluateAll((sides) => sides.map((side) => side.getAttribute('data-points')));

for (const look of LOOKS) {
  test(`an event is replayed by slider and by playing, to its result: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { player, standings, turns } = messagesOf(look.locale).eventReplay;
    const at = (hour: number) => page.getByRole('heading', { name: fill(standings.title, { hour }), exact: true });
    await lookAt(page, EVENT, look);
    const result = await rope(page);
    await lookAt(page, `${EVENT}/replay?hour=20`, look);
    await expect(at(20)).toBeVisible();
    await expect(page.getByRole('region', { name: turns.title })).toContainText(FIRST_TURN[look.locale]);
    await expectAccessible(page, 'section li:nth-child(n + 12)');
    await takePicture(page, `event-replay.${look.size}.${look.theme}.${look.locale}`, { fullPage: true });

    await page.getByRole('slider', { name: player.slider }).press('ArrowRight');
    await expect(at(21)).toBeVisible();
    await expect(page).toHaveURL(localePath(look.locale, `${EVENT}/replay?hour=21`));
    await page.getByRole('slider', { name: player.slider }).press('End');
    await expect(at(LAST)).toBeVisible();
    await page.getByRole('button', { name: fill(player.perSecond, { hours: 12 }) }).click();
    await page.getByRole('button', { name: fill(player.playFrom, { hour: LAST }) }).click();
    await expect(page.getByRole('button', { name: player.pause })).toBeVisible();
    await expect(at(LAST)).toBeHidden(); // from the start again
    await expect(at(LAST)).toBeVisible();
    await expect(page.getByText(standings.isResult)).toBeVisible();
    expect(await rope(page)).toEqual(result);
    expect(trouble).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hours and turning points are links, the slider is a form, and what only plays is not there', async ({ page }) => {
    await page.goto(`${EVENT}/replay?hour=3`);
    await page.getByRole('link', { name: 'Next hour' }).click();
    await expect(page.getByRole('heading', { name: 'Standings at hour 4' })).toBeVisible();
    await page.getByRole('slider', { name: 'Hour' }).fill('10');
    await page.getByRole('button', { name: 'Go to this hour' }).click();
    await expect(page).toHaveURL(`${EVENT}/replay?hour=10`);
    await page.getByRole('region', { name: 'Turning points' }).getByRole('link', { name: 'Hour 1', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Standings at hour 1', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play/ })).toBeHidden();
  });
});
