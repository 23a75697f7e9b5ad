import { cardOf, expectState, openSignedIn } from '#tests/support/browser/moderation.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { getPage } from '#tests/support/http/request.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { as } from '#tests/support/scenarios/fairness.ts';
import { addLeader, depsOf, postAs, readRanking, setLanguage } from '#tests/support/scenarios/moderated-site.ts';
import { act } from '#tests/support/scenarios/moderation.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { appealDecline } from '#usecases/fairness/appeal-decline.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const STAGES = { decline: { en: 205, ja: 206 }, appeal: { en: 201, ja: 202 } };
const TEXTS = {
  en: { why: 'The picture says 19,500.', appeal: 'The second picture shows it whole.', answer: 'Right, it is all there.' },
  ja: { why: '画像では19,500です。', appeal: '2枚目の画像に全体が写っています。', answer: 'ご指摘のとおりでした。' },
};
const PRIVATE_NOTE = 'keeps changing accounts';
const REPORT = { reason: 'value-differs', text: 'I saw it.' };

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

for (const variant of variants('ja, mobile, light'))
  test(`a player whose record is declined is notified and can appeal: ${variantName(variant)}`, async ({ browser }) => {
    const { locale, size, theme } = variant;
    const { moderation, fairness, notifications } = messagesOf(locale);
    const texts = TEXTS[locale];
    const stage = STAGES.decline[locale];
    const leader = await addLeader(site, stage);
    const [player, moderator] = [await site.createUser('Brindle'), await site.createUser('Warden', 'moderator')];
    await setLanguage(site, player, locale);
    const recordId = await postAs(site, player, stage, 20_000);

    const desk = await openSignedIn(browser, site, moderator, variant);
    const trouble = watchForTrouble(desk);
    await openPage(desk, localePath(locale, `/moderation?item=record/${recordId}`));
    await cardOf(desk, locale).locator('[data-verb=decline]').click();
    const panel = desk.getByRole('form', { name: moderation.panels.decline });
    await panel.getByText(moderation.reasons['value-differs']).click();
    await panel.getByLabel(new RegExp(moderation.panels.text)).fill(texts.why);
    await panel.getByRole('button', { name: fill(moderation.panels.send.decline, { name: 'Brindle' }) }).click();
    await expectState(site, recordId, 'declined');
    const ranked = (await readRanking(site, stage)).map(({ handle }) => handle);
    expect([ranked.includes(leader.handle), ranked.includes(player.handle)]).toEqual([true, false]);
    expect(trouble).toEqual([]);
    await desk.context().close();

    const page = await openSignedIn(browser, site, player, variant);
    await openPage(page, localePath(locale, '/notifications'));
    const [, declined = ''] = notifications.one.declined.split('{value}');
    await page.getByRole('main').getByRole('link', { name: declined }).click();
    await expect(page).toHaveURL(localePath(locale, `/record/${recordId}`));
    const why = page.getByRole('main').locator('section[data-state=declined]');
    await expect(why).toContainText(moderation.reasons['value-differs']);
    await expect(why).toContainText(texts.why);
    await page.getByLabel(fairness.appeal.text).fill(texts.appeal);
    await expectAccessible(page);
    await takePicture(page, `moderation-appeal.${size}.${theme}.${locale}`, { fullPage: true });
    await page.getByRole('button', { name: fairness.appeal.send }).click();
    await expect(page.getByText(fairness.appeal.done)).toBeVisible();
    const appeals = site.db.selectFrom('appeals').select('text').where('record_id', '=', recordId);
    expect(await appeals.execute()).toEqual([{ text: texts.appeal }]);
    await page.context().close();
  });

for (const variant of variants('en, desktop, dark'))
  test(`a second moderator upholds an appeal, which restores the record: ${variantName(variant)}`, async ({ browser }) => {
    const { locale, size, theme } = variant;
    const { fairness, log } = messagesOf(locale);
    const texts = TEXTS[locale];
    const stage = STAGES.appeal[locale];
    await addLeader(site, stage);
    const [player, reader] = [await site.createUser('Brindle'), await site.createUser('Tattle')];
    const [first, second] = [await site.createUser('Warden', 'moderator'), await site.createUser('Keeper', 'moderator')];
    // The handle makes the appeal text unique.
    const appeal = `${texts.appeal} ${player.handle}`;
    const recordId = await postAs(site, player, stage, 20_000);
    const before = await readRanking(site, stage);
    const call = (path: string, cookie: string, json: unknown) => send(site.url, { method: 'POST', path, cookie, json });
    expect((await call(`/api/records/${recordId}/report`, reader.cookie, REPORT)).status).toBe(204);
    expect((await call('/api/moderation/notes', first.cookie, { handle: player.handle, text: PRIVATE_NOTE })).status).toBe(201);
    const decline = { verb: 'decline', reason: 'value-differs', text: texts.why };
    expect((await act(depsOf(site), as(first.userId, 'moderator'), recordId, decline)).ok).toBe(true);
    const appealed = await appealDecline(depsOf(site), as(player.userId), recordId, { text: appeal });
    if (!appealed.ok) throw new Error(appealed.error);

    const queue = localePath(locale, '/moderation?kind=appeal');
    expect((await getPage(queue, { site: site.url, cookie: first.cookie })).html).not.toContain(appeal);
    const desk = await openSignedIn(browser, site, second, variant);
    const trouble = watchForTrouble(desk);
    await openPage(desk, `${queue}&item=appeal/${appealed.value}`);
    await expect(desk.getByText(appeal)).toBeVisible();
    await desk.getByRole('textbox', { name: fairness.desk.answer }).fill(texts.answer);
    await expectAccessible(desk);
    await takePicture(desk, `moderation-answer.${size}.${theme}.${locale}`);
    await desk.getByRole('button', { name: fairness.desk.upheld }).click();
    await expectState(site, recordId, 'posted');
    expect(await readRanking(site, stage)).toEqual(before);
    expect(trouble).toEqual([]);
    await desk.context().close();

    const { root, html } = await getPage(localePath(locale, '/log'), { site: site.url });
    const about = root.querySelectorAll('li').filter((line) => new RegExp(`${recordId}(?!\\d)`).test(line.textContent));
    const lineOf = (verb: string) => about.find((line) => line.textContent.includes(verb))?.textContent;
    expect(lineOf(log.verbs.decline)).toContain(texts.why);
    expect(lineOf(log.verbs['answer-appeal'])).toContain(log.outcomes.upheld);
    for (const secret of [PRIVATE_NOTE, REPORT.text, 'Tattle', reader.handle, appeal]) expect(html).not.toContain(secret);
  });
