import { deleteDumpsNaming, lockDumps } from '#data/queries/dumps/dumps.ts';
import { enqueueDump } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Withdraws all dumps that name an account which this transaction closes, and queues a dump without it. The job also
 * removes the files. A dump that is being written is not published, because it may name the account.
 */
export async function replaceDumpsNaming({ db, dumps }: Pick<Deps, 'db' | 'dumps'>, userId: number): Promise<void> {
  await lockDumps(db);
  await deleteDumpsNaming(db, userId);
  if (dumps.storage) await enqueueDump(db);
}
