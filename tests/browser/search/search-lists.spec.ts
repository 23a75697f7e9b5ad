import { chosenOption, openSearch, searchField } from '#tests/support/browser/search.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('while its lists are loading, the search dialog shows progress and remembers a pressed Enter', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/server/keyword', async (route) => {
    await released;
    await route.continue();
  });
  await openSearch(page);
  await expect(page.getByRole('dialog').getByText('Loading…')).toBeVisible();
  await searchField(page).fill('tsuyutamago');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/keyword/Dew_Egg');
});

test('when a search list fails to load, the dialog shows an error and a button that retries', async ({ page }) => {
  await page.route('**/api/server/keyword', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
  await openSearch(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText("Search didn't load.");
  await searchField(page).fill('Dew Egg');
  await page.unroute('**/api/server/keyword');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chosenOption(page)).toHaveAttribute('href', '/keyword/Dew_Egg');
});
