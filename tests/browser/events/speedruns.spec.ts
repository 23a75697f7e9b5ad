import { openVariant } from '#tests/support/browser/open-variant.ts';
import { reviewButton, sendButton } from '#tests/support/browser/post-form.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { createAccount, newName } from '#tests/support/http/accounts.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

for (const variant of variants('en, desktop, light'))
  test(`a visitor opens a speedrun and sees its podium, ranking and record history: ${variantName(variant)}`, async ({ page }) => {
    await openVariant(page, '/speedrun/101', variant);
    const main = page.getByRole('main');
    // Phones show the record in place of the podium.
    if (variant.size === 'mobile') await expect(main.getByRole('link', { name: /^\d+:\d\d:\d\d/ }).first()).toBeVisible();
    else await expect(main.getByRole('list', { name: /^(Top three|上位3人)$/ }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('table', { name: /^(Ranking for Meadow, Any Ending|草原・クリアまでのランキング)$/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: /^(Record history|記録の推移)$/ })).toBeVisible();
  });

test.describe('on the posting site', () => {
  test.use({ site: 'posting' });

  test('a player posts a speedrun with splits through the post form, and the run is ranked first', async ({ page }) => {
    const name = newName();
    await signIn(page, await createAccount({ name }), '/post?speedrun=405');
    await page.getByLabel('Time', { exact: true }).fill('0:59:58.765');
    await page.getByLabel('Splits').fill('First gate 12:34.5\nSpring 59:58.765');
    await reviewButton(page).click();
    await sendButton(page).click();
    await expect(page.getByText('This rank needs evidence.')).toBeVisible();
    await page.getByLabel('Video link').fill('https://youtu.be/aaaaaaaaaaa');
    await reviewButton(page).click();
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/record\/\d+$/);
    await expect(page.getByRole('table', { name: 'Splits for this run' }).getByRole('row').last()).toContainText('47:24.265');
    const first = (await getPage('/speedrun/405', { site: postingSite().url })).root.querySelector('main [data-step="1"]');
    expect(textOf(first)).toContain('59:58.765');
    expect(textOf(first)).toContain(name);
  });
});
