import { createAccount, signIn } from '#tests/support/e2e-accounts.ts';
import { lookAt } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

const MOBILE = { width: 390, height: 844 };
// Every width, theme and language, and every pair of them but for the tablet's, whose layout alone is of interest.
const SCREENS = [
  ['login', '/auth/login?error=CredentialsSignin'],
  ['register', '/auth/register'],
  ['logout', '/auth/logout'],
  ['reset', '/auth/reset'],
  ['reset-new', '/auth/reset?token=spent'],
  ['confirm', '/auth/confirm?token=spent'],
  ['auth-error', '/error?error=Configuration'],
  ['settings', '/auth/settings'],
] as const;
const IN_DOCUMENTS: readonly string[] = ['login', 'register', 'settings'];

test.describe.configure({ mode: 'parallel' });

for (const [name, path] of SCREENS) {
  test(`${name}: both languages, both themes, a desk and a phone`, async ({ page }) => {
    if (name === 'settings') await signIn(page, await createAccount({ handle: 'quillow', name: 'Quillow' }));
    const trouble = watchForTrouble(page);
    for (const look of LOOKS) {
      await lookAt(page, path, look);
      await expectAccessible(page);
      if (IN_DOCUMENTS.includes(name))
        await takePicture(page, `${name}.${look.size}.${look.theme}.${look.locale}`, {
          fullPage: name === 'settings' && look.size === 'desktop',
        });
    }
    expect(trouble).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false }); // the server writes them: pages are read sooner

  test('every target of a form is at least 44 pixels high on a phone', async ({ page }) => {
    await page.setViewportSize(MOBILE);
    for (const path of ['/auth/login', '/auth/register', '/auth/reset']) {
      await page.goto(path);
      const low = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('button, input, a:not(p a)')]
            .map((target) => ({ text: target.textContent || target.getAttribute('name'), height: target.getBoundingClientRect().height }))
            .filter(({ height }) => height < 44),
        );
      expect(low, path).toEqual([]);
    }
  });

  test('every error code of signing in has its own words in both languages, and an unknown one says that it failed', async ({ page }) => {
    for (const [prefix, unknown] of [
      ['', 'Logging in did not work. Please try again.'],
      ['/ja', 'ログインできませんでした。もう一度お試しください。'],
    ]) {
      for (const code of ['SessionRequired', 'OAuthAccountNotLinked', 'OAuthCallback', 'TooManyTries', 'Unavailable']) {
        await page.goto(`${prefix}/auth/login?error=${code}`);
        await expect(page.getByRole('main').getByRole('alert')).not.toHaveText(unknown ?? '');
      }
      for (const code of ['Nonsense', '__proto__', 'toString', '<b>']) {
        await page.goto(`${prefix}/auth/login?error=${encodeURIComponent(code)}`);
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(unknown ?? '');
      }
    }
  });
});
