import type { Db } from '#data/db.ts';
import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { findRecord } from '#data/queries/records/records.ts';

/** Returns a record, or undefined while a blind event hides its result. */
export async function findSeenRecord(db: Db, recordId: string) {
  const record = await findRecord(db, recordId);
  return record && !(await isSealed(db, record.boardId)) ? record : undefined;
}
