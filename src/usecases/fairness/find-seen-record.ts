import type { Db } from '#data/db.ts';
import { findRecord } from '#data/queries/records.ts';
import { isSealed } from '#data/queries/sealed-boards.ts';

/** A record that readers can see; nothing of one whose result is hidden until the end of its event. */
export async function findSeenRecord(db: Db, recordId: string) {
  const record = await findRecord(db, recordId);
  return record && !(await isSealed(db, record.boardId)) ? record : undefined;
}
