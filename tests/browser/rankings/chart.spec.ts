import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test("a reader scrubs the race for a stage's record by keyboard and by pointer", async ({ page }) => {
  await openPage(page, '/stage/201');
  const race = page.getByRole('region', { name: 'Race the record' });
  const slider = race.getByRole('slider');
  const day = () => slider.getAttribute('aria-valuetext');
  const first = await day();
  expect(first).toMatch(/^\d{4}\/\d\d\/\d\d; World record: /);

  await slider.focus(); // Loads the chart.
  await expect(race.locator('[data-scrub]')).toHaveCount(0);
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(day).not.toBe(first);
  await page.keyboard.press('Home');
  await expect.poll(day).toMatch(/^\d{4}\/01\/01; /);

  const { x = 0, y = 0, width = 0 } = (await race.getByRole('img').boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.76, y + 60);
  await expect.poll(day).not.toMatch(/^\d{4}\/01\/01; /);
  await race.getByRole('button', { name: 'All years' }).click();
  await expect(race.getByRole('button', { name: 'All years' })).toHaveAttribute('aria-pressed', 'true');
});
