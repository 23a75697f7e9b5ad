import type { Page } from '@playwright/test';
import { SIZES } from '#tests/support/looks.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const PHONE = { width: 390, height: 844 };
test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

const WORDS = {
  en: {
    menu: 'Menu',
    site: 'Site',
    game: 'Game 4',
    list: 'Greenhouse Challenge',
    stage: 'Trowel Yard',
    theme: 'Theme',
    close: 'Close menu',
  },
  ja: {
    menu: 'メニュー',
    site: 'サイト',
    game: '4作目',
    list: '温室チャレンジ',
    stage: '移植ごての庭',
    theme: 'テーマ',
    close: 'メニューを閉じる',
  },
};
const drawer = (page: Page) => page.locator('dialog#drawer');
const summary = (page: Page, name: string) => drawer(page).locator('summary').filter({ hasText: name });
/** How far the drawer's left edge is from where it rests. */
const shut = (page: Page) => drawer(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);

let lastMs = 0; // when the finger of the swipe before was last felt

/** A finger put down, moved in eight steps of 16 ms and lifted after a rest, as the browser gets it from a screen; gives back how to lift it later. */
async function swipe(page: Page, from: number, to: number, { y = 400, dy = 0, lift = true, restMs = 16 } = {}) {
  const screen = await page.context().newCDPSession(page);
  let atMs = Math.max(Date.now() - 1000, lastMs + 50); // by a clock of its own, however busy the machine is, that never goes back
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, afterMs = 16) => {
    atMs += afterMs;
    lastMs = atMs;
    const touchPoints = type === 'touchEnd' ? [] : [{ x: from + (to - from) * part, y: y + dy * part }];
    return screen.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: atMs / 1000 });
  };
  await send('touchStart', 0);
  for (let step = 1; step <= 8; step++) await send('touchMove', step / 8);
  const end = () => send('touchEnd', 1, restMs);
  if (lift) await end();
  return end;
}

const DRAWERS = [
  ['en', 'dark', PHONE, '/stage/201'],
  ['ja', 'light', SIZES.tablet, '/ja/stage/201'],
  ['en', 'light', SIZES.tablet, '/stage/201'],
  ['ja', 'dark', PHONE, '/ja/stage/201'],
] as const;

for (const [locale, theme, viewport, path] of process.env.ALL_LOOKS === '1' ? DRAWERS : DRAWERS.slice(0, 2)) {
  test(`the drawer by thumb: ${locale}, ${theme}, ${viewport.width} px`, async ({ page }) => {
    const words = WORDS[locale];
    const trouble = watchForTrouble(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await openPage(page, path);
    expect(asked.filter((url) => url.includes('/api/menu'))).toEqual([]);
    const scripts = asked.filter((url) => url.endsWith('.js')).length;

    const opener = page.getByRole('button', { name: words.menu, exact: true });
    await opener.tap();
    await expect(summary(page, words.site)).toBeVisible();
    expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(scripts); // its code comes now, not before
    await expect(drawer(page).locator('[aria-current=page]').first()).toBeVisible(); // it opens where the reader is
    const { pages, tools, otherLanguage } = messagesOf(locale).frame;
    for (const name of [pages['/'], pages['/keyword'], tools.chat, tools.social, otherLanguage]) {
      await expect(drawer(page).getByRole('link', { name, exact: true }).last()).toBeVisible();
    }
    const login = drawer(page).getByRole('link', { name: messagesOf(locale).account.button.login, exact: true });
    await expect(login).toHaveAttribute('href', new RegExp(`callbackUrl=${encodeURIComponent(path)}$`)); // who logs in comes back here
    await expect(drawer(page).getByRole('button', { name: words.theme })).toBeVisible();
    await summary(page, words.game).tap();
    await summary(page, words.list).tap();
    for (const target of await drawer(page).locator(':is(a, button, summary):visible').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await takePicture(page, `drawer.${viewport.width}.${theme}.${locale}`);
    await page.touchscreen.tap(20, 300); // the scrim
    await expect(drawer(page)).toBeHidden();
    await expectNoOverflow(page);
    await expectNoLayoutShift(page);

    await opener.tap();
    await page.setViewportSize({ ...viewport, height: 4000 }); // so that no line is cut in half by the screen's end
    await expectAccessible(page);
    await drawer(page).getByRole('link', { name: words.stage, exact: true }).tap();
    await expect(page).toHaveURL(/\/stage\/403$/);
    await expect(drawer(page)).toBeHidden();
    expect(asked.filter((url) => url.includes('/api/menu'))).toHaveLength(1);
    expect(trouble).toEqual([]);
  });
}

test('keys stay inside the drawer and come back to its button', async ({ page }) => {
  await openPage(page, '/terms');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(summary(page, 'Site')).toBeVisible();
  const held = new Set<string>();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      return element === document.body ? 'body' : `${element?.closest('dialog') ? 'in' : 'OUT'} ${element?.textContent}`;
    });
    held.add(where);
    if (step > 60 && where.includes('Dashboard')) break; // round at least once
  }
  expect([...held].filter((where) => where.startsWith('OUT'))).toEqual([]);
  expect(held.size).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a finger draws it in from the edge and puts it away', async ({ page }) => {
  await openPage(page, '/terms');
  await swipe(page, 300, 100); // not from the edge
  await swipe(page, 385, 380, { dy: -200 }); // along the edge: that scrolls
  await expect(drawer(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));

  await swipe(page, 371, 120); // from the innermost of the 20 px
  await expect(drawer(page)).toBeVisible();
  await expect.poll(() => shut(page)).toBe(0);

  await swipe(page, 150, 200, { y: 130, restMs: 300 }); // too little: it springs back
  await expect.poll(() => shut(page)).toBe(0);
  await expect(drawer(page)).toBeVisible();
  await swipe(page, 150, 330, { y: 130, restMs: 300 });
  await expect(drawer(page)).toBeHidden();

  const lift = await swipe(page, 389, 289, { restMs: 300, lift: false });
  await expect.poll(() => shut(page)).toBeCloseTo(328 - 100, -1); // it follows the finger
  await lift();
  await expect(drawer(page)).toBeHidden();
  await swipe(page, 366, 100); // and one beside them
  await expect(drawer(page)).toBeHidden();
});

test('lists that do not come can be asked for again', async ({ page }) => {
  await page.route('/api/menu/en', (route) => route.abort());
  await openPage(page, '/terms');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(drawer(page).getByRole('alert')).toContainText('The lists did not load.');
  await page.unroute('/api/menu/en');
  await drawer(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(summary(page, 'Site')).toBeVisible();
});

test('the bottom bar: home, chat, the top of the page, the menu', async ({ page }) => {
  await openPage(page, '/ja/stage/201');
  const bar = page.getByRole('navigation', { name: 'クイックメニュー' });
  await expect(bar.locator('a, button')).toHaveText(['ホーム', 'チャット', '検索', '上へ', 'メニュー']);
  for (const item of await bar.locator('a, button').all()) expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(52);
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

test('nothing is lost at 320 px, nor at 200 % zoom of a desktop', async ({ page }) => {
  for (const path of ['/stage/201', '/ja/stage/201']) {
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 450 },
    ]) {
      await page.setViewportSize(viewport);
      await openPage(page, path);
      await expectNoOverflow(page);
      const boxes = await page
        .locator('body > :is(header, nav) :is(a, button):visible')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      for (const { left, right } of boxes) expect([left >= 0, right <= viewport.width]).toEqual([true, true]);
      await page.getByRole('button', { name: path.startsWith('/ja') ? 'メニュー' : 'Menu', exact: true }).tap();
      await drawer(page).locator('summary').first().waitFor();
      expect(await drawer(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
});
