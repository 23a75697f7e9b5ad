import { inTransaction } from '#data/in-transaction.ts';
import { freeJobsOf, listAbsentHolders } from '#data/queries/jobs.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Gives back the jobs of workers that are gone, which would stay theirs for four hours. Who was absent at the last look, too, is gone; who is
 * absent for the first time may only have lost a connection. Says who is absent now: hand it to the next look.
 */
export async function freeJobs({ db }: Pick<Deps, 'db'>, absentBefore: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const absent = await listAbsentHolders(db);
  const gone = absent.filter((holder) => absentBefore.has(holder));
  if (gone.length > 0) await inTransaction(db, (tx) => freeJobsOf(tx, gone));
  return new Set(absent);
}
