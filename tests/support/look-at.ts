import { expect, type Page } from '@playwright/test';
import { localePath } from '#web/i18n/locales.ts';
import type { Look } from './looks.ts';
import { MISSING_KEY } from './missing-words.ts';
import { expectNoLayoutShift, expectNoOverflow } from './page-health.ts';

export const lookName = ({ locale, size, theme }: Look) => `${locale}, ${size}, ${theme}`;

/** Opens a page under a look and checks what holds of every screen: language, theme, words, nothing moves, nothing is too wide. */
export async function lookAt(page: Page, path: string, { locale, theme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(localePath(locale, path), { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expectNoLayoutShift(page);
  await expectNoOverflow(page);
  expect(await page.locator('body').innerText()).not.toMatch(MISSING_KEY);
}
