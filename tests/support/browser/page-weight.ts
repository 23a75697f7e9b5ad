import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Compressed network transfer of a page. */
export type PageWeight = { readonly requests: number; readonly kb: number; readonly byType: Readonly<Record<string, number>> };

const COMPRESSED = /^(?:font|image\/(?:png|webp))/;

/**
 * Opens a page for the first time in this browser and measures its requests until the network is idle, in KB of 1,000
 * bytes with gzip, as the edge sends them. Does not include what the first script fetches ahead for later.
 */
export async function measurePage(page: Page, path: string): Promise<PageWeight> {
  const byType: Record<string, number> = {};
  const responses: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const isAhead = type === 'fetch' && response.url().includes('/_next/static/');
    if (!response.url().startsWith('http') || isAhead || type === 'eventsource') return;
    responses.push(
      response.body().then((body) => {
        const bytes = COMPRESSED.test(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length;
        byType[type] = (byType[type] ?? 0) + bytes / 1000;
      }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(responses);
  return { requests: responses.length, kb: Object.values(byType).reduce((sum, kb) => sum + kb, 0), byType };
}
