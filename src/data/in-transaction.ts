import type { Db } from './db.ts';

/** Runs `work` in the current transaction, or in a new one when none is open. */
export const inTransaction = <Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
