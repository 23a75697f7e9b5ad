const SAMPLE_EVERY_MS = 1_000;
const MOST_BEHIND_MS = 5_000;

/**
 * Samples the primary's position when it is asked for, at most once a second. `required` returns the oldest position
 * that was sampled within the last five seconds: a replica that has replayed it is at most five seconds behind. It
 * returns undefined, and the primary must be read, while there is no sample that young.
 */
export function createPositionSamples(read: () => Promise<string>, readMs: () => number = () => performance.now()) {
  const samples: { readonly position: string; readonly atMs: number }[] = [];
  let startedMs = Number.NEGATIVE_INFINITY;
  const sample = async () => {
    const atMs = readMs(); // Before the question, because the answer may be old when it arrives.
    startedMs = atMs;
    samples.push({ position: await read(), atMs });
  };
  return {
    required(): string | undefined {
      if (readMs() - startedMs >= SAMPLE_EVERY_MS) void sample().catch(() => {}); // Tried again a second later.
      while (samples[0] && readMs() - samples[0].atMs > MOST_BEHIND_MS) samples.shift();
      return samples[0]?.position;
    },
  };
}
