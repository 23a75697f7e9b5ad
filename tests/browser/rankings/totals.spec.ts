import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { readUseCase } from '#tests/support/sites/site-database.ts';
import { getTotal } from '#usecases/rankings/totals/get-total.ts';

const screens = [
  { name: 'total 20', path: '/total/20', picture: 'total', gate: 'en, desktop, light' },
  { name: 'the player ranking', path: '/ranking', picture: 'ranking', gate: 'ja, desktop, dark' },
  { name: 'the risers of a total', path: '/total/20?since=2025-06-30&at=2025-12-31', picture: 'total-since', gate: 'en, mobile, light' },
  ...(isFull ? [{ name: 'total 1', path: '/total/1', picture: 'total-1', gate: 'en, desktop, dark' } as const] : []),
] as const;

for (const { name, path, picture, gate } of screens)
  for (const variant of variants(gate))
    test(`a visitor opens ${name}: ${variantName(variant)}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      await openVariant(page, path, variant);
      await expectAccessible(page);
      await takePicture(page, `${picture}.${variant.size}.${variant.theme}.${variant.locale}`);
      expect(trouble).toEqual([]);
    });

test('a signed-in player sees their rank above a total and their row in the table, and a row opens its places on a phone', async ({
  page,
  testSite,
}) => {
  // Total 11 has only five boards. Larger tables are expensive to hydrate.
  const reader = (await readUseCase((deps) => getTotal(deps, 11, {}))).rows[5];
  if (!reader) throw new Error('total 11 has fewer than six players');
  await signInAs(page, reader.handle, testSite);
  await openPage(page, '/total/11');
  // A locator by role would search all table cells each time.
  const line = page.locator('main aside');
  await expect(line).toHaveAccessibleName('Your rank in this total');
  await expect(line).toContainText(formatRank(reader.rank, reader.shared));
  await expect(line).toContainText(formatScore(reader.score));
  await expect(page.locator('main tr[data-mark=me]')).toContainText(formatScore(reader.score));

  await page.locator('input[name=player]').nth(4).check();
  // The button is visible wherever the checkboxes are.
  await expect(page.locator('main form button', { hasText: /^Compare$/ })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator('main tbody tr', { has: page.locator('td[data-h]') }).first();
  await row.locator('td[data-h] a').click();
  const sheet = page.locator('dialog[open]');
  await expect(sheet.locator('button[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
