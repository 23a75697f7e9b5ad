const loaded = new Set<string>();

/** Loads the scripts of the page once. A script that failed to load is tried again at the next call. */
export function loadChunks(chunks: readonly string[]): void {
  for (const src of chunks) {
    if (loaded.has(src)) continue;
    loaded.add(src);
    const script = document.createElement('script');
    script.src = src;
    script.onerror = () => loaded.delete(src);
    document.head.append(script);
  }
}

/**
 * Fetches the scripts of the page at low priority, so that they start without delay later. Uses `fetch` because Safari
 * has no `rel=prefetch`.
 */
export function prefetchChunks(chunks: readonly string[]): void {
  for (const src of chunks) if (!loaded.has(src)) fetch(src, { priority: 'low' }).catch(() => {});
}
