import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { reviewButton, sendButton, typeScore, unfold } from '#tests/support/browser/post-form.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { newHandle, newName, resetRateLimits } from '#tests/support/http/accounts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.use({ site: 'posting' });

for (const variant of variants('en, mobile, dark')) {
  test(`a visitor joins from home, finishes the welcome, and the first post plants a flower: ${variantName(variant)}`, async ({ page }) => {
    const { locale } = variant;
    const { home, welcome, records, postResult } = messagesOf(locale);
    const name = newName();
    const trouble = watchForTrouble(page);
    const next = page.getByRole('button', { name: welcome.layout.next });
    const heading = page.getByRole('heading', { level: 1 });
    await resetRateLimits();
    await openVariant(page, '/', variant);
    await page.getByRole('main').getByRole('link', { name: home.hero.join }).first().click();
    await page.getByLabel(/^(User ID|ユーザーID)$/).fill(newHandle());
    await page.getByLabel(/^(Display name|表示名)$/).fill(name);
    await page.getByLabel(/^(Password|パスワード)$/).fill('nine quiet lanterns');
    await page.getByRole('button', { name: /^(Create account|無料で登録)$/ }).click();

    await expect(page).toHaveURL(new RegExp(localePath(locale, '/welcome')));
    await expect(heading).toContainText(name);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('checkbox').nth(1).check({ force: true });
    await next.click();
    await expect(heading).toHaveText(welcome.stages.title);
    const stages = page.getByRole('radio');
    await expect(stages).toHaveCount(3);
    // Other tests' posts decide which stages are suggested. On some of them times are ranked.
    const scored = page.locator('label').filter({ has: stages, hasNotText: /\d:\d/ });
    await scored.first().getByRole('radio').check({ force: true });
    await next.click();
    await expect(heading).toHaveText(welcome.rivals.title);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await next.click();
    await expect(heading).toHaveText(welcome.post.title);

    // Leaving halfway keeps the step.
    await page.goto(localePath(locale, '/welcome'));
    await expect(heading).toHaveText(welcome.post.title);
    await typeScore(page, '12');
    // On some stages even the last rank needs evidence.
    await unfold(page, records.fields.videoUrl);
    await page.getByRole('textbox', { name: records.fields.videoUrl }).fill(VIDEO);
    await reviewButton(page).click();
    await sendButton(page).click();
    const result = page.getByRole('dialog').filter({ hasText: postResult.growth.firstFlower });
    await result.getByRole('button', { name: /^(Close|閉じる)$/ }).click();

    // The welcome is never shown again once a record is posted.
    await page.goto(localePath(locale, '/welcome'));
    await expect(page).toHaveURL(localePath(locale, '/dashboard'));
    await expect(heading).toContainText(name);
    expect(trouble).toEqual([]);
  });
}
