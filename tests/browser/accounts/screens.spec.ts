import type { Page } from '@playwright/test';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// The posting site has an OpenID provider, which adds a button to the log-in page.
test.use({ site: 'posting' });

const MOST_USED = [
  ['login', '/auth/login?error=CredentialsSignin'],
  ['register', '/auth/register'],
  ['reset', '/auth/reset'],
] as const;
const OTHERS = [
  ['logout', '/auth/logout'],
  ['reset-new', '/auth/reset?token=spent'],
  ['confirm', '/auth/confirm?token=spent'],
  ['not-me', '/auth/not-me?token=spent'],
  ['auth-error', '/error?error=Configuration'],
] as const;
const IN_DOCUMENTS: readonly string[] = ['login', 'register', 'settings'];

/** Returns the buttons, fields and links in forms that are less than 44 px high, the minimum for a touch target. */
const lowTargets = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('button, input, a:not(p a)')]
        .map((target) => ({ text: target.textContent || target.getAttribute('name'), height: target.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );

for (const variant of variants('ja, mobile, light')) {
  test(`the account screens are accessible, fit the window and have no layout shift: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const check = async (name: string, path: string) => {
      await openVariant(page, path, variant);
      await expectAccessible(page);
      if (!IN_DOCUMENTS.includes(name)) return;
      const fullPage = name === 'settings' && variant.size === 'desktop';
      await takePicture(page, `${name}.${variant.size}.${variant.theme}.${variant.locale}`, { fullPage });
    };
    for (const [name, path] of MOST_USED) {
      await check(name, path);
      if (variant.size === 'mobile') expect(await lowTargets(page), name).toEqual([]);
    }
    for (const [name, path] of isFull ? OTHERS : []) await check(name, path);
    const [player = ''] = await rankedHandles('position', postingSite());
    await signInAs(page, player);
    await check('settings', '/auth/settings');
    expect(trouble).toEqual([]);
  });
}
