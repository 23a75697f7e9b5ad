import type { Task } from 'graphile-worker';
import type { Deps } from '#usecases/deps.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';

/** Derives everything from the records, so a second run changes nothing. */
export const refreshTotalsTask =
  (deps: Deps): Task =>
  () =>
    refreshTotals(deps);
