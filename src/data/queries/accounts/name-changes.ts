import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** How long a new name can be reviewed. The name change is deleted afterwards. */
export const NAME_CHANGE_DAYS = 30;

/** Stores a name change and returns its id, to which the audit log refers. */
export async function insertNameChange(tx: Db, userId: number, oldName: string | null, newName: string | null): Promise<string> {
  const row = await tx
    .insertInto('name_changes')
    .values({ user_id: userId, old_name: oldName, new_name: newName })
    .returning('change_id')
    .executeTakeFirstOrThrow();
  return row.change_id;
}

/** Returns a player's recent name changes for the account export. */
export async function exportNameChanges(db: Db, userId: number) {
  return db
    .selectFrom('name_changes')
    .select(['old_name as oldName', 'new_name as newName', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .orderBy('change_id')
    .execute();
}

export async function deleteOldNameChanges(db: Db): Promise<void> {
  await db
    .deleteFrom('name_changes')
    .where('changed_at', '<=', sql<Date>`app_now() - ${NAME_CHANGE_DAYS}::int * interval '1 day'`)
    .execute();
}
