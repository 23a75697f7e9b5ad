const QUICK_MS = 1_000;
const REST = 20; // factor on the build time beyond QUICK_MS; limits rebuilds on a large site to about 5% of a core

/**
 * Returns when totals may be rebuilt: immediately if builds are quick, after a delay on a large site. Totals that seem to
 * be built in the future, because the clock was ahead, count as built now.
 */
export function refreshTime({ builtAt, buildMs }: { readonly builtAt: Date; readonly buildMs: number }, now: Date): Date {
  return new Date(Math.min(builtAt.getTime(), now.getTime()) + REST * Math.max(0, buildMs - QUICK_MS));
}

/**
 * Returns the build time to store, at most twice the previous one, because a single slow build is usually an outlier.
 */
export const notedBuildMs = (before: number, took: number): number => Math.min(took, Math.max(2 * before, QUICK_MS));
