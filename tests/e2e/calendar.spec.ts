import ICAL from 'ical.js';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

const WORDS = {
  en: { month: 'April 2016', cup: 'Clover Cup', heading: 'Event calendar' },
  ja: { month: '2016年4月', cup: 'クローバー杯', heading: 'イベントカレンダー' },
};

for (const look of LOOKS) {
  test(`the calendar of a month and the agenda of a year: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const { month, cup, heading } = WORDS[look.locale];
    await lookAt(page, '/calendar?month=2016-04', look);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const grid = page.getByRole('region', { name: month });
    await expect(grid.locator('time')).toHaveCount(35);
    await expect(grid.locator('li[data-window="over"]')).toHaveCount(3); // two weeks of one cup, one of the next
    await expect(grid.getByRole('link', { name: cup })).toHaveCount(look.size === 'mobile' ? 0 : 1); // a phone has the list instead
    await expect(page.getByRole('link', { name: cup, exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `calendar.${look.size}.${look.theme}.${look.locale}`);

    await lookAt(page, '/calendar?year=2017', look);
    await expect(page.locator('a[href$="/event.ics"]')).toHaveCount(6);
    await expectAccessible(page);
    await takePicture(page, `agenda.${look.size}.${look.theme}.${look.locale}`);
    expect(trouble).toEqual([]);
  });
}

test.describe('in New York, at the end of the First Frost Cup', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are the reader’s with the event’s beside, today is marked, and what runs stands out', async ({ page }) => {
    await page.clock.setFixedTime('2015-11-08T05:30:00Z');
    await page.goto('/calendar?month=2015-11');
    await expect(page.locator('time[aria-current="date"]')).toHaveText('8');
    await expect(page.locator('section li[data-window="open"]').first()).toBeVisible();
    await expect(page.getByText('2015/11/01 01:00')).toBeVisible();
    await expect(page.getByText('In Asia/Tokyo')).toContainText('2015/11/01 15:00 – 11/08 14:59');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('months, types and views are links that keys reach; the times say their zone', async ({ page }) => {
    await page.goto('/calendar?month=2016-03');
    await page.getByRole('link', { name: 'Next month' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calendar?month=2016-04');
    await expect(page.getByText('2016/04/23 15:00').first()).toBeVisible();
    await expect(page.getByText('In Asia/Tokyo').first()).toBeVisible();
    await page.getByRole('link', { name: 'Limited', exact: true }).and(page.locator('[aria-current]')).click();
    await expect(page).toHaveURL('/calendar?month=2016-04&type=user-planned&type=offline&type=other');
    await expect(page.getByText('No events in this month.')).toBeVisible();
    await page.getByRole('link', { name: 'Agenda' }).click();
    await page.getByRole('link', { name: 'Thirty Days of Weeding', exact: true }).click();
    await expect(page).toHaveURL('/limited/161022');
  });
});

test('the calendar is subscribed to by type and language, and asked again for nothing', async ({ page, request }) => {
  await page.goto('/ja/calendar?month=2018-04&type=offline');
  const subscribe = page.getByRole('link', { name: '購読する' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/calendar\.ics\?type=offline&lang=ja$/);
  const path = ((await subscribe.getAttribute('href')) ?? '').replace(/^webcal:\/\/[^/]+/, '');
  const answer = await request.get(path);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const offline = [...contentCatalogue().events.values()].filter(({ type }) => type === 'offline');
  expect(events.map(({ summary }) => summary)).toEqual(offline.map(({ title }) => title.ja));
  expect((await request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } })).status()).toBe(304);
});
