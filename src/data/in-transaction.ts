import type { Db } from './db.ts';

/** Runs `work` in the transaction that is open already, or in one of its own. */
export const inTransaction = <Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
