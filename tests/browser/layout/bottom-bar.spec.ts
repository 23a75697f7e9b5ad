import { openPage } from '#tests/support/browser/open-page.ts';
import { expectAccessible, expectNoLayoutShift } from '#tests/support/browser/page-health.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { SIZES } from '#tests/support/browser/variants.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { isFull } from '#tests/support/rounds.ts';

test.skip(!isFull, 'only with FULL=1; tests/http/layout shows the items');
test.use({ hasTouch: true, isMobile: true, viewport: SIZES.mobile });

test('a player uses the bottom bar to open the home page and chat, and to scroll to the top', async ({ page }) => {
  await openPage(page, '/ja/stage/201');
  const bar = page.getByRole('navigation', { name: 'クイックメニュー' });
  await expect(bar.locator('a, button')).toHaveText(['ホーム', 'チャット', '検索', '上へ', 'メニュー']);
  const heights = await bar.locator('a, button').evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.filter((height) => height < 52)).toEqual([]);
  await expect(bar.getByRole('link', { name: 'チャット' })).toHaveAttribute('href', 'https://chat.example.org/stargrass');

  const behaviours = () => page.evaluate(() => (window as { behaviours?: unknown[] }).behaviours);
  await page.evaluate(() => {
    const [behaviours, original] = [[] as unknown[], window.scrollTo.bind(window)];
    Object.assign(window, { behaviours });
    window.scrollTo = ((options: ScrollToOptions) => {
      behaviours.push(options.behavior);
      original(options);
    }) as typeof window.scrollTo;
  });
  for (const [motion, behaviour] of [
    ['reduce', 'instant'],
    ['no-preference', 'smooth'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate(() => document.documentElement.scrollTo({ top: 1500, behavior: 'instant' }));
    await bar.getByRole('link', { name: '上へ' }).tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect((await behaviours())?.at(-1)).toBe(behaviour);
  }
  await bar.getByRole('link', { name: 'ホーム' }).tap();
  await expect(page).toHaveURL('/ja');
  await expect(bar.getByRole('link', { name: 'ホーム' })).toHaveAttribute('aria-current', 'page');
});

test.describe('signed in', () => {
  test.use({ site: 'posting' });

  test('a player opens the account sheet from the bottom bar, closes it with the back button and follows a link in it', async ({
    page,
  }) => {
    await signIn(page, await createAccount(), '/stage/201');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.locator('a, button')).toHaveText(['Home', 'Search', 'Submit', 'Notifications', 'Me']);
    await expect(bar.getByRole('link', { name: 'Submit' })).toHaveAttribute('href', '/post?stage=201');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
    await expectNoLayoutShift(page);

    const me = bar.getByRole('link', { name: 'Me', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Account' });
    await me.press('Enter');
    await expect(sheet.getByText('No rank yet')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(me).toBeFocused();
    await expect(page).toHaveURL('/stage/201');

    await me.tap();
    await sheet.getByRole('link', { name: 'Settings' }).tap();
    await expect(page).toHaveURL('/auth/settings');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/stage/201');
    await expect(sheet).toBeHidden();
  });
});
