import { eventRoute } from '#domain/catalogue/routes.ts';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { LOCALES, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const RELAY = { en: 'Harvest Moon Relay', ja: '十三夜リレー' };
const TEAM = { en: 'Team Pampas', ja: 'すすき組' };

for (const look of LOOKS) {
  test(`all events, one of them, and one team of it: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { events: words, eventBattle } = messagesOf(look.locale);
    await lookAt(page, '/limited', look);
    await expect(page.getByText(words.list.nothing)).toBeVisible();
    await expect(page.locator('main h3 a')).toHaveCount(27);
    await expectAccessible(page, 'section section:nth-of-type(n + 3)'); // the other years
    await takePicture(page, `events.${look.size}.${look.theme}.${look.locale}`);

    await lookAt(page, '/limited/171013', look);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(RELAY[look.locale]);
    await expect(page.getByRole('navigation', { name: words.breadcrumb })).toContainText('2017/10/13');
    await expect(page.getByRole('region', { name: eventBattle.title })).toBeVisible();
    const entry = page.getByRole('region', { name: words.entry.title, exact: true });
    await expect(entry).toContainText(words.entry.over);
    await expect(entry.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, `event.${look.size}.${look.theme}.${look.locale}`, { fullPage: true });

    const ranking = page.getByRole('region', { name: words.contribution.title, exact: true });
    const all = await ranking.locator('tbody tr').count();
    await ranking.getByRole('link', { name: TEAM[look.locale] }).click();
    await expect(page).toHaveURL(/\/limited\/171013\?team=10$/);
    await expect(ranking.getByRole('link', { name: TEAM[look.locale] })).toHaveAttribute('aria-current', /.+/);
    expect(await ranking.locator('tbody tr').count()).toBeLessThan(all);
    expect(trouble).toEqual([]);
  });
}

test('each of the 27 events has its title, its herders and its frozen result, in both languages', async ({ request }) => {
  const { events } = contentCatalogue();
  expect(events.size).toBe(27);
  for (const event of events.values())
    for (const locale of LOCALES) {
      const html = (await (await request.get(localePath(locale, eventRoute(event.id)))).text()).replaceAll('&#x27;', "'");
      expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1], `${event.id}`).toContain(event.title[locale]);
      expect(html.match(/<a [^>]*href="(\/ja)?\/user\//g)?.length, `herders of ${event.id}`).toBeGreaterThan(2);
      expect(html, `result of ${event.id}`).toContain('SHA-256');
    }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is read, filtered by team and put into a calendar by links; its times say their zone', async ({ page }) => {
    await page.goto('/limited');
    await page.getByRole('link', { name: 'Harvest Moon Relay' }).first().click();
    await page.getByRole('link', { name: 'Team Pampas', exact: true }).click();
    await expect(page).toHaveURL(/\?team=10/);
    await expect(page.getByText('In Asia/Tokyo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/limited/171013/event.ics');
    await page.getByRole('link', { name: /^Opening Chord/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening Chord');
  });
});
