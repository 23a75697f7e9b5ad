import type { Page } from '@playwright/test';
import { createAccount, newName, signIn, type TestAccount } from '#tests/support/e2e-accounts.ts';
import { bestScore, postOnSite, untilTold } from '#tests/support/e2e-notices.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { localePath } from '#web/i18n/locales.ts';

const WORDS = {
  en: {
    bell: 'Notifications',
    one: 'Notifications, 1 unread',
    line: '1 unread',
    menu: 'Menu',
    passed: (name: string) => new RegExp(`${name} passed you on `),
    isNew: 'New:',
  },
  ja: {
    bell: '通知',
    one: '通知, 未読1件',
    line: '未読1件',
    menu: 'メニュー',
    passed: (name: string) => new RegExp(`で${name}に抜かれました`),
    isNew: '未読:',
  },
};

/** Somebody with a record who was passed by somebody else; the record that did it. */
async function passedPlayer(): Promise<{ fern: TestAccount; moss: TestAccount; name: string; recordId: string }> {
  const name = newName();
  const [fern, moss] = [await createAccount(), await createAccount({ name })];
  const best = await bestScore();
  await postOnSite(fern, best + 10);
  const recordId = await postOnSite(moss, best + 20);
  await untilTold(fern, 1);
  return { fern, moss, name, recordId };
}

/** Nothing in the header stands on another's foot, at every width that has all menus. */
async function expectRoomInHeader(page: Page): Promise<void> {
  for (const width of [961, 1041, 1201]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect).filter((box) => box.width > 0));
    boxes.forEach(({ left, right }, at) => {
      expect(right).toBeLessThanOrEqual(width);
      expect(left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 0.5);
    });
  }
}

for (const { locale, size, theme, viewport } of LOOKS) {
  test(`who is passed hears of it, sees the record, and has read it afterwards: ${locale}, ${size}, ${theme}`, async ({ page }) => {
    const words = WORDS[locale];
    const { fern, name, recordId } = await passedPlayer();
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const trouble = watchForTrouble(page);
    const path = localePath(locale, '/notices');
    await signIn(page, fern, path);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(words.passed(name));
    await page.reload({ waitUntil: 'networkidle' });
    await expectNoLayoutShift(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `notices.${size}.${theme}.${locale}`);

    const bell = page.getByRole('banner').getByRole('button', { name: words.one });
    if (size === 'mobile') {
      await expect(bell).toBeHidden();
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: words.bell })).toContainText(words.line);
      await page.keyboard.press('Escape');
      await page
        .getByRole('main')
        .getByRole('link', { name: words.passed(name) })
        .click();
    } else {
      await bell.click();
      const list = page.getByRole('region', { name: words.bell });
      await expect(list.getByRole('link', { name: words.passed(name) })).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `bell.${size}.${theme}.${locale}`);
      await list.getByRole('link', { name: words.passed(name) }).click();
      await expect(list).toBeHidden();
    }
    await expect(page).toHaveURL(localePath(locale, `/record/${recordId}`));
    const unread = async () => ((await (await page.request.get('/api/me/notices')).json()) as { unread: number }).unread;
    await expect.poll(unread).toBe(0);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(words.passed(name));
    await expect(page.getByRole('main').getByText(words.isNew)).toHaveCount(0);
    if (size === 'desktop') {
      await expect(page.getByRole('banner').getByRole('button', { name: words.bell, exact: true })).toBeVisible();
      await expectRoomInHeader(page);
    }
    expect(trouble).toEqual([]);
  });
}

test('switched off nobody hears, and what has not changed is not sent again', async ({ page }) => {
  const { fern, moss } = await passedPlayer();
  const reed = await createAccount();
  await signIn(page, fern, '/auth/settings');
  const first = await page.request.get('/api/me/notices');
  const headers = { 'if-none-match': first.headers().etag ?? '' };
  expect((await page.request.get('/api/me/notices', { headers })).status()).toBe(304);

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/account') && answer.ok());
  await page.getByRole('switch', { name: 'Somebody passes you' }).click();
  await saved;
  const best = await bestScore();
  await postOnSite(fern, best + 10);
  await postOnSite(reed, best + 10);
  await postOnSite(moss, best + 20);
  await untilTold(reed, 1); // both would have been told by the same job
  await untilTold(fern, 1);
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect((await page.request.get('/api/me/notices', { headers })).status()).toBe(200);
  await expect(page.getByText('On this device')).toHaveCount(0); // the site has no keys for messages
});

test('a message to a device is shown, with where it leads', async ({ page, context }) => {
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
  // A browser without windows has nowhere to show a message: what it is asked to show counts.
  await own.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data: { url } = {} } = {}) => {
      told.push({ title, body, tag, url });
    };
  });
  const data = JSON.stringify({ title: 'Stargrass', body: 'Moss passed you', url: '/stage/201', tag: 'notice-1', lang: 'en' });
  const origin = new URL(page.url()).origin;
  await worker.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () => own.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);
  await expect.poll(shown).toEqual([{ title: 'Stargrass', body: 'Moss passed you', tag: 'notice-1', url: '/stage/201' }]);
});
