import { expect, type Page, test } from '@playwright/test';
import { REASONS } from '#domain/moderation/reasons.ts';
import { send } from '#tests/support/actors.ts';
import {
  answerByKeys,
  expectStands,
  leadStage,
  makeEstablished,
  openBrowser,
  postAs,
  readRanking,
  untilKeysWork,
} from '#tests/support/e2e-moderation.ts';
import { reviewButton, sendButton, typeScore } from '#tests/support/e2e-records.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS, SIZES } from '#tests/support/looks.ts';
import { scriptsRun } from '#tests/support/open-page.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { moveClock, type StorySite, startStorySite } from '#tests/support/story-site.ts';
import { fill } from '#web/i18n/fill.ts';
import { LOCALES, type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const PORT = 3245;
const BEST = 90_000;
const HOUR = 3_600_000;
const STAGES = { refused: { en: 201, ja: 202 }, keys: { en: 212, ja: 217 }, appeal: { en: 205, ja: 206 }, screens: 207 };
const SAID = {
  en: { why: 'The picture says 19,500.', appeal: 'The second picture shows it whole.', answer: 'Right, it is all there.' },
  ja: { why: '画像では19,500です。', appeal: '2枚目の画像に全体が写っています。', answer: 'ご指摘のとおりでした。' },
};
const SECRET = 'keeps changing accounts'; // a private note

// On a site of their own: nobody else posts into its queue, and all its ranks can be recomputed after each verb.
let site: StorySite;
test.beforeAll(async () => {
  site = await startStorySite(PORT);
});
test.afterAll(() => site.stop());

const cardOf = (page: Page, locale: Locale) => page.getByRole('article', { name: messagesOf(locale).moderation.card.label });
const speaks = (userId: number, language: Locale) => site.db.updateTable('users').set({ language }).where('id', '=', userId).execute();

for (const look of LOOKS) {
  const { locale, size, theme } = look;

  test(`a newcomer without evidence is refused on its field; an established player's record is marked and queued: ${lookName(look)}`, async ({
    browser,
  }) => {
    const { records, moderation } = messagesOf(locale);
    const stage = STAGES.refused[locale];
    const [leader, newcomer, old, moderator] = [
      await site.meet('Nightjar'),
      await site.meet('Sprout'),
      await site.meet('Osmunda'),
      await site.meet('Warden', 'moderator'),
    ];
    await leadStage(site, leader, stage, BEST);
    await makeEstablished(site, old, stage);
    const post = async (page: Page) => {
      await page.goto(localePath(locale, `/post?stage=${stage}&rule=21`));
      await typeScore(page, '20000');
      await reviewButton(page).click();
      await sendButton(page).click();
    };

    const [young, page] = [await openBrowser(browser, site, newcomer, look), await openBrowser(browser, site, old, look)];
    await post(young);
    const video = young.getByRole('textbox', { name: records.fields.videoUrl });
    await expect(video).toHaveAttribute('aria-invalid', 'true');
    await expect(video).toHaveAccessibleDescription(new RegExp(records.errors['evidence-required']));
    await expectNoOverflow(young);
    expect(await site.db.selectFrom('records').select('record_id').where('user_id', '=', newcomer.userId).execute()).toEqual([]);

    await post(page);
    await expect(page).toHaveURL(/\/record\/\d+$/);
    await expect(page.getByRole('main').getByText(records.page.evidenceMissing, { exact: true })).toBeVisible();
    const recordId = page.url().split('/').at(-1) ?? '';
    await expectStands(site, recordId, 'posted');

    const desk = await openBrowser(browser, site, moderator, look);
    await desk.goto(localePath(locale, `/moderation?item=record/${recordId}`));
    await expect(cardOf(desk, locale)).toContainText(moderation.card.noEvidence);
    const row = desk.locator('[aria-current=true][data-kind=missing]');
    if (size === 'desktop') await expect(row).toContainText(moderation.kinds.missing);
    else await expect(row).toHaveCount(1);
    for (const one of [young, page, desk]) await one.context().close();
  });

  test(`a decline is told, appealed, upheld by another moderator and open to everybody: ${lookName(look)}`, async ({ browser }) => {
    const { moderation, fairness, notices, log } = messagesOf(locale);
    const said = SAID[locale];
    const stage = STAGES.appeal[locale];
    const [leader, player, reader] = [await site.meet('Nightjar'), await site.meet('Brindle'), await site.meet('Tattle')];
    const [first, second] = [await site.meet('Warden', 'moderator'), await site.meet('Keeper', 'moderator')];
    await speaks(player.userId, locale);
    await leadStage(site, leader, stage, BEST);
    const recordId = await postAs(site, player, stage, 20_000);
    const counting = await readRanking(site, stage);
    const reported = { method: 'POST', path: `/api/records/${recordId}/report`, json: { reason: 'value-differs', text: 'I saw it.' } };
    expect((await send(site.url, { ...reported, cookie: reader.cookie })).status).toBe(204);
    const noted = { method: 'POST', path: '/api/moderation/notes', json: { handle: player.handle, text: SECRET } };
    expect((await send(site.url, { ...noted, cookie: first.cookie })).status).toBe(201);

    const desk = await openBrowser(browser, site, first, look);
    const trouble = watchForTrouble(desk);
    await desk.goto(localePath(locale, `/moderation?item=record/${recordId}`));
    await scriptsRun(desk);
    await cardOf(desk, locale).locator('[data-verb=decline]').click();
    const panel = desk.getByRole('form', { name: moderation.panels.decline });
    await panel.getByText(moderation.reasons['value-differs']).click();
    await panel.getByLabel(new RegExp(moderation.panels.text)).fill(said.why);
    await panel.getByRole('button', { name: fill(moderation.panels.send.decline, { name: 'Brindle' }) }).click();
    await expectStands(site, recordId, 'declined');
    expect((await readRanking(site, stage)).map(({ handle }) => handle)).toEqual([leader.handle]);

    const page = await openBrowser(browser, site, player, look);
    await page.goto(localePath(locale, '/notices'));
    const [, declined = ''] = notices.one.declined.split('{value}');
    await page.getByRole('main').getByRole('link', { name: declined }).click();
    await expect(page).toHaveURL(localePath(locale, `/record/${recordId}`));
    const why = page.getByRole('main').locator('section[data-state=declined]');
    await expect(why).toContainText(moderation.reasons['value-differs']);
    await expect(why).toContainText(said.why);
    await page.getByLabel(fairness.appeal.text).fill(said.appeal);
    await expectAccessible(page);
    await takePicture(page, `moderation-appeal.${size}.${theme}.${locale}`, { fullPage: true });
    await page.getByRole('button', { name: fairness.appeal.send }).click();
    await expect(page.getByText(fairness.appeal.done)).toBeVisible();

    await desk.goto(localePath(locale, '/moderation?kind=appeal')); // it is not for whoever declined
    await expect(desk.getByText(moderation.empty)).toBeVisible();
    const other = await openBrowser(browser, site, second, look);
    await other.goto(localePath(locale, '/moderation?kind=appeal'));
    await scriptsRun(other);
    await expect(other.getByText(said.appeal)).toBeVisible();
    await other.getByRole('textbox', { name: fairness.desk.answer }).fill(said.answer);
    await expectAccessible(other);
    await takePicture(other, `moderation-answer.${size}.${theme}.${locale}`);
    await other.getByRole('button', { name: fairness.desk.upheld }).click();
    await expectStands(site, recordId, 'posted');
    expect(await readRanking(site, stage)).toEqual(counting);

    await page.goto(localePath(locale, '/log'));
    const about = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`${recordId}(?!\\d)`) }) });
    await expect(about.filter({ hasText: log.verbs.decline }).first()).toContainText(said.why);
    await expect(about.filter({ hasText: log.verbs['answer-appeal'] })).toContainText(log.outcomes.upheld);
    const html = await page.content();
    for (const secret of [SECRET, 'I saw it.', 'Tattle', reader.handle, said.appeal]) expect(html).not.toContain(secret);
    expect(trouble).toEqual([]);
    for (const one of [desk, page, other]) await one.context().close();
  });
}

for (const locale of LOCALES)
  test(`a moderator triages ten records by keys alone, and what is taken back leaves every rank as it was: ${locale}`, async ({
    browser,
  }) => {
    const { moderation: words } = messagesOf(locale);
    const said = SAID[locale].why;
    const stage = STAGES.keys[locale];
    await leadStage(site, await site.meet('Nightjar'), stage, BEST);
    const posted: { recordId: string; value: string }[] = [];
    for (const [nth, name] of ['Fern', 'Moss', 'Reed', 'Sedge', 'Rush', 'Bracken', 'Clover', 'Yarrow', 'Sorrel', 'Tansy'].entries()) {
      const [player, score] = [await site.meet(name), 20_000 - nth];
      await moveClock(site, new Date(Date.now() - (20 - nth) * HOUR), []); // the first waits longest
      await speaks(player.userId, locale);
      posted.push({ recordId: await postAs(site, player, stage, score), value: score.toLocaleString('en') });
    }
    await moveClock(site, new Date(), []);
    const page = await openBrowser(browser, site, await site.meet('Warden', 'moderator'), { theme: 'dark', viewport: SIZES.desktop });
    const trouble = watchForTrouble(page);
    const card = cardOf(page, locale);
    const shows = (nth: number) =>
      posted[nth]
        ? expect(card.locator('header b').first()).toHaveText(posted[nth].value)
        : expect(page.getByText(words.empty)).toBeVisible();
    const idOf = (nth: number) => posted[nth]?.recordId ?? '';
    const verify = async (nth: number) => {
      await page.keyboard.press('v');
      await expectStands(site, idOf(nth), 'verified');
      await shows(nth + 1);
    };
    const tell = async (nth: number, verb: 'ask' | 'decline', reason: number) => {
      await page.keyboard.press(verb === 'ask' ? 'i' : 'd');
      await answerByKeys(page, words.panels[verb], reason, said);
      await expectStands(site, idOf(nth), verb === 'ask' ? 'needs-information' : 'declined');
      const act = site.db.selectFrom('moderation_acts').select(['verb', 'reason']).where('record_id', '=', idOf(nth));
      expect((await act.execute()).at(-1)).toEqual({ verb, reason: REASONS[verb][reason - 1] });
      await shows(nth + 1);
    };
    const takeBack = async (nth: number, before: Awaited<ReturnType<typeof readRanking>>) => {
      await page.keyboard.press('u');
      await expectStands(site, idOf(nth), 'posted');
      expect(await readRanking(site, stage)).toEqual(before);
      await shows(nth);
    };

    await page.goto(localePath(locale, `/moderation?item=record/${idOf(0)}`));
    await shows(0);
    await untilKeysWork(page, words.panels.decline);
    await page.keyboard.press('j');
    await shows(1);
    await page.keyboard.press('k');
    await shows(0);
    const before = await readRanking(site, stage);
    expect(before).toHaveLength(11);
    await verify(0);
    await tell(1, 'ask', 2);
    await tell(2, 'decline', 3);
    const declined = await readRanking(site, stage);
    expect(declined).toHaveLength(10);
    await verify(3);
    await takeBack(3, declined);
    await verify(3);
    await tell(4, 'ask', 1);
    await takeBack(4, declined);
    await verify(4);
    await tell(5, 'decline', 5);
    await takeBack(5, declined);
    await verify(5);
    for (const nth of [6, 7]) await verify(nth);
    await tell(8, 'decline', 2);
    await page.keyboard.press('v');
    await expectStands(site, idOf(9), 'verified');
    await expect(page.getByRole('status').filter({ hasText: words.done.verify })).toBeVisible();
    expect(await readRanking(site, stage)).toHaveLength(9);
    expect(trouble).toEqual([]);
    await page.context().close();
  });

for (const look of LOOKS)
  test(`the desk, the administration and the log look as drawn: ${lookName(look)}`, async ({ browser }) => {
    const { size, theme, locale } = look;
    const [player, old] = [await site.meet('Cricketsong'), await site.meet('六月')];
    await leadStage(site, old, STAGES.screens, BEST);
    const recordId = await postAs(site, player, STAGES.screens, 21_000);
    const page = await openBrowser(browser, site, await site.meet('Quillon', 'admin'), look);
    const trouble = watchForTrouble(page);
    for (const [name, path] of [
      ['desk', `/moderation?item=record/${recordId}`],
      ['admin', '/admin'],
      ['log', '/log'],
    ] as const) {
      await lookAt(page, path, look);
      await expectAccessible(page);
      await takePicture(page, `moderation-${name}.${size}.${theme}.${locale}`, { fullPage: true });
    }
    expect(trouble).toEqual([]);
    await page.context().close();
  });
