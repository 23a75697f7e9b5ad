// Internal modules of Next.js, because its public API sends two requests per address and does not report when they end
// (decision 0130).
import { fetchRouteOnCacheMiss, readOrCreateRouteCacheEntry } from 'next/dist/client/components/segment-cache/cache';
import { createCacheKey } from 'next/dist/client/components/segment-cache/cache-key';
import type { PrefetchTask } from 'next/dist/client/components/segment-cache/scheduler';

// Values of EntryStatus, a const enum, which can only be imported within its own package.
const EMPTY = 0;
const PENDING = 1;
const RETRY_AFTER_MS = 60_000;

const TASK = { onInvalidate: null } as PrefetchTask;

/**
 * Loads the route tree of an address into the cache of Next's router, unless it is there or can be derived from a known
 * one. The tree contains no rows, so it cannot show an old ranking. Never rejects.
 */
export async function prefetchRoute(address: string): Promise<void> {
  const key = createCacheKey(new URL(address, location.origin).href, null);
  const now = Date.now();
  const entry = readOrCreateRouteCacheEntry(now, TASK, key);
  if (entry.status !== EMPTY) return;
  entry.staleAt = now + RETRY_AFTER_MS;
  entry.status = PENDING;
  await fetchRouteOnCacheMiss(entry, key);
}
