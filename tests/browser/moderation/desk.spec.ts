import { REASONS } from '#domain/moderation/reasons.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { cardOf, expectState, openSignedIn, sendPanelByKeys, untilKeysWork } from '#tests/support/browser/moderation.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { moveClock } from '#tests/support/browser/own-site-browser.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES, variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { addLeader, postAs, readRanking, setLanguage } from '#tests/support/scenarios/moderated-site.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const STAGES = { triage: { en: 212, ja: 217 }, screens: 207 };
const TEXT = { en: 'The picture says 19,500.', ja: '画像では19,500です。' };

type Step = { readonly verb: 'verify' | 'ask' | 'decline'; readonly reason?: number; readonly isUndone?: boolean };
const GATE_STEPS: readonly Step[] = [
  { verb: 'verify' },
  { verb: 'ask', reason: 2 },
  { verb: 'decline', reason: 3 },
  { verb: 'decline', reason: 5, isUndone: true },
  { verb: 'verify', isUndone: true },
];
const MORE_STEPS: readonly Step[] = [
  { verb: 'ask', reason: 1, isUndone: true },
  { verb: 'verify' },
  { verb: 'verify' },
  { verb: 'decline', reason: 2 },
];
// The last step must be a verification. After other steps, `expectShown` waits for the next record, and here there is
// none.
const LAST_STEP: Step = { verb: 'verify' };
const STATES = { verify: 'verified', ask: 'needs-information', decline: 'declined' } as const;
const KEYS = { verify: 'v', ask: 'i', decline: 'd' };

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

for (const locale of isFull ? LANGUAGES : (['en'] as const))
  test(`a moderator reviews records using only the keyboard, and undoing a decision restores every rank: ${locale}`, async ({
    browser,
  }) => {
    const { moderation } = messagesOf(locale);
    const stage = STAGES.triage[locale];
    const steps = [...GATE_STEPS, ...(isFull ? MORE_STEPS : []), LAST_STEP];
    await addLeader(site, stage);
    const posted: { recordId: string; value: string }[] = [];
    for (const index of steps.keys()) {
      const [player, score] = [await site.createUser(`Fern ${index}`), 20_000 - index];
      // The records are posted in the past, so that they are first in the queue and in this order.
      await moveClock(site, new Date(Date.now() - (20 - index) * HOUR_MS), []);
      await setLanguage(site, player, locale);
      posted.push({ recordId: await postAs(site, player, stage, score), value: score.toLocaleString('en') });
    }
    await moveClock(site, new Date(), []);
    const moderator = await site.createUser('Warden', 'moderator');
    const page = await openSignedIn(browser, site, moderator, { theme: 'dark', viewport: SIZES.desktop });
    const trouble = watchForTrouble(page);
    const idOf = (index: number) => posted[index]?.recordId ?? '';
    const expectShown = async (index: number) => {
      if (posted[index]) await expect(cardOf(page, locale).locator('header b').first()).toHaveText(posted[index].value);
      else await expect(page.getByRole('status').filter({ hasText: moderation.done.verify })).toBeVisible();
    };
    const decide = async (index: number, { verb, reason }: Step) => {
      await page.keyboard.press(KEYS[verb]);
      if (verb !== 'verify' && reason) await sendPanelByKeys(page, moderation.panels[verb], reason, TEXT[locale]);
      await expectState(site, idOf(index), STATES[verb]);
      if (verb !== 'verify' && reason) {
        const acts = await site.db.selectFrom('moderation_acts').select(['verb', 'reason']).where('record_id', '=', idOf(index)).execute();
        expect(acts.at(-1)).toEqual({ verb, reason: REASONS[verb][reason - 1] });
      }
      await expectShown(index + 1);
    };

    await page.goto(localePath(locale, `/moderation?item=record/${idOf(0)}`));
    await expectShown(0);
    await untilKeysWork(page, locale);
    await page.keyboard.press('j');
    await expectShown(1);
    await page.keyboard.press('k');
    await expectShown(0);
    expect(await readRanking(site, stage)).toHaveLength(steps.length + 1);
    for (const [index, step] of steps.entries()) {
      const before = await readRanking(site, stage);
      await decide(index, step);
      if (!step.isUndone) continue;
      await page.keyboard.press('u');
      await expectState(site, idOf(index), 'posted');
      expect(await readRanking(site, stage)).toEqual(before);
      await expectShown(index);
      await decide(index, { verb: 'verify' });
    }
    const declined = steps.filter(({ verb, isUndone }) => verb === 'decline' && !isUndone).length;
    expect(await readRanking(site, stage)).toHaveLength(steps.length + 1 - declined);
    expect(trouble).toEqual([]);
    await page.context().close();
  });

for (const variant of variants('ja, desktop, light'))
  test(`the moderation desk, the administration and the log are accessible and fit the window: ${variantName(variant)}`, async ({
    browser,
  }) => {
    const { size, theme, locale } = variant;
    await addLeader(site, STAGES.screens);
    const recordId = await postAs(site, await site.createUser('Cricketsong'), STAGES.screens, 21_000);
    const page = await openSignedIn(browser, site, await site.createUser('Quillon', 'admin'), variant);
    const trouble = watchForTrouble(page);
    for (const [name, path] of [
      ['desk', `/moderation?item=record/${recordId}`],
      ['admin', '/admin'],
      ['log', '/log'],
    ] as const) {
      await openVariant(page, path, variant);
      await expectAccessible(page);
      await takePicture(page, `moderation-${name}.${size}.${theme}.${locale}`, { fullPage: true });
    }
    expect(trouble).toEqual([]);
    await page.context().close();
  });
