const QUICK_MS = 1_000;
const REST = 20; // pause = this × build time beyond QUICK_MS, so that on a large site totals use a twentieth of a core

/** When totals may be rebuilt: at once if builds are quick, after a pause on a large site. */
export function refreshTime({ builtAt, buildMs }: { readonly builtAt: Date; readonly buildMs: number }): Date {
  return new Date(builtAt.getTime() + REST * Math.max(0, buildMs - QUICK_MS));
}

/** The build time to store: at most twice the previous value, because a single slow build is due to the machine. */
export const notedBuildMs = (before: number, took: number): number => Math.min(took, Math.max(2 * before, QUICK_MS));
