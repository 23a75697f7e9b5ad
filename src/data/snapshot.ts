import type { Db } from './db.ts';

/** Runs `read` on one read-only snapshot of the database. */
export function inSnapshot<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
