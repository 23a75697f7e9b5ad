import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { countUse } from '#tests/support/usage.ts';

// Next.js preloads the styles of the not-found page. On a busy machine, the font of the text may arrive too late to be used.
const EXPECTED = /\.(?:css|woff2) was preloaded using link preload but not used/;

/** Collects console errors, uncaught exceptions and failed requests, or every console message with `kinds: 'all'`. */
export function watchForTrouble(page: Page, { kinds = ['error', 'warning'] }: { kinds?: readonly string[] | 'all' } = {}): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const isExpected = EXPECTED.test(message.text());
    if ((kinds === 'all' || kinds.includes(message.type())) && !isExpected) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser aborts prefetches that it no longer needs.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${request.url()}: ${reason}`);
  });
  return trouble;
}

/**
 * Expects no violation of WCAG A or AA or of axe's best practices. Only the first rows of a long table are checked,
 * because the others are alike. `alike` selects further parts to exclude for that reason.
 */
export async function expectAccessible(page: Page, alike?: string): Promise<void> {
  countUse('axe runs');
  const putBack = await takeOutRows(page);
  const axe = createAxe(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (alike ? axe.exclude(alike) : axe).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== TARGET_SIZE || (await isTooSmall(page, target.join(' ')))) faults.push(`${id}: ${html}`);
  await putBack();
  expect(faults).toEqual([]);
}

const TARGET_SIZE = 'target-size';

// The pages have no frames. Without results for passed rules, axe takes only a third of the time.
const createAxe = (page: Page, runOnly: string[]) =>
  new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();

/** Returns whether a target is too small in the middle of the window, where no bar covers a part of it. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const scrollTop = await page.evaluate(() => document.documentElement.scrollTop);
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await createAxe(page, [TARGET_SIZE]).include(selector).analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrollTop);
  return violations.length > 0;
}

// Removes rows from the page, because axe still reads excluded rows, which takes half of its time on a ranking. A table
// that React is about to hydrate stays unchanged: one of a page that is starting, outside of static markup.
async function takeOutRows(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(() => {
    type Props = { readonly dangerouslySetInnerHTML?: unknown } | undefined;
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    const propsOf = (element: Element) => Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as Props;
    const isStatic = (element: Element | null): boolean =>
      element !== null && (propsOf(element)?.dangerouslySetInnerHTML !== undefined || isStatic(element.parentElement));
    const { documentElement: root } = document;
    const isStill = !isHydrated(root) && root.dataset.reader === undefined; // React starts with the first action
    const bodies = [...document.querySelectorAll('tbody')].filter((body) => isStill || isHydrated(body) || isStatic(body));
    return bodies.map((body) => {
      const rows = [...body.children].slice(11);
      const table = body.closest('table') ?? body;
      const height = () => table.getBoundingClientRect().height;
      const before = height();
      for (const row of rows) row.remove();
      // What follows the table stays in place.
      table.style.marginBottom = `${Number.parseFloat(getComputedStyle(table).marginBottom) + before - height()}px`;
      return { body, rows, table };
    });
  });
  return async () => {
    await taken.evaluate((tables) => {
      for (const { body, rows, table } of tables) {
        body.append(...rows);
        table.style.marginBottom = '';
      }
    });
    await taken.dispose();
  };
}

/**
 * Expects no layout shift since the page was opened, except by a footer that was painted before its last links arrived.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join();
            const what = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${at(previousRect)} → ${at(currentRect)} ${(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120)}`,
            );
            const isFooter = sources.every(({ node }) => node instanceof Element && node.closest('footer'));
            if (!hadRecentInput && !isFooter) moved.push(`${value}: ${what.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The browser delivers the buffered entries two frames later.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)));
      }),
  );
  expect(shifts).toEqual([]);
}

/** Expects the page to be as wide as the window, so that only intended parts scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
