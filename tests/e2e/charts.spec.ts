import { expect, test } from '#tests/support/quiet-reader.ts';

const KEYS = 'Chart: the arrow keys move from point to point';

test('the history of a record is read point by point, by keys and by pointer', async ({ page }) => {
  await page.goto('/stage/201');
  const chart = page.getByRole('group', { name: KEYS });
  const said = chart.getByRole('status');
  await page.getByText('Show the numbers').click();
  const rows = page.getByRole('table', { name: /records? since/ }).getByRole('row');
  const words = async (row: number) => (await rows.nth(row).locator('th, td').allTextContents()).join(' · ');
  const last = (await rows.count()) - 1;

  await chart.focus();
  await expect(said).toHaveText(await words(last));
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(await words(last - 1));
  await page.keyboard.press('Home');
  await expect(said).toHaveText(await words(1));
  await page.keyboard.press('Escape');
  await expect(said).toBeEmpty();

  const { x = 0, y = 0, width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.99, y + height / 2);
  await expect(said).toHaveText(await words(last));
  const tip = await said.boundingBox();
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(x + width + 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the history is a picture with a sentence, and no stop for keys', async ({ page }) => {
    await page.goto('/stage/201');
    await expect(page.getByRole('img', { name: /records? since/ })).toBeVisible();
    await page.getByText('Show the numbers').click();
    await expect(
      page
        .getByRole('table', { name: /records? since/ })
        .getByRole('rowheader')
        .first(),
    ).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/);
    await expect(page.getByRole('group', { name: KEYS })).toHaveCount(0);
  });
});
