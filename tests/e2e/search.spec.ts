import type { Page } from '@playwright/test';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { SEARCH_QUERIES } from '#tests/support/search-queries.ts';
import { localePath } from '#web/i18n/locales.ts';

const SHORT_PAGE = '/terms';
const LISTS = /\/api\/(server\/stage\/all|server\/keyword|search\/users)$/;
const FIELD = { en: 'Search stages, keywords, herders', ja: 'ステージ・キーワード・プレイヤーを検索' };

const fieldOf = (page: Page, locale: keyof typeof FIELD = 'en') => page.getByRole('combobox', { name: FIELD[locale] });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

async function openSearch(page: Page, path = SHORT_PAGE, locale: keyof typeof FIELD = 'en') {
  await openPage(page, path);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page, locale)).toBeFocused();
}

test.beforeEach(async () => {
  // All tests come from one address, and the worker may not have computed who is active: the server's own search finds everybody.
  await withE2eDatabase((db) => db.deleteFrom('attempts').execute());
});

test('forty queries find what they mean', async ({ page }) => {
  await openSearch(page);
  for (const [query, route, why] of SEARCH_QUERIES) {
    await fieldOf(page).fill(query);
    await expect(chosen(page), `${query}: ${why}`).toHaveAttribute('href', route);
  }
});

for (const [kind, query, url] of [
  ['a user', 'halfmoon', /\/user\/halfmoon$/],
  ['a keyword', 'tsuyutamago', /\/keyword\/Dew_Egg$/],
  ['a stage', '230', /\/stage\/230$/],
  ['an event', 'はつしもはい', /\/limited\/151101$/],
] as const)
  test(`Enter opens ${kind} and closes the dialog, however fast it is pressed`, async ({ page }) => {
    await openSearch(page);
    await fieldOf(page).pressSequentially(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('in Japanese it says so, and leads to Japanese pages by Japanese names', async ({ page }) => {
  await openSearch(page, `/ja${SHORT_PAGE}`, 'ja');
  await fieldOf(page, 'ja').fill('dew egg');
  await expect(chosen(page)).toContainText('つゆ卵');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ja/keyword/${encodeURIComponent('つゆ卵')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('つゆ卵');
});

test('rule texts and deleted entries are never opened, not even by Enter', async ({ page }) => {
  await openSearch(page);
  for (const name of ['Spray Ban', '霧吹き禁止', 'Basket Count']) {
    await fieldOf(page).fill(name);
    await expect(page.getByRole('status').filter({ hasText: /results|Nothing found/ })).toBeAttached();
    const hrefs = await page.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    expect(hrefs).not.toContain('/keyword/Spray_Ban');
    expect(hrefs).not.toContain('/keyword/Basket_Count');
  }
  await fieldOf(page).fill('Spray Ban');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/terms$/);
  await expect(page).not.toHaveURL(/Spray_Ban/);
});

test('/ opens it, but not while somebody types; Escape and the cross close it and give the focus back', async ({ page }) => {
  await openPage(page, SHORT_PAGE);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(fieldOf(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(fieldOf(page)).toHaveCount(0);
});

for (const how of ['Escape', 'the cross'] as const) {
  test(`/ opens it again in the moment after ${how}, before the browser has told that it closed`, async ({ page }) => {
    await openSearch(page);
    await page.evaluate(async (isEscape) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog:modal');
      if (isEscape) dialog?.requestClose();
      else dialog?.querySelector<HTMLElement>('[aria-label="Close search"]')?.click();
      await Promise.resolve(); // React has closed it; the browser's event comes with the next task
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      await new Promise((resolve) => dialog?.addEventListener('close', () => setTimeout(resolve), { once: true }));
    }, how === 'Escape');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });
}

test('arrows and the pointer choose; Tab stays inside', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill('clover');
  const options = page.getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'));
    expect(inside).toBe(true);
  }
  const href = await options.nth(2).getAttribute('href');
  await options.nth(2).click();
  await expect(page).toHaveURL(href ?? '');
});

test('the look at a stage shows its record and who holds it', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill('201');
  const preview = page.getByRole('region', { name: 'Button Jar Landing' });
  await expect(preview.getByText('Held by')).toBeVisible();
  await expect(preview.getByText('ボタン瓶のおどり場')).toBeVisible();
});

test('Enter that ends a composition opens nothing', async ({ page }) => {
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'つゆ', selectionStart: 2, selectionEnd: 2 });
  await expect(chosen(page)).toBeVisible();
  await fieldOf(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
  await session.send('Input.insertText', { text: 'つゆ卵' });
  await expect(fieldOf(page)).toHaveValue('つゆ卵');
  await expect(page).toHaveURL(/\/terms$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword\/Dew_Egg/);
});

test('nothing of it is loaded before it is opened, and the lists only once', async ({ page }) => {
  const trouble = watchForTrouble(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, SHORT_PAGE);
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  expect(before.filter((url) => LISTS.test(url))).toEqual([]);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill('clover');
  await expect(chosen(page)).toBeVisible();
  expect(asked.slice(before.length).some((url) => url.endsWith('.js'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden(); // while it closes, a key is still typed into it
  await page.keyboard.press('/');
  await fieldOf(page).fill('chandelier');
  await expect(chosen(page)).toHaveAttribute('href', '/stage/230');
  expect(asked.filter((url) => LISTS.test(url))).toHaveLength(3);
  expect(trouble).toEqual([]);
});

test('until the lists have come it says so, and what was typed meanwhile is opened', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/server/keyword', async (route) => {
    await released;
    await route.continue();
  });
  await openSearch(page);
  await expect(page.getByRole('dialog').getByText('Gathering the lists…')).toBeVisible();
  await fieldOf(page).fill('tsuyutamago');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/keyword\/Dew_Egg$/);
});

test('a list that does not come is said, and fetched again when asked', async ({ page }) => {
  await page.route('**/api/server/keyword', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
  await openSearch(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The lists could not be loaded.');
  await fieldOf(page).fill('Dew Egg');
  await page.unroute('**/api/server/keyword');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chosen(page)).toHaveAttribute('href', '/keyword/Dew_Egg');
});

for (const { locale, size, theme, viewport } of LOOKS)
  test(`the open dialog is accessible: ${locale}, ${size}, ${theme}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((chosenTheme) => localStorage.setItem('theme', chosenTheme), theme);
    await openSearch(page, localePath(locale, SHORT_PAGE), locale);
    await expectAccessible(page);
    await fieldOf(page, locale).fill('moon');
    await expect(chosen(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await takePicture(page, `search.${size}.${theme}.${locale}`);
  });
