import type { Page } from '@playwright/test';
import { codeOfDay } from '#domain/events/event-code.ts';
import { dayOf } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { openSignedIn } from '#tests/support/browser/moderation.ts';
import { openPage, scriptsRun } from '#tests/support/browser/open-page.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { moveClock } from '#tests/support/browser/own-site-browser.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { reviewButton, sendButton, typeScore } from '#tests/support/browser/post-form.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES, variantName, variants } from '#tests/support/browser/variants.ts';
import { draftEvent, grantEvent, joinEvent, openEventByCalls, postScore, readEvent } from '#tests/support/http/events.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { fill } from '#web/i18n/fill.ts';
import { languageNames } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

// Uses a separate site, because an open event appears in every menu and list and because the test moves the clock.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

const labelIn = (label: string, language: Language, locale: Language) => fill(label, { language: languageNames(locale)[language] });

for (const [place, variant] of variants('en, desktop, dark').entries()) {
  const { locale } = variant;
  const words = messagesOf(locale).eventForm;
  // Each variant plans its events in a separate year.
  const year = 2041 + place;

  test(`an admin cannot save an event that overlaps another one until the dates are corrected: ${variantName(variant)}`, async ({
    browser,
  }) => {
    const page = await openSignedIn(browser, site, await site.createUser('Warden', 'admin'), variant);
    await openVariant(page, '/admin/events/new', variant);
    await scriptsRun(page); // Before that, typed text would be lost.
    await fillPlan(page, locale);
    await page.getByLabel(words.opens, { exact: true }).fill('2023-12-15');
    await page.getByLabel(words.closes, { exact: true }).fill('2023-12-17');
    const checks = page.getByRole('list', { name: words.checks.label });
    await expect(checks.getByRole('link', { name: /^(Winter Solstice Team Match|冬至団体戦)$/ })).toBeVisible();
    await page.getByRole('button', { name: words.bar.save }).click();
    await expect(page.getByLabel(words.closes, { exact: true })).toBeFocused();
    await expectAccessible(page);

    const [day, code] = [`${year}-03-05`, `${year - 2000}0305`];
    await page.getByLabel(words.opens, { exact: true }).fill(day);
    await page.getByLabel(words.closes, { exact: true }).fill(`${year}-03-07`);
    await expect(page.getByText(words.codeFree.replace('{code}', code))).toBeVisible();
    await expect(checks.getByText(words.checks.window)).toBeVisible();
    await page.getByRole('button', { name: words.bar.save }).click();
    await expect(page).toHaveURL(localePath(locale, `/admin/events/${code}`));
    await page.reload();
    await expect(page.getByLabel(labelIn(words.titleIn, 'en', locale))).toHaveValue('Lantern Wick');
    await expect(page.getByLabel(words.opens, { exact: true })).toHaveValue(day);
    await expectNoOverflow(page);
    await page.context().close();
  });

  test(`an admin opens a draft event from the account menu and publishes it: ${variantName(variant)}`, async ({ browser }) => {
    const admin = await site.createUser('Warden', 'admin');
    const code = Number(`${year - 2000}0405`);
    await draftEvent(site, admin, { code, day: `${year}-04-05` });
    const page = await openSignedIn(browser, site, admin, variant);
    await openPage(page, localePath(locale, '/'));
    const { account, accountMenu } = messagesOf(locale);
    if (variant.size === 'mobile') await page.getByRole('link', { name: accountMenu.bar.me, exact: true }).click();
    else await page.getByRole('button', { name: account.button.menu }).click();
    await page.getByRole('link', { name: words.menu }).click();
    await expect(page.getByRole('heading', { name: words.list.title })).toBeVisible();
    await expectAccessible(page);

    await page
      .locator(`main a[href="${localePath(locale, `/admin/events/${code}`)}"]`)
      .first()
      .click();
    // Waits until the checks have been loaded.
    await expect(page.getByRole('list', { name: words.checks.label }).getByText(words.checks.window)).toBeVisible();
    await page.getByRole('button', { name: words.bar.open }).click();
    const dialog = page.getByRole('dialog', { name: words.bar.open });
    await expect(dialog).toContainText(String(code));
    await dialog.getByRole('button', { name: words.opened.confirm }).click();
    await expect(page.getByRole('heading', { name: words.manage.members.title })).toBeVisible();
    await expect(page.getByText(words.list.states.open, { exact: true })).toBeVisible();
    await expectAccessible(page);
    // The site may reload its catalogue after the response.
    await expect.poll(async () => (await page.request.get(`/limited/${code}`)).status()).toBe(200);
    await page.context().close();
  });
}

async function fillPlan(page: Page, locale: Language): Promise<void> {
  const words = messagesOf(locale).eventForm;
  await page.getByLabel(labelIn(words.titleIn, 'en', locale)).fill('Lantern Wick');
  await page.getByLabel(labelIn(words.titleIn, 'ja', locale)).fill('灯心合戦');
  await page.getByRole('button', { name: words.styles.teams, exact: true }).click();
  for (const team of [/^(Team Moon|月組)/, /^(Team Snowdrop|まつゆき草組)/]) await page.getByRole('checkbox', { name: team }).check();
  await page.getByRole('button', { name: words.addStage }).click();
  await page.getByLabel(labelIn(words.stageIn, 'en', locale)).fill('Night-Bloom Row');
  await page.getByLabel(labelIn(words.stageIn, 'ja', locale)).fill('夜咲きの畝');
}

/** Creates an event that starts tomorrow, with two teams, an organiser and three members. */
async function openTeamEvent() {
  const day = dayOf(new Date((await site.now()).getTime() + DAY_MS), 'Asia/Tokyo');
  const code = codeOfDay(day) ?? 0;
  const [admin, organiser] = [await site.createUser('Warden', 'admin'), await site.createUser('Osmunda')];
  await grantEvent(site, admin, code, organiser);
  const event = await openEventByCalls(site, organiser, { code, day, type: 'user-planned', teams: [1, 2] });
  const members = [await site.createUser('Nightjar'), await site.createUser('Fern'), await site.createUser('Moss')];
  for (const member of members) await joinEvent(site, code, member);
  return { ...event, code, admin, organiser, members };
}

for (const variant of variants('ja, mobile, light'))
  test(`a player takes part in a team event and sees why a post after its end is rejected: ${variantName(variant)}`, async ({
    browser,
  }) => {
    const { locale, theme, size } = variant;
    const { events, records } = messagesOf(locale);
    const { code, stageId, startsAt, endsAt, members } = await openTeamEvent();
    const page = await openSignedIn(browser, site, await site.createUser('Brindle'), variant);
    const trouble = watchForTrouble(page);
    await openPage(page, localePath(locale, `/limited/${code}`));
    const entry = page.getByRole('region', { name: events.entry.title });
    const refreshed = page.waitForResponse((response) => response.request().headers().rsc !== undefined);
    await entry.getByRole('button', { name: events.entry.join, exact: true }).click();
    await expect(entry.getByRole('status')).toContainText(events.entry.noPlace);
    await (await refreshed).finished(); // Later it would bring the running event, whose page has nothing to reload for.

    const duringEvent = new Date(startsAt.getTime() + 10 * MINUTE_MS);
    await moveClock(site, duringEvent, []);
    for (const [index, member] of members.entries()) expect((await postScore(site, member, stageId, 500 - index)).status).toBe(201);
    // The page reloads itself when its countdown ends.
    const reloaded = page.waitForEvent('load');
    await page.clock.setSystemTime(duringEvent);
    await reloaded;
    await scriptsRun(page);
    const teams = (await readEvent(site, code)).teams.toSorted((a, b) => a.teamId - b.teamId);
    const sides = page.locator('[role=img] > [data-points]');
    await expect(sides).toHaveCount(2);
    expect(await sides.evaluateAll((all) => all.map((side) => Number(side.getAttribute('data-points'))))).toEqual(
      teams.map(({ points }) => points),
    );
    await expectNoOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `event-running.${size}.${theme}.${locale}`);

    await openPage(page, localePath(locale, `/post?stage=${stageId}&rule=0`));
    await typeScore(page, '1600');
    await moveClock(site, new Date(endsAt.getTime() + 1_000), [page]);
    await reviewButton(page).click();
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: records.errors['event-over'] })).toBeVisible();
    // The browser logs the 422 response to the late post.
    expect(trouble).toEqual([expect.stringContaining('422')]);
    await page.context().close();
  });

test('an organiser closes an event and amends its result with a reason', async ({ browser }) => {
  const { manage } = messagesOf('en').eventForm;
  const { code, stageId, startsAt, endsAt, organiser, members } = await openTeamEvent();
  await moveClock(site, new Date(startsAt.getTime() + 10 * MINUTE_MS), []);
  let best: unknown;
  for (const [index, member] of members.entries()) best = await (await postScore(site, member, stageId, 500 + index)).json();
  const page = await openSignedIn(browser, site, organiser, { theme: 'dark', viewport: SIZES.desktop });
  // The grace period has ended.
  await moveClock(site, new Date(endsAt.getTime() + 11 * MINUTE_MS), [page]);
  await openPage(page, `/admin/events/${code}`);
  await page.getByRole('button', { name: manage.close.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: manage.close.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: manage.amend.title, exact: true })).toBeVisible();
  expect((await readEvent(site, code)).result).not.toBeNull();

  const { recordId, revisionId } = best as { recordId: string; revisionId: string };
  const headers = { 'if-match': `"${revisionId}"` };
  const { cookie } = await site.createUser('Bracken', 'moderator'); // Sessions of staff end after twelve hours.
  expect((await send(site.url, { method: 'DELETE', path: `/api/records/${recordId}`, cookie, headers })).status).toBe(204);
  await openPage(page, `/admin/events/${code}`);
  await page.getByLabel(labelIn(manage.amend.reasonIn, 'en', 'en')).fill('The first run was withdrawn.');
  await page.getByLabel(labelIn(manage.amend.reasonIn, 'ja', 'en')).fill('首位の記録が取り下げられました。');
  await page.getByRole('button', { name: manage.amend.button, exact: true }).click();
  await expect(page.getByText(fill(manage.amend.done, { number: 1 }))).toBeVisible();
  expect((await readEvent(site, code)).amendments).toHaveLength(1);
  await page.context().close();
});
