import { formatScore } from '#domain/shared/score.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { findBusyPlayer } from '#tests/support/sites/busy-player.ts';

for (const variant of variants('en, mobile, light')) {
  test(`a player opens the dashboard and the reasons for a target: ${variantName(variant)}`, async ({ page, testSite }) => {
    const { locale, size, theme, viewport } = variant;
    const { handle, name, dashboard } = await findBusyPlayer();
    const trouble = watchForTrouble(page);
    await signInAs(page, handle, testSite);
    await openVariant(page, '/dashboard', variant);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await takePicture(page, `dashboard.${size}.${theme}.${locale}`, { fullPage: size === 'desktop' });
    const target = page.locator('section[aria-labelledby=target]');
    await target.locator('summary').click();
    await expect(target.locator('details')).toContainText(`+${formatScore(dashboard.target?.gain ?? 0)}`);
    await expectNoOverflow(page);
    // The viewport is tall enough for the whole page, because axe skips elements that the fixed bars partly cover.
    await page.setViewportSize({ ...viewport, height: 8_000 });
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  });
}
