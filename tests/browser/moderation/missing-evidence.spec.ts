import { openSignedIn } from '#tests/support/browser/moderation.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { addLeader } from '#tests/support/scenarios/moderated-site.ts';
import { type OwnSite, startOwnSite } from '#tests/support/sites/own-site.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.skip(!isFull, 'only with FULL=1; tests/http/moderation shows the rule itself');

const STAGE = 201;

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
  await addLeader(site, STAGE);
});
test.afterAll(() => site?.stop());

for (const variant of variants('en, desktop, light'))
  test(`the post form marks the video field when a newcomer's record needs evidence: ${variantName(variant)}`, async ({ browser }) => {
    const { locale } = variant;
    const { records } = messagesOf(locale);
    const page = await openSignedIn(browser, site, await site.createUser('Sprout'), variant);
    await openPage(page, localePath(locale, `/post?stage=${STAGE}&rule=21`));
    await page.getByLabel(/^(Score|スコア)$/).fill('20000');
    await page
      .getByRole('group', { name: /^(Console|操作方法)$/ })
      .getByRole('radio')
      .last()
      .check({ force: true });
    await expect(page.locator('[data-gain=place]:visible')).toBeVisible();
    await page.getByRole('button', { name: /^(Review and send|確認して送信)$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Send|送信する)$/ })
      .click();
    const video = page.getByRole('textbox', { name: records.fields.videoUrl });
    await expect(video).toHaveAttribute('aria-invalid', 'true');
    await expect(video).toHaveAccessibleDescription(new RegExp(records.errors['evidence-required']));
    await expectNoOverflow(page);
    await page.context().close();
  });
