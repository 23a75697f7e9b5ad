import { expectNoOverlapInHeader } from '#tests/support/browser/header-boxes.ts';
import { describeFault, findLayoutFaults, LAYOUT_WIDTHS } from '#tests/support/browser/layout-faults.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { postScores } from '#tests/support/http/post-scores.ts';
import { inTurn } from '#tests/support/page-samples.ts';
import { isFull } from '#tests/support/rounds.ts';
import { longestName } from '#tests/support/texts/longest-names.ts';

// The others are checked in the nightly run.
const GATE_WIDTHS = [320, 390, 1280];
// The stage with the longest name in Japanese. No other test file posts to this stage.
const STAGE = { id: 332, rule: 36 };

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
  const widths = await page.locator('main.wrap, main > .wrap, footer > .wrap').evaluateAll((parts) =>
    parts.map((part) => {
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      return part.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }),
  );
  expect(widths).toEqual([1200, 1200]); // the page's content and the footer
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Stargrass', exact: true })).toBeVisible();
  await expect(footer).toContainText(/© \d{4} Stargrass contributors\. A fan-made site, not affiliated with the makers of the games\./);
});

test.describe('with the longest names', () => {
  test.use({ site: 'posting' });

  // `npm run layout-check` checks every kind of page in every language.
  test('pages have no layout fault at any width and are not too high', async ({ page }) => {
    const [one = '', other = ''] = await postScores(STAGE.id, STAGE.rule, [99_998, 99_997], [longestName(), longestName()]);
    const faults: string[] = [];
    // Addresses, and the greatest height of those whose content is limited.
    const pages = [
      [`/stage/${STAGE.id}`],
      [`/user/${one}`, 4_000],
      ...(isFull ? ([['/'], ['/total/1', 8_000], [`/compare/${one}/${other}`, 6_000]] as const) : []),
    ] as const;
    for (const [index, [route, highest = Number.POSITIVE_INFINITY]] of pages.entries()) {
      const address = inTurn(route, index);
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(highest);
      const found = await findLayoutFaults(page, isFull ? LAYOUT_WIDTHS : GATE_WIDTHS);
      faults.push(...found.map((fault) => `${address} ${describeFault(fault)}`));
    }
    expect(faults).toEqual([]);

    await page.evaluate(() => {
      const planted = document.createElement('div');
      planted.innerHTML =
        '<p style="width: 5em; overflow: hidden; white-space: nowrap">This text is cut off.</p>' +
        '<button type="button" style="width: 30px; height: 30px">X</button>' +
        '<div style="width: 2000px">Wide</div>' +
        '<div style="position: fixed; inset: 0; z-index: 9999">Cover</div>';
      document.body.append(planted);
    });
    const kinds = (await findLayoutFaults(page, [320])).map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(['clipped', 'covered', 'small', 'wide']);
  });
});

test.describe('in the nightly run', () => {
  test.skip(!isFull, 'only with FULL=1');

  for (const path of ['/terms', '/ja/terms'])
    test(`the header's menus and tools fit without overlap at every header width: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectNoOverlapInHeader(page);
    });
});
