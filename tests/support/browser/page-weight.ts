import type { Page } from '@playwright/test';

/** Compressed network transfer of a page. */
export type PageWeight = { readonly requests: number; readonly kb: number; readonly byType: Readonly<Record<string, number>> };

/**
 * Opens a page for the first time in this browser and measures its requests until the network is idle, in KB of 1,000
 * bytes.
 */
export async function measurePage(page: Page, path: string): Promise<PageWeight> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) types.set(requestId, type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await page.goto(path, { waitUntil: 'networkidle' });
  const byType: Record<string, number> = {};
  for (const [requestId, type] of types) byType[type] = (byType[type] ?? 0) + (bytes.get(requestId) ?? 0) / 1000;
  return { requests: types.size, kb: Object.values(byType).reduce((sum, kb) => sum + kb, 0), byType };
}
