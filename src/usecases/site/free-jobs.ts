import { inTransaction } from '#data/in-transaction.ts';
import { bringForwardJobs, freeJobsOf, listAbsentHolders } from '#data/queries/site/jobs.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Frees the jobs of dead workers, which would otherwise stay locked for four hours. A worker counts as dead when it is
 * absent at two checks in a row, because it may only have lost a connection the first time. Returns the absent workers,
 * which the caller passes to the next call. Also makes jobs due that wait because the clock was ahead.
 */
export async function freeJobs({ db }: Pick<Deps, 'db'>, absentBefore: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  await bringForwardJobs(db);
  const absent = await listAbsentHolders(db);
  const gone = absent.filter((holder) => absentBefore.has(holder));
  if (gone.length > 0) await inTransaction(db, (tx) => freeJobsOf(tx, gone));
  return new Set(absent);
}
