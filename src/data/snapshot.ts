import { onPrimary } from '#data/connections/replica-context.ts';
import { isReplicaFailure } from '#data/connections/replica-lease.ts';
import type { Db } from './db.ts';

/**
 * Runs `read` on one read-only snapshot of the database. If a statement fails on a replica, `read` runs once more, on the
 * primary.
 */
export async function inSnapshot<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> {
  const run = () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  try {
    return await run();
  } catch (error) {
    if (!isReplicaFailure(error)) throw error;
    return onPrimary(run);
  }
}
