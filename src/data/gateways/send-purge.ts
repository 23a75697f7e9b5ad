/** Edge cache in front of the site that accepts purge requests. */
export type Edge = {
  readonly url: string;
  /**
   * Purges all responses cached under these surrogate keys. From then on, the edge sends `position` with its fetches, so
   * that no replica answers that has not replayed it. Throws unless the edge cache confirms the purge.
   */
  readonly purge: (keys: readonly string[], position: string) => Promise<void>;
};

const WITHIN_MS = 2_000;
const MOST_BYTES = 6_000; // Bytes of surrogate keys per request, below the header limit of common servers.

/** Creates a purge client for an edge cache. Sends nothing until `purge` is called. */
export const openEdge = (url: string, withinMs = WITHIN_MS): Edge => ({
  url,
  purge: async (keys, position) => {
    for (const line of linesOf(keys)) {
      const response = await fetch(url, {
        method: 'PURGE',
        headers: { 'surrogate-key': line, 'x-purge-lsn': position },
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      });
      await response.body?.cancel();
      if (response.status !== 200) throw new Error(`edge ${url} responded ${response.status} to a purge`);
    }
  },
});

function linesOf(keys: readonly string[]): string[] {
  const lines: string[] = [];
  for (const key of keys) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + key.length <= MOST_BYTES) lines[lines.length - 1] = `${last} ${key}`;
    else lines.push(key);
  }
  return lines;
}
