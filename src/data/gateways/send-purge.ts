/** A cache in front of the site that is told what to forget. */
export type Edge = {
  readonly url: string;
  /** Tells it to forget whatever it keeps under one of these keys; throws unless it says that it did. */
  readonly purge: (keys: readonly string[]) => Promise<void>;
};

const WITHIN_MS = 2_000;
const MOST_BYTES = 6_000; // of keys in one call: what every server takes for a header

/** Opens the way to an edge; nothing is sent until it is told something. */
export const openEdge = (url: string, withinMs = WITHIN_MS): Edge => ({
  url,
  purge: async (keys) => {
    for (const line of linesOf(keys)) {
      const answer = await fetch(url, {
        method: 'PURGE',
        headers: { 'surrogate-key': line },
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      });
      await answer.body?.cancel();
      if (answer.status !== 200) throw new Error(`the edge at ${url} answered ${answer.status} to a purge`);
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
