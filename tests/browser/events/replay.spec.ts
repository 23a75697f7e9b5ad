import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { getPage } from '#tests/support/http/request.ts';
import { isFull } from '#tests/support/rounds.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const EVENT = '/limited/211105'; // An event over 48 hours with two teams and a map.
const LAST = 48;
const FIRST_TURN = { en: 'Team Maple scores first.', ja: 'もみじ組が先制。' };
// Elements that show both teams' points.
const ROPE = '[role="img"] > [data-points]';

for (const variant of variants('en, mobile, dark'))
  test(`a visitor replays an event with the slider and the play button until its result is shown: ${variantName(variant)}`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page);
    const { locale, size, theme } = variant;
    const { player, standings, turns } = messagesOf(locale).eventReplay;
    const at = (hour: number) => page.getByRole('heading', { name: fill(standings.title, { hour }), exact: true });
    await openVariant(page, `${EVENT}/replay?hour=20`, variant);
    await expect(at(20)).toBeVisible();
    await expect(page.getByRole('region', { name: turns.title })).toContainText(FIRST_TURN[locale]);
    await expectAccessible(page, 'section li:nth-child(n + 12)');
    await takePicture(page, `event-replay.${size}.${theme}.${locale}`, { fullPage: true });

    await page.getByRole('slider', { name: player.slider }).press('ArrowRight');
    await expect(at(21)).toBeVisible();
    await expect(page).toHaveURL(localePath(locale, `${EVENT}/replay?hour=21`));
    await page.getByRole('slider', { name: player.slider }).press('End');
    await page.getByRole('slider', { name: player.slider }).press('ArrowLeft');
    await expect(at(LAST - 1)).toBeVisible();
    await page.getByRole('button', { name: fill(player.playFrom, { hour: LAST - 1 }) }).click();
    await expect(at(LAST)).toBeVisible();
    await expect(page.getByText(standings.isResult)).toBeVisible();
    const result = (await getPage(EVENT)).root.querySelectorAll(ROPE).map((side) => side.getAttribute('data-points') ?? '');
    expect(await page.locator(ROPE).evaluateAll((sides) => sides.map((side) => side.getAttribute('data-points')))).toEqual(result);
    expect(trouble).toEqual([]);
  });

if (isFull)
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the event replay shows a submit button instead of the play button', async ({ page }) => {
      await page.goto(`${EVENT}/replay?hour=3`);
      await expect(page.getByRole('button', { name: 'Go to this hour' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Play/ })).toBeHidden();
    });
  });
