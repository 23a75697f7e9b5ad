import { openPage } from '#tests/support/browser/open-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { chosenOption, openSearch, SHORT_PAGE, searchField } from '#tests/support/browser/search.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';

const LISTS = /\/api\/(server\/stage\/all|server\/keyword|search\/users)$/;

const KINDS = [
  ['a user', 'halfmoon', '/user/halfmoon'],
  ['a keyword', 'tsuyutamago', '/keyword/Dew_Egg'],
  ['a stage', '230', '/stage/230'],
  ['an event', 'はつしもはい', '/limited/151101'],
] as const;

// Other tests press Enter on keywords. tests/http/search/queries.test.ts covers the addresses of every kind of result.
for (const [kind, query, url] of isFull ? KINDS : KINDS.slice(0, 1))
  test(`pressing Enter in the search dialog opens ${kind} and closes the dialog, even right after typing`, async ({ page }) => {
    await openSearch(page);
    await searchField(page).pressSequentially(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${SHORT_PAGE}$`));
  });

test('"/" opens the search dialog except while typing, and closing the dialog restores the focus', async ({ page }) => {
  await openPage(page, SHORT_PAGE);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(searchField(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(searchField(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.goBack();
  await expect(searchField(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${SHORT_PAGE}$`));

  // Opens the dialog again right after closing it, before the browser's close event.
  await page.keyboard.press('/');
  for (const closedBy of ['Escape', 'the cross'] as const) {
    await searchField(page).fill('x');
    await page.evaluate(async (isEscape) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog:modal');
      if (isEscape) dialog?.requestClose();
      else dialog?.querySelector<HTMLElement>('[aria-label="Close search"]')?.click();
      // React has closed the dialog by now. The browser fires its close event in the next task.
      await Promise.resolve();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      await new Promise((resolve) => dialog?.addEventListener('close', () => setTimeout(resolve), { once: true }));
    }, closedBy === 'Escape');
    await expect(searchField(page), closedBy).toHaveValue('');
    await expect(searchField(page), closedBy).toBeFocused();
  }
});

test('arrow keys and the pointer select search results, and Tab stays inside the search dialog', async ({ page }) => {
  await openSearch(page);
  await searchField(page).fill('201');
  const preview = page.getByRole('region', { name: 'Button Jar Landing' });
  // The preview shows the world record of the selected stage and its holder.
  await expect(preview.getByText('Held by')).toBeVisible();
  await expect(preview.getByText('ボタン瓶のおどり場')).toBeVisible();

  await searchField(page).fill('clover');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Clover');
  await expect(options.nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await searchField(page).getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'));
    expect(isInside).toBe(true);
  }
  const href = await options.nth(2).getAttribute('href');
  await options.nth(2).click();
  await expect(page).toHaveURL(href ?? '');
});

test('an Enter that ends an IME composition does not open a search result', async ({ page }) => {
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'つゆ', selectionStart: 2, selectionEnd: 2 });
  await expect(chosenOption(page)).toBeVisible();
  await searchField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
  await session.send('Input.insertText', { text: 'つゆ卵' });
  await expect(searchField(page)).toHaveValue('つゆ卵');
  await expect(page).toHaveURL(SHORT_PAGE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/keyword/Dew_Egg');
});

test('the search dialog is not loaded before it is opened, and its lists are loaded only once', async ({ page }) => {
  const trouble = watchForTrouble(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openPage(page, SHORT_PAGE);
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  expect(requested.filter((url) => LISTS.test(url))).toEqual([]);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  const players = page.waitForResponse((response) => response.url().endsWith('?q=clover'));
  await searchField(page).fill('clover');
  await expect(chosenOption(page)).toBeVisible();
  // Waits for the response, because closing the dialog would abort the request.
  await (await players).finished();
  expect(requested.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  await page.keyboard.press('Escape');
  // While the dialog closes, its field still receives keys.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await searchField(page).fill('chandelier');
  await expect(chosenOption(page)).toHaveAttribute('href', '/stage/230');
  expect(requested.filter((url) => LISTS.test(url))).toHaveLength(3);
  expect(trouble).toEqual([]);
});
