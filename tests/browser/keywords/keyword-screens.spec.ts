import { editorParts, signInAsNewPlayer } from '#tests/support/browser/keyword-editor.ts';
import { openVariant } from '#tests/support/browser/open-variant.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { isFull } from '#tests/support/rounds.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const SCREENS = [
  ['/keyword', 'keyword-list'],
  ['/keyword/Thistledown_Rise', 'keyword-entry'],
  ['/guide/218', 'guide'],
  ['/terms', 'terms'],
  ['/information/about/points', 'about'],
] as const;

// visitor-pages.spec.ts opens the others in the merge gate.
const IN_GATE: readonly string[] = ['keyword-entry', 'guide'];

for (const [path, screen] of SCREENS.filter(([, name]) => isFull || IN_GATE.includes(name)))
  for (const variant of variants('ja, mobile, light'))
    test(`the keyword, guide and terms pages are accessible and fit the window: ${screen}, ${variantName(variant)}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      await openVariant(page, path, variant);
      await expectAccessible(page, 'main li:nth-child(n + 5)');
      await takePicture(page, `${screen}.${variant.size}.${variant.theme}.${variant.locale}`);
      expect(trouble).toEqual([]);
    });

test.describe('on the posting site', () => {
  test.use({ site: 'posting' });

  for (const variant of variants('en, desktop, dark'))
    test(`the keyword editor is accessible with an error and name suggestions: ${variantName(variant)}`, async ({ page }) => {
      const trouble = watchForTrouble(page);
      await signInAsNewPlayer(page);
      await openVariant(page, '/keyword-edit/9558e715cd1c8', variant);
      const { field, save } = editorParts(page, variant.locale);
      await expect(save).toBeEnabled(); // React runs. Before that, typed text would be lost.
      await field('reading').fill('つゆ卵');
      await save.click();
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
      await field('text').press('Control+End');
      await field('text').pressSequentially('\n[[De');
      const names = page.getByRole('listbox', { name: messagesOf(variant.locale).editor.completion.label });
      await expect(names.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, `keyword-editor.${variant.size}.${variant.theme}.${variant.locale}`);
      expect(trouble).toEqual([]);
    });
});
