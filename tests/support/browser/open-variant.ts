import { expect, type Page } from '@playwright/test';
import { MISSING_KEY } from '#tests/support/texts/missing-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { expectNoLayoutShift, expectNoOverflow } from './page-health.ts';
import type { Variant } from './variants.ts';

/**
 * Opens a page in a variant and makes the checks for every screen: language, theme, no missing message, no layout
 * shift, no overflow.
 */
export async function openVariant(page: Page, path: string, { locale, theme, viewport }: Variant): Promise<void> {
  await page.setViewportSize(viewport);
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(localePath(locale, path), { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expectNoLayoutShift(page);
  await expectNoOverflow(page);
  expect(await page.locator('body').innerText()).not.toMatch(MISSING_KEY);
}
