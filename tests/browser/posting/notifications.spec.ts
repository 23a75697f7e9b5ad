import { expectNoOverlapInHeader } from '#tests/support/browser/header-boxes.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { countNotifications, createPassedPlayer } from '#tests/support/http/notifications.ts';
import { localePath } from '#web/i18n/locales.ts';

const BOARD = { stage: 230, rule: 27 };

const WORDS = {
  en: {
    bell: 'Notifications',
    account: 'Your account',
    one: 'Your account, 1 new',
    bar: 'Quick links',
    dot: '1 new',
    menu: 'Menu',
    passed: (name: string) => new RegExp(`${name} passed you on `),
    isNew: 'New:',
  },
  ja: {
    bell: '通知',
    account: 'アカウント',
    one: 'アカウント, 新着1件',
    bar: 'クイックメニュー',
    dot: '新着1件',
    menu: 'メニュー',
    passed: (name: string) => new RegExp(`で${name}に抜かれました`),
    isNew: '未読:',
  },
};

test.use({ site: 'posting' });

for (const variant of variants('en, desktop, dark')) {
  const { locale, size, theme } = variant;
  test(`a player opens the record that passed theirs from a notification, which is then marked as read: ${variantName(variant)}`, async ({
    page,
  }) => {
    const words = WORDS[locale];
    const { passed, name, recordId } = await createPassedPlayer(BOARD);
    await expect.poll(() => countNotifications(passed)).toBe(1);
    const trouble = watchForTrouble(page);
    await signInAs(page, passed.handle);
    await openVariant(page, '/notifications', variant);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveText(words.passed(name));
    await expectAccessible(page);
    await takePicture(page, `notifications.${size}.${theme}.${locale}`);

    const planet = page.getByRole('banner').getByRole('button', { name: words.one });
    if (size === 'mobile') {
      await expect(planet).toBeHidden();
      const barLink = page.getByRole('navigation', { name: words.bar }).getByRole('link', { name: words.bell });
      await expect(barLink).toContainText(words.dot);
      await expect(barLink).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: words.bell })).toContainText(words.dot);
      await page.keyboard.press('Escape');
    } else {
      await planet.click();
      await expect(page.locator('#account-menu').getByRole('link', { name: words.bell })).toContainText(words.dot);
      await expectAccessible(page);
      await takePicture(page, `account-menu.${size}.${theme}.${locale}`);
      await page.keyboard.press('Escape');
    }
    await items.getByRole('link', { name: words.passed(name) }).click();
    await expect(page).toHaveURL(localePath(locale, `/record/${recordId}`));
    const unread = async () => ((await (await page.request.get('/api/me/notices')).json()) as { unread: number }).unread;
    await expect.poll(unread).toBe(0);
    await page.goto(localePath(locale, '/notifications'));
    await expect(items).toHaveText(words.passed(name));
    await expect(page.getByRole('main').getByText(words.isNew)).toHaveCount(0);
    if (size === 'desktop') {
      await expect(page.getByRole('banner').getByRole('button', { name: words.account, exact: true })).toBeVisible();
      await expectNoOverlapInHeader(page);
    }
    expect(trouble).toEqual([]);
  });
}

test('the service worker shows a push message with its title, text and target address', async ({ page, context, testSite }) => {
  await context.grantPermissions(['notifications']);
  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const known = registrations.find(({ isDeleted }) => !isDeleted);
      if (known) resolve(known.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  const started = context.waitForEvent('serviceworker');
  await page.goto('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const own = await started;
  // A headless browser shows no notifications, so the test records the call that would show one.
  await own.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data: { url } = {} } = {}) => {
      shown.push({ title, body, tag, url });
    };
  });
  const data = JSON.stringify({ title: 'Stargrass', body: 'Moss passed you', url: '/stage/201', tag: 'notice-1', lang: 'en' });
  await worker.send('ServiceWorker.deliverPushMessage', { origin: testSite.url, registrationId: await registered, data });
  await expect
    .poll(() => own.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title: 'Stargrass', body: 'Moss passed you', tag: 'notice-1', url: '/stage/201' }]);
});
