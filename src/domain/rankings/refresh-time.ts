const QUICK_MS = 1_000;
const REST = 20; // times as long as the work took beyond that, so that on a large site totals take a twentieth of a core

/** When totals may be computed again: at once where that is quick, on a large site after a rest. */
export function refreshTime({ builtAt, buildMs }: { readonly builtAt: Date; readonly buildMs: number }): Date {
  return new Date(builtAt.getTime() + REST * Math.max(0, buildMs - QUICK_MS));
}

/** What totals that took so long are noted to take: at most twice what was noted before, since one slow time among quick ones is the machine's. */
export const notedBuildMs = (before: number, took: number): number => Math.min(took, Math.max(2 * before, QUICK_MS));
