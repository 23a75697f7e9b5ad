import type { Page } from '@playwright/test';
import { codeOfDay } from '#domain/events/event-code.ts';
import { dayOf } from '#domain/shared/date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { moveClock, signInBrowser } from '#tests/support/browser/own-site-browser.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { openSearch } from '#tests/support/browser/search.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { amendEvent, closeEvent, joinEvent, openEventByCalls, postScore } from '#tests/support/http/events.ts';
import { isFull } from '#tests/support/rounds.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { depsOf } from '#tests/support/scenarios/moderated-site.ts';
import { pathOfBoardWithOnePlayer, stageStats } from '#tests/support/sites/demo-stats.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';

test.skip(!isFull, 'only with FULL=1; HTTP tests show what these pages say');

// Pages in states that the samples of the other tests do not have.
const STATES = {
  'a filter that leaves nobody': '/stage/201?console=4&at=2014-01-01',
  'the list of rules': '/keyword/rules',
  'one news item': '/information/1',
} as const;

/** Expects a page to be accessible, without layout shifts and no wider than the window, on a phone and on a desktop. */
async function expectHealthy(page: Page, url: string, path: string): Promise<void> {
  for (const [size, prefix] of [
    ['mobile', '/ja'],
    ['desktop', ''],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    expect((await page.goto(url + prefix + path))?.status()).toBe(200);
    await expectNoLayoutShift(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}

for (const [state, path] of Object.entries(STATES))
  test(`${state} is accessible, stays in place and fits`, ({ page, testSite }) => expectHealthy(page, testSite.url, path));

test('the last page of a ranking is accessible, stays in place and fits', async ({ page, testSite }) =>
  expectHealthy(page, testSite.url, `/stage/201?page=${(await stageStats(201)).pages}`));

test('a board with one record is accessible, stays in place and fits', async ({ page, testSite }) =>
  expectHealthy(page, testSite.url, await pathOfBoardWithOnePlayer()));

test('the search is accessible before anything is typed', async ({ page }) => {
  await page.setViewportSize(SIZES.mobile);
  await page.goto('/records');
  await openSearch(page);
  await expectAccessible(page);
});

test.describe('on a site with few records', () => {
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite();
  });
  test.afterAll(() => site?.stop());

  const tomorrow = async () => dayOf(new Date((await site.now()).getTime() + DAY_MS), 'Asia/Tokyo');

  test('a board on which all players are tied is accessible, stays in place and fits', async ({ page }) => {
    for (const name of ['Nightjar', 'Fern', 'Moss']) {
      const { userId } = await site.createUser(name);
      await createRecord(depsOf(site), { userId, stageId: 202, postedAt: new Date('2025-03-01') });
    }
    await expectHealthy(page, site.url, '/stage/202');
  });

  test('the page and the dashboard of a player without records are accessible, stay in place and fit', async ({ page }) => {
    const player = await site.createUser('Brindle');
    await expectHealthy(page, site.url, `/user/${player.handle}`);
    await signInBrowser(page.context(), site, player);
    await expectHealthy(page, site.url, '/dashboard');
  });

  test('an event with an amended result, then a record of a blind event, are accessible, stay in place and fit', async ({ page }) => {
    const [admin, player] = [await site.createUser('Warden', 'admin'), await site.createUser('Sorrel')];
    const day = await tomorrow();
    const code = codeOfDay(day) ?? 0;
    const { stageId, startsAt, endsAt } = await openEventByCalls(site, admin, { code, day });
    await moveClock(site, new Date(startsAt.getTime() + MINUTE_MS), []);
    await joinEvent(site, code, player);
    const { recordId, revisionId } = (await (await postScore(site, player, stageId, 500)).json()) as Record<string, string>;
    await moveClock(site, new Date(endsAt.getTime() + 11 * MINUTE_MS), []); // The grace period has ended.
    const moderator = await site.createUser('Bracken', 'moderator'); // Sessions of staff end after twelve hours.
    const keeper = await site.createUser('Keeper', 'admin');
    await closeEvent(site, keeper, code);
    const headers = { 'if-match': `"${revisionId}"` };
    await send(site.url, { method: 'DELETE', path: `/api/records/${recordId}`, cookie: moderator.cookie, headers });
    await amendEvent(site, keeper, code, { en: 'The first run was withdrawn.', ja: '首位の記録が取り下げられました。' });
    await expectHealthy(page, site.url, `/limited/${code}`);

    const nextDay = await tomorrow();
    const blindCode = codeOfDay(nextDay) ?? 0;
    const blind = await openEventByCalls(site, keeper, { code: blindCode, day: nextDay, blind: true });
    await moveClock(site, new Date(blind.startsAt.getTime() + MINUTE_MS), []);
    await joinEvent(site, blindCode, player);
    const posted = await postScore(site, player, blind.stageId, 87_654);
    await expectHealthy(page, site.url, posted.headers.get('location') ?? '');
  });
});
