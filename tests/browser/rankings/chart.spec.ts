import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test("a reader steps through the chart of a stage's record history by keyboard and by pointer", async ({ page }) => {
  await openPage(page, '/stage/201');
  const chart = page.getByRole('group', { name: 'Chart: use the arrow keys to move between points' });
  const status = chart.getByRole('status');
  await page.getByText('Show the numbers').click();
  const rows = page.getByRole('table', { name: /records? since/ }).getByRole('row');
  const textOf = async (row: number) => (await rows.nth(row).locator('th, td').allTextContents()).join(' · ');
  const last = (await rows.count()) - 1;

  await chart.focus();
  await expect(status).toHaveText(await textOf(last));
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(await textOf(last - 1));
  await page.keyboard.press('Home');
  await expect(status).toHaveText(await textOf(1));
  await page.keyboard.press('Escape');
  await expect(status).toBeEmpty();

  const { x = 0, y = 0, width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.99, y + height / 2);
  await expect(status).toHaveText(await textOf(last));
  const tip = await status.boundingBox();
  // The label stays inside the chart.
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(x + width + 1);
});
