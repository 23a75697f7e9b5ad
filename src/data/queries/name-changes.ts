import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** For how long a new name waits to be looked at; then the old one is forgotten. */
export const NAME_CHANGE_DAYS = 30;

/** Keeps which name was given up for which; says the number under which the log names the change. */
export async function insertNameChange(tx: Db, userId: number, oldName: string | null, newName: string | null): Promise<string> {
  const row = await tx
    .insertInto('name_changes')
    .values({ user_id: userId, old_name: oldName, new_name: newName })
    .returning('change_id')
    .executeTakeFirstOrThrow();
  return row.change_id;
}

/** What somebody was called lately, for themselves. */
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
