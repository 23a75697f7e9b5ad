import type { Db } from './db.ts';

/** Reads that all see the database as it was at one instant. */
export function inSnapshot<Answer>(db: Db, read: (snapshot: Db) => Promise<Answer>): Promise<Answer> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
