import { openPage } from '#tests/support/browser/open-page.ts';
import { expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';

// Widths at which the header has the least space: just above its breakpoints, and where its margins stop shrinking.
const HEADER_WIDTHS = [961, 1041, 1201];

test('the bottom bar ends at 600 px, content at 1200 px, and the footer states that the site is fan-made', async ({ page }) => {
  await openPage(page, '/terms');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  for (const [width, isPhone] of [
    [600, true],
    [601, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeVisible({ visible: isPhone });
  }
  await page.setViewportSize({ width: 2000, height: 800 });
  const contentWidth = await page.locator('footer > .wrap').evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(contentWidth).toBe(1200);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Stargrass', exact: true })).toBeVisible();
  await expect(footer).toContainText(/© \d{4} Stargrass contributors\. A fan-made site, not affiliated with the makers of the games\./);
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  for (const path of ['/terms', '/ja/terms'])
    test(`the header's menus and tools fit without overlap at every header width: ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of HEADER_WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoOverflow(page);
        const boxes = await page
          .getByRole('banner')
          .locator('a, button')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect).filter((box) => box.width > 0));
        expect(boxes.length).toBeGreaterThan(14);
        boxes.forEach(({ left, right }, index) => {
          expect(right).toBeLessThanOrEqual(width);
          expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
        });
      }
    });
});
