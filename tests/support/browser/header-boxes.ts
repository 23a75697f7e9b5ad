import type { Page } from '@playwright/test';
import { expectNoOverflow } from './page-health.ts';
import { expect } from './test.ts';

/** Widths at which the header has the least space: just above its breakpoints. */
const HEADER_WIDTHS = [601, 768, 961, 1101, 1231];

/** Checks that no two links or buttons of the header overlap and that none is cut off, at each width of the header. */
export async function expectNoOverlapInHeader(page: Page): Promise<void> {
  for (const width of HEADER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect).filter((box) => box.width > 0));
    expect(boxes.length).toBeGreaterThan(14);
    const [one] = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other) => (overlap(box, other) ? [{ width, box, other }] : [])),
    );
    expect(one).toBeUndefined();
    expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  }
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
