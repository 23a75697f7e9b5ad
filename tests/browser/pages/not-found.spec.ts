import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';

for (const [path, heading] of [
  ['/nowhere', "This is not the planet you're looking for."],
  ['/ja/nowhere', 'お探しの惑星は、ここではないようです。'],
] as const) {
  test(`a visitor who opens ${path} sees the not-found page in the language of the address`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    await takePicture(page, `not-found.desktop.dark.${path.startsWith('/ja') ? 'ja' : 'en'}`);
    expect(trouble.filter((line) => !line.includes('404'))).toEqual([]);
  });
}

test("a script without the page's nonce does not run", async ({ page }) => {
  await page.goto('/auth/login');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranUnasked = true';
    document.body.append(script);
    return 'ranUnasked' in window;
  });
  expect(ran).toBe(false);
});
