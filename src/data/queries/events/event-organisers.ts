import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/**
 * Returns whether a player was granted this event code and the event, if it exists, is user-planned. All other events
 * belong to the site.
 */
export async function isOrganiser(db: Db, code: number, userId: number): Promise<boolean> {
  const result = await sql<{ granted: boolean }>`
    select exists (select from event_organisers where event_code = ${code} and user_id = ${userId}) and coalesce(
      (select content ->> 'type' from catalogue_entries where kind = 'event' and id = ${code}),
      (select plan ->> 'type' from events where event_code = ${code}),
      'user-planned'
    ) = 'user-planned' as granted`.execute(db);
  return result.rows[0]?.granted ?? false;
}

/** Grants an event code to a player. Does nothing when the code is already granted to the player. */
export async function insertOrganiser(tx: Db, code: number, userId: number, by: number): Promise<void> {
  await tx
    .insertInto('event_organisers')
    .values({ event_code: code, user_id: userId, granted_by: by })
    .onConflict((conflict) => conflict.columns(['event_code', 'user_id']).doNothing())
    .execute();
}

/** Revokes a player's grant for an event code. */
export async function deleteOrganiser(tx: Db, code: number, userId: number): Promise<void> {
  await tx.deleteFrom('event_organisers').where('event_code', '=', code).where('user_id', '=', userId).execute();
}

export type Organiser = { readonly handle: string; readonly name: string | null };

/** Returns the organisers of an event, ordered by the time of the grant. */
export async function listOrganisers(db: Db, code: number): Promise<Organiser[]> {
  return db
    .selectFrom('event_organisers')
    .innerJoin('users', 'users.id', 'event_organisers.user_id')
    .select(['handle', 'name'])
    .where('event_code', '=', code)
    .orderBy('granted_at')
    .orderBy('users.id')
    .execute();
}

/** Returns the event codes granted to one player, or to all players, in order. Their events need not exist yet. */
export async function listGrantedCodes(db: Db, userId?: number): Promise<number[]> {
  const query = db.selectFrom('event_organisers').select('event_code as code').distinct().orderBy('event_code');
  const rows = await (userId === undefined ? query : query.where('user_id', '=', userId)).execute();
  return rows.map(({ code }) => code);
}
