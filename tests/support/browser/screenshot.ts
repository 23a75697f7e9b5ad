import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from '#tests/support/rounds.ts';

const pathOf = (name: string): string => `test-results/screenshots/${name}.png`; // an ignored folder

/**
 * Takes a screenshot for review if every variant is tested. A screenshot checks nothing and takes as long as a check.
 * `afresh` reloads the page with the fonts in the browser's cache.
 */
export async function takePicture(page: Page, name: string, { fullPage = false, afresh = false } = {}): Promise<void> {
  if (!isFull) return;
  if (afresh) await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: pathOf(name), fullPage });
}

/** Saves a picture that the site itself drew, if every variant is tested. */
export function saveScreenshot(png: Buffer, name: string): void {
  if (!isFull) return;
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), png);
}
