import { foldViews } from '#data/queries/views.ts';
import type { Deps } from '#usecases/deps.ts';
import { refreshTotals } from './refresh-totals.ts';

/** Brings all that is computed later up to date with the records: rank blocks, then totals. Safe to run any number of times. */
export async function refreshRankings(deps: Deps, transactionId?: string): Promise<void> {
  await foldViews(deps.db);
  await refreshTotals(deps, transactionId);
}
