import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from '#tests/support/rounds.ts';

const isForDocuments = process.env.UPDATE_SCREENSHOTS === '1';
const isWanted = isForDocuments || isFull;

// Screenshots are stored in the documents with UPDATE_SCREENSHOTS=1 and otherwise in an ignored folder.
const pathOf = (name: string): string => `${isForDocuments ? 'docs' : 'test-results'}/screenshots/${name}.png`;

/**
 * Takes a screenshot for review if screenshots of the documents or of every variant are requested. A screenshot checks
 * nothing and takes as long as a check. `afresh` reloads the page with the fonts in the browser's cache.
 */
export async function takePicture(page: Page, name: string, { fullPage = false, afresh = false } = {}): Promise<void> {
  if (!isWanted) return;
  if (afresh) await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: pathOf(name), fullPage });
}

/** Saves a picture that the site itself drew, if screenshots are requested. */
export function saveScreenshot(png: Buffer, name: string): void {
  if (!isWanted) return;
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), png);
}
