import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from '#tests/support/rounds.ts';

const isForDocuments = process.env.UPDATE_SCREENSHOTS === '1';
const isWanted = isForDocuments || isFull;

// With UPDATE_SCREENSHOTS=1 among the documents, else where nobody commits it.
const pathOf = (name: string): string => `${isForDocuments ? 'docs' : 'test-results'}/screenshots/${name}.png`;

/** Takes a picture for people to look at, where one is wanted: for the documents, or of every look. It proves nothing, and takes as long as a check. `afresh`: with the fonts in the browser's cache, as on any further page. */
export async function takePicture(page: Page, name: string, { fullPage = false, afresh = false } = {}): Promise<void> {
  if (!isWanted) return;
  if (afresh) await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: pathOf(name), fullPage });
}

/** Keeps a picture that the site itself drew, where one is wanted. */
export function saveScreenshot(png: Buffer, name: string): void {
  if (!isWanted) return;
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), png);
}
