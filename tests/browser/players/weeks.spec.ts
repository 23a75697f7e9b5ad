import type { Page } from '@playwright/test';
import { daysBefore, startOfDay } from '#domain/shared/date.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { mondayOf } from '#domain/stories/stage-of-week.ts';
import { openSignedIn } from '#tests/support/browser/moderation.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { moveClock } from '#tests/support/browser/own-site-browser.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import type { TestActor } from '#tests/support/scenarios/actors.ts';
import { post } from '#tests/support/scenarios/records-api.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { settleDuels } from '#usecases/dashboard/settle-duels.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

// Uses a separate site, because the tests move its clock.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

const ZONE = 'Asia/Tokyo';
// Every test posts on a stage of its own. All of these have the rule 21.
const STAGES = [201, 202, 205, 206, 207, 212, 217, 218, 220, 226, 228, 229, 230, 201, 202, 205];

/** Returns an instant in the given week, counted from a Monday far in the future: day 0 is Monday. */
const dayOfWeek = (week: number, day: number) => startOfDay(daysBefore(mondayOf('2041-01-07'), -(week * 7 + day)), ZONE);

async function postScore(actor: TestActor, stageId: number, score: number): Promise<void> {
  const { status, body } = await post(site.url, actor, { stageId, rule: 21, score: String(score), console: 1, videoUrl: VIDEO });
  if (status !== 201) throw new Error(`${status} ${body}`);
}

/** Moves the clock, and does what the worker does then. */
async function goTo(at: Date, pages: readonly Page[] = []): Promise<void> {
  await moveClock(site, at, pages);
  await withSiteDeps(site, async (deps) => {
    await refreshTotals(deps);
    await settleDuels(deps);
  });
}

/** Creates four players with scores on a stage, on the Sunday before the given week. */
async function startWeek(week: number, stageId: number): Promise<readonly [TestActor, TestActor, TestActor, TestActor]> {
  await goTo(dayOfWeek(week, -1));
  const players = [
    await site.createUser('Amena'),
    await site.createUser('Mosswood'),
    await site.createUser('Quillwell'),
    await site.createUser('Fern'),
  ] as const;
  for (const [index, player] of players.entries()) await postScore(player, stageId, 1_000 - index * 100);
  return players;
}

const shown = variants('ja, mobile, light');

for (const [index, variant] of shown.entries()) {
  const { locale } = variant;
  const { home, dashboard, notifications } = messagesOf(locale);

  test(`a player comes back after a week and reads what happened: ${variantName(variant)}`, async ({ browser }) => {
    const [week, stageId = 0] = [index * 8, STAGES[index * 2]];
    const [me, rival] = await startWeek(week, stageId);
    await goTo(dayOfWeek(week, 5));
    await postScore(rival, stageId, 1_050);
    await goTo(dayOfWeek(week, 6));
    const page = await openSignedIn(browser, site, me, variant);
    const trouble = watchForTrouble(page);
    await page.clock.setSystemTime(await site.now());
    await openPage(page, localePath(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(home.week.title, { name: 'Amena' }));
    const places = page.locator('[data-card=places]');
    await expect(places.locator('[data-direction=down] dd')).toHaveText('−1');
    await expect(places.getByRole('listitem')).toContainText('Mosswood');
    await expectNoLayoutShift(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(trouble).toEqual([]);
    await page.context().close();
  });

  test(`a duel runs for a week and ends in a result with a notification: ${variantName(variant)}`, async ({ browser }) => {
    const [week, stageId = 0] = [index * 8 + 4, STAGES[index * 2 + 1]];
    const [, , me, rival] = await startWeek(week, stageId);
    const page = await openSignedIn(browser, site, me, variant);
    const trouble = watchForTrouble(page);
    await goTo(dayOfWeek(week, 0), [page]);
    await openPage(page, localePath(locale, `/user/${rival.handle}`));
    await page.getByRole('button', { name: /^(Add rival|ライバルに追加)$/ }).click();
    await expect(page.getByRole('button', { name: /^(Add rival|ライバルに追加)$/ })).toBeHidden();

    await goTo(dayOfWeek(week, 2), [page]);
    await postScore(me, stageId, 1_100);
    await goTo(dayOfWeek(week, 3), [page]);
    await postScore(rival, stageId, 850);
    await openPage(page, localePath(locale, '/dashboard'));
    const card = page.locator('section[aria-labelledby=week]');
    await expect(card.getByRole('img')).toHaveAccessibleName(/\d.*Fern.*\d|\d.*\d.*Fern/);
    await expect(card.locator('[data-side=own]').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    // The week ends on Monday at 00:00 site time, and not before.
    await goTo(new Date(dayOfWeek(week, 7).getTime() - MINUTE_MS), [page]);
    await openPage(page, localePath(locale, '/notifications'));
    const [won = ''] = fill(notifications.one['duel-won'], { who: 'Fern', value: '|' }).split('|');
    await expect(page.getByRole('main')).not.toContainText(won);
    await goTo(new Date(dayOfWeek(week, 7).getTime() + HOUR_MS), [page]);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(won);
    await openPage(page, localePath(locale, '/dashboard'));
    await card.locator('summary').click();
    await expect(card.locator('li[data-result=won]')).toContainText('Fern');
    await expect(card).toContainText(dashboard.week.title);
    expect(trouble).toEqual([]);
    await page.context().close();
  });
}
