import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { codeOfDay } from '#domain/events/event-code.ts';
import { dayOf } from '#domain/shared/date.ts';
import { send } from '#tests/support/actors.ts';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { join, planInForm, postScore, readEvent, readRope } from '#tests/support/e2e-events.ts';
import { reviewButton, sendButton, typeScore } from '#tests/support/e2e-records.ts';
import { lookName } from '#tests/support/look-at.ts';
import { type Look, SIZES } from '#tests/support/looks.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { beQuiet } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { moveClock, type StorySite, signInBrowser, startStorySite } from '#tests/support/story-site.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const PORT = 3244;
const ZONE = 'Asia/Tokyo';
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const WINDOW = ['12:00', '14:59'] as const;
const TITLE = { en: 'Kettle Cup', ja: 'やかん杯' };
const STAGE = { en: 'Steam', ja: '湯気' };
const REASON = { en: 'The first run was taken back.', ja: '首位の記録が取り下げられました。' };
const TEAMS = [1, 2] as const;

const LOOKS: readonly Look[] = [
  { locale: 'en', size: 'desktop', theme: 'dark', viewport: SIZES.desktop },
  { locale: 'ja', size: 'mobile', theme: 'light', viewport: SIZES.mobile },
];

// One after the other on a site of their own: the clock of this site goes on, and everybody else's stays.
let site: StorySite;
test.beforeAll(async () => {
  site = await startStorySite(PORT);
});
test.afterAll(() => site.stop());

const pointsOf = async (code: number) => {
  const { teams } = await readEvent(site, code);
  return TEAMS.map((id) => teams.find(({ teamId }) => teamId === id)?.points ?? 0);
};

for (const look of LOOKS)
  test(`an event of two teams from its plan to its replay: ${lookName(look)}`, async ({ browser }) => {
    const { locale, theme, viewport } = look;
    const words = messagesOf(locale);
    const catalogue = contentCatalogue();
    const tomorrow = dayOf(new Date((await site.now()).getTime() + DAY), ZONE);
    const code = codeOfDay(tomorrow) ?? 0;
    const path = localePath(locale, `/limited/${code}`);
    const at = (ms: number) => new Date(Date.parse(`${tomorrow}T${WINDOW[0]}:00+09:00`) + ms);
    const end = Date.parse(`${tomorrow}T${WINDOW[1]}:59+09:00`) + 1_000 - at(0).getTime();

    const admin = await site.meet('Warden', 'admin');
    const organiser = await site.meet('Osmunda');
    const player = await site.meet('Brindle');
    const [rival, mate, third, fourth] = [
      await site.meet('Nightjar'),
      await site.meet('Fern'),
      await site.meet('Moss'),
      await site.meet('Reed'),
    ];
    const open = async (who: typeof player) => {
      const context = await browser.newContext({ baseURL: site.url, viewport, timezoneId: ZONE, reducedMotion: 'reduce' });
      await beQuiet(context);
      await context.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
        localStorage.setItem('language-offered', 'ja');
        localStorage.setItem('live', 'off');
      }, theme);
      await signInBrowser(context, site, who);
      return context.newPage();
    };
    const [desk, page] = [await open(organiser), await open(player)];
    const trouble = [watchForTrouble(desk), watchForTrouble(page)];
    const goTo = (ms: number) => moveClock(site, at(ms), [desk, page]);
    const shoot = (what: string) => takePicture(page, `event-story-${what}.${look.size}.${theme}.${locale}`);

    await test.step('an organiser makes an event of two teams for tomorrow', async () => {
      const granted = await send(site.url, {
        method: 'PUT',
        path: `/api/events/${code}/organisers/${organiser.handle}`,
        cookie: admin.cookie,
      });
      expect(granted.status).toBe(204);
      const names = TEAMS.map((id) => catalogue.teams.get(id)?.name[locale] ?? '') as [string, string];
      await planInForm(desk, locale, { code, title: TITLE, stage: STAGE, times: WINDOW, teams: names });
    });

    await test.step('players join, and the teams differ by one at most', async () => {
      for (const other of [rival, mate, third, fourth]) await join(site, code, other);
      await page.goto(path);
      const entry = page.getByRole('region', { name: words.events.entry.title });
      await entry.getByRole('button', { name: words.events.entry.join, exact: true }).click();
      await expect(entry.getByRole('status')).toContainText(words.events.entry.noPlace);
      const sizes = (await readEvent(site, code)).teams.map(({ members }) => members);
      expect(sizes.toSorted()).toEqual([2, 3]);
    });

    const { stages } = await readEvent(site, code);
    const stageId = stages[0]?.stageId ?? 0;
    await test.step('in the window they post, and the rope moves', async () => {
      expect((await postScore(site, rival, stageId, 500)).status).toBe(422); // not yet
      await goTo(10 * MINUTE);
      await page.goto(path);
      expect((await readRope(page)).points).toEqual([0, 0]);

      await page.goto(localePath(locale, `/post?stage=${stageId}&rule=0`));
      await typeScore(page, '900');
      await reviewButton(page).click();
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/record\/\d+$/);
      await page.goto(path);
      const first = await readRope(page);
      expect(first.points).toEqual(await pointsOf(code));
      expect(first.points.toSorted()).toEqual([0, 1]);

      for (const [other, score] of [[rival, 500], [mate, 400], [third, 300], [fourth, 200]] as const) // biome-ignore format: one thought
        expect((await postScore(site, other, stageId, score)).status).toBe(201);
      await page.goto(path);
      const moved = await readRope(page);
      expect(moved.points).toEqual(await pointsOf(code));
      expect(moved.points).not.toEqual(first.points);
      for (const points of moved.points) expect(moved.said).toContain(String(points));
      await expectNoOverflow(page);
      await expectAccessible(page);
      await shoot('running');
    });

    let best = { recordId: '', revisionId: '' };
    await test.step('somebody takes the first place in the second hour', async () => {
      await goTo(HOUR + 20 * MINUTE);
      const answer = await postScore(site, rival, stageId, 1_500);
      expect(answer.status).toBe(201);
      best = (await answer.json()) as typeof best;
    });

    await test.step('the window closes, and a late post is refused in words', async () => {
      await page.goto(localePath(locale, `/post?stage=${stageId}&rule=0`));
      await typeScore(page, '1600');
      await goTo(end);
      await reviewButton(page).click();
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: words.records.errors['event-over'] })).toBeVisible();
      expect((await postScore(site, third, stageId, 1_700)).status).toBe(422);
    });

    await test.step('the result is frozen under its hash', async () => {
      await goTo(end + 10 * MINUTE);
      const { close } = words.eventForm.manage;
      await desk.goto(localePath(locale, `/admin/events/${code}`));
      await desk.getByRole('button', { name: close.button }).click();
      await desk.getByRole('dialog').getByRole('button', { name: close.confirm, exact: true }).click();
      await expect(desk.getByRole('heading', { name: words.eventForm.manage.amend.title, exact: true })).toBeVisible();

      const { result } = await readEvent(site, code);
      const hash = createHash('sha256').update(result?.content ?? '', 'utf8').digest('hex'); // biome-ignore format: one thought
      expect(result?.sha256).toBe(hash);
      await page.goto(path);
      await expect(page.getByRole('region', { name: words.eventBattle.result.title }).locator('code').first()).toHaveText(hash);
    });

    await test.step('an amendment is made, with its reason', async () => {
      const { amend } = words.eventForm.manage;
      const headers = { 'if-match': `"${best.revisionId}"` };
      const taken = await send(site.url, { method: 'DELETE', path: `/api/records/${best.recordId}`, cookie: admin.cookie, headers });
      expect(taken.status).toBe(204);
      await desk.reload();
      await desk.getByLabel(amend.reasonEn).fill(REASON.en);
      await desk.getByLabel(amend.reasonJa).fill(REASON.ja);
      await desk.getByRole('button', { name: amend.button, exact: true }).click();
      await expect(desk.getByText(fill(amend.done, { number: 1 }))).toBeVisible();

      await page.reload();
      const result = page.getByRole('region', { name: words.eventBattle.result.title });
      await expect(result.getByText(REASON[locale])).toBeVisible();
      const { amendments } = await readEvent(site, code);
      await expect(result.locator('li code').first()).toHaveText(amendments[0]?.sha256 ?? '');
      expect((await readRope(page)).points).toEqual(await pointsOf(code));
      await expectAccessible(page);
      await shoot('amended');
    });

    await test.step('the replay shows it, hour by hour', async () => {
      const { player: said, standings } = words.eventReplay;
      await page.getByRole('link', { name: words.eventBattle.result.replay, exact: true }).click();
      const slider = page.getByRole('slider', { name: said.slider });
      await expect(slider).toHaveValue('3');
      await expect(page.getByText(new RegExp(standings.isAmended.replace('{at}', '.+')))).toBeVisible();
      expect((await readRope(page)).points).toEqual(await pointsOf(code));
      await slider.fill('0');
      await expect.poll(async () => (await readRope(page)).points).toEqual([0, 0]);
      await page.getByRole('button', { name: fill(said.playFrom, { hour: 0 }) }).click();
      await expect(slider).toHaveValue('3');
      await expectNoOverflow(page);
      await shoot('replay');
    });

    await test.step('and the player keeps a stamp of it', async () => {
      await page.goto(localePath(locale, `/user/${player.handle}`));
      const stamp = page.getByRole('link', { name: TITLE[locale] });
      await expect(stamp).toHaveAttribute('href', path);
      await expect(stamp).toHaveAttribute('data-medal', '1');
    });
    expect(trouble.flat()).toEqual([expect.stringContaining('422')]); // the late post, and nothing else
    await desk.context().close();
    await page.context().close();
  });

test('a record of a blind event is read by its author on its own page, and by nobody else', async ({ browser }) => {
  const [author, other, admin] = [await site.meet('Sorrel'), await site.meet('Tansy'), await site.meet('Keeper', 'admin')];
  const day = dayOf(new Date((await site.now()).getTime() + DAY), ZONE);
  const code = codeOfDay(day) ?? 0;
  const [startsAt, endsAt] = WINDOW.map((time, index) => `${day}T${time}:${index === 0 ? '00' : '59'}+09:00`);
  const stages = [{ name: STAGE, baseStage: null, metric: 'points' }];
  const plan = { title: TITLE, type: 'limited', style: 'standard', zone: ZONE, startsAt, endsAt, stages, teams: [], blind: true };
  const asAdmin = { method: 'POST', cookie: admin.cookie };
  const drafted = await send(site.url, { ...asAdmin, path: '/api/events', json: { code, plan } });
  expect(drafted.status).toBe(201);
  const headers = { 'if-match': drafted.headers.get('etag') ?? '' };
  expect((await send(site.url, { ...asAdmin, path: `/api/events/${code}/open`, headers })).status).toBe(200);
  await moveClock(site, new Date(Date.parse(startsAt ?? '') + MINUTE), []);
  const stageId = (await readEvent(site, code)).stages[0]?.stageId ?? 0;
  await join(site, code, author);
  const posted = await postScore(site, author, stageId, 87_654);
  expect(posted.status).toBe(201);
  const path = posted.headers.get('location') ?? '';

  const value = /87,?654/;
  const { sealed } = messagesOf('en').records;
  for (const { cookie } of [{ cookie: '' }, other, author, admin]) {
    const answer = await send(site.url, { path, cookie });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(sealed.title);
    expect(html).toContain('noindex');
    for (const secret of [value, /Sorrel/, new RegExp(author.handle)]) expect(html).not.toMatch(secret);
  }
  const ask = async ({ cookie }: { cookie: string }) =>
    (await send(site.url, { path: `/api${path.replace('record', 'records')}/sealed`, cookie })).status;
  expect([await ask({ cookie: '' }), await ask(other), await ask(author), await ask(admin)]).toEqual([401, 404, 200, 200]);

  for (const [who, sees] of [
    [author, true],
    [other, false],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url, timezoneId: ZONE });
    await beQuiet(context);
    await signInBrowser(context, site, who);
    const page = await context.newPage();
    const told = page.waitForResponse((response) => response.url().endsWith('/sealed'));
    await page.goto(path);
    await told;
    await expect(page.getByRole('heading', { level: 1, name: sealed.title })).toBeVisible();
    await expect(page.getByRole('region', { name: sealed.own })).toHaveCount(sees ? 1 : 0);
    if (sees) await expect(page.getByRole('region', { name: sealed.own })).toContainText(value);
    await expectAccessible(page);
    await context.close();
  }
});
