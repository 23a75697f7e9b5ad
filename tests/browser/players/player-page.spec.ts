import { sessionFetched } from '#tests/support/browser/open-page.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { playerStats, rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { messagesOf } from '#web/i18n/messages.ts';

// Excludes all groups but the first from the accessibility check, because the boards under one rule are representative.
const OTHER_GROUPS = 'section[id^=rule-] ~ section';

for (const variant of variants('ja, desktop, light')) {
  test(`a visitor opens a player's page, which requests no personal data: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const handle = (await rankedHandles('position'))[3] ?? '';
    await openVariant(page, `/user/${handle}`, variant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((await playerStats(handle)).player.name ?? '');
    await expect(page.getByRole('button', { name: messagesOf(variant.locale).players.rival.add, includeHidden: true })).toBeHidden();
    await sessionFetched(page);
    expect(requested.filter((path) => /^\/api\/me(?:\/|$)/.test(path))).toEqual([]);
    await expectAccessible(page, OTHER_GROUPS);
    await takePicture(page, `player.${variant.size}.${variant.theme}.${variant.locale}`);

    await page.locator('details[name=boards] > summary').first().click();
    await page.locator('[data-cells] a[data-h]').first().click();
    await expect(page.locator('dialog[open] h2')).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

// Runs only with FULL=1. In the merge gate, tests/http/players/compare-players.test.ts covers this page.
for (const variant of isFull ? variants('en, mobile, dark') : []) {
  test(`a visitor opens the comparison of two players: ${variantName(variant)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    const handles = await rankedHandles('position');
    await openVariant(page, `/compare/${handles[3]}/${handles[6]}`, variant);
    await expect(page.locator('header dd')).toHaveCount(3);
    await expectAccessible(page, OTHER_GROUPS);
    await takePicture(page, `compare.${variant.size}.${variant.theme}.${variant.locale}`);
    expect(trouble).toEqual([]);
  });
}
