import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const RELAY = { en: 'Harvest Moon Relay', ja: '十三夜リレー' };
const TEAM = { en: 'Team Pampas', ja: 'すすき組' };
const CALENDAR = {
  en: { month: 'April 2016', cup: 'Clover Cup', heading: 'Event calendar' },
  ja: { month: '2016年4月', cup: 'クローバー杯', heading: 'イベントカレンダー' },
};

for (const variant of variants('ja, mobile, light'))
  test(`a visitor opens the list of events, one event and one of its teams: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { locale, size, theme } = variant;
    const { events: words, eventBattle, home } = messagesOf(locale);
    await openVariant(page, '/limited', variant);
    await expect(page.getByRole('heading', { name: home.event.none })).toBeVisible();
    await expect(page.locator('main h3 a')).toHaveCount(27);
    // Excludes all years but the first two from the accessibility check, because they are alike.
    await expectAccessible(page, 'section section:nth-of-type(n + 3)');
    await takePicture(page, `events.${size}.${theme}.${locale}`);

    await openVariant(page, '/limited/171013', variant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(RELAY[locale]);
    await expect(page.getByRole('navigation', { name: words.breadcrumb })).toContainText('2017/10/13');
    await expect(page.getByRole('region', { name: eventBattle.title })).toBeVisible();
    const entry = page.getByRole('region', { name: words.entry.title, exact: true });
    await expect(entry).toContainText(words.entry.over);
    await expect(entry.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, `event.${size}.${theme}.${locale}`, { fullPage: true });

    const ranking = page.getByRole('region', { name: words.contribution.title, exact: true });
    const all = await ranking.locator('tbody tr').count();
    await ranking.getByRole('link', { name: TEAM[locale] }).click();
    await expect(page).toHaveURL(/\/limited\/171013\?team=10$/);
    await expect(ranking.getByRole('link', { name: TEAM[locale] })).toHaveAttribute('aria-current', /.+/);
    expect(await ranking.locator('tbody tr').count()).toBeLessThan(all);
    expect(trouble).toEqual([]);
  });

for (const variant of variants('en, desktop, dark'))
  test(`a visitor opens a month in the calendar and a year's agenda: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { locale, size, theme } = variant;
    const { month, cup, heading } = CALENDAR[locale];
    await openVariant(page, '/calendar?month=2016-04', variant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const grid = page.getByRole('region', { name: month });
    await expect(grid.locator('time')).toHaveCount(35);
    // One cup spans two weeks and the other cup one week, which makes three bars.
    await expect(grid.locator('li[data-state="over"]')).toHaveCount(3);
    // On a phone, the calendar shows a list instead of links in the grid.
    await expect(grid.getByRole('link', { name: cup })).toHaveCount(size === 'mobile' ? 0 : 1);
    await expect(page.getByRole('link', { name: cup, exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `calendar.${size}.${theme}.${locale}`);

    await openVariant(page, '/calendar?year=2017', variant);
    await expect(page.locator('a[href$="/event.ics"]')).toHaveCount(6);
    await expectAccessible(page);
    await takePicture(page, `agenda.${size}.${theme}.${locale}`);
    expect(trouble).toEqual([]);
  });
