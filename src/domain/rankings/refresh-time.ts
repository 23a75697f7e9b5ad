const QUICK_MS = 1_000;
const REST = 20; // times as long as the work took, so that totals take a twentieth of a core at most

/** When totals may be computed again: at once where that is quick, on a large site after a rest. */
export function refreshTime({ builtAt, buildMs }: { readonly builtAt: Date; readonly buildMs: number }): Date {
  return buildMs < QUICK_MS ? builtAt : new Date(builtAt.getTime() + REST * buildMs);
}
