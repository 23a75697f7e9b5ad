import { readPresent } from '#data/queries/rankings/past.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Tally } from '#domain/rankings/totals/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { isSettled } from './remember-past.ts';
import { tallyTotals } from './tally-totals.ts';

const EVERY_MS = 15 * 60 * 1_000;

/** Returns the start of the previous quarter of an hour, which no new post can precede. */
export const settledBefore = (now: Date): Date => new Date((Math.floor(now.getTime() / EVERY_MS) - 1) * EVERY_MS);

// Stores only one entry per catalogue, because the sums of a large site need much memory.
const remembered = new WeakMap<Catalogue, { readonly key: string; readonly tallies: readonly Tally[] }>();

/**
 * Returns every current total without the posts since `settled.before`. Computes them once per process, quarter of an
 * hour and correction (see `rememberPast`), because the computation reads every standing on the site.
 */
export async function getSettledTallies(
  deps: Deps,
  settled: CountedAt & { before: Date },
  referenceMax: number,
): Promise<readonly Tally[]> {
  const catalogue = await deps.catalogue();
  const { corrections, now } = await readPresent(deps.db);
  const key = [settled.before.getTime(), settled.console, settled.year, referenceMax, corrections].join(' ');
  const known = remembered.get(catalogue);
  if (known?.key === key) return known.tallies;
  const tallies = await tallyTotals(deps.db, catalogue, settled, referenceMax);
  if (isSettled(settled.before, now)) remembered.set(catalogue, { key, tallies });
  return tallies;
}
