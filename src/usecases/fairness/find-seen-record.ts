import type { Db } from '#data/db.ts';
import { findRecord } from '#data/queries/records.ts';
import { isSealed } from '#data/queries/sealed-boards.ts';

/** Returns a record, or undefined while a blind event hides its result. */
export async function findSeenRecord(db: Db, recordId: string) {
  const record = await findRecord(db, recordId);
  return record && !(await isSealed(db, record.boardId)) ? record : undefined;
}
