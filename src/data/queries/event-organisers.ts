import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Whether somebody was granted an event of the type that players plan, or a code without one yet: the others are the site's. */
export async function isOrganiser(db: Db, code: number, userId: number): Promise<boolean> {
  const answer = await sql<{ granted: boolean }>`
    select exists (select from event_organisers where event_code = ${code} and user_id = ${userId}) and coalesce(
      (select content ->> 'type' from catalogue_entries where kind = 'event' and id = ${code}),
      (select plan ->> 'type' from events where event_code = ${code}),
      'user-planned'
    ) = 'user-planned' as granted`.execute(db);
  return answer.rows[0]?.granted ?? false;
}

/** Grants an event to somebody; who has it keeps it. */
export async function insertOrganiser(tx: Db, code: number, userId: number, by: number): Promise<void> {
  await tx
    .insertInto('event_organisers')
    .values({ event_code: code, user_id: userId, granted_by: by })
    .onConflict((conflict) => conflict.columns(['event_code', 'user_id']).doNothing())
    .execute();
}

/** Takes the grant back. */
export async function deleteOrganiser(tx: Db, code: number, userId: number): Promise<void> {
  await tx.deleteFrom('event_organisers').where('event_code', '=', code).where('user_id', '=', userId).execute();
}
