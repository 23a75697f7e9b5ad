import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { exactInstant } from '#data/queries/records/exports.ts';
import type { DumpRow } from '#domain/dumps/rows.ts';

const ROWS = 1_000;

/** Returns all events except drafts, ordered by code. */
export async function listOpenedEvents(db: Db): Promise<DumpRow<'events'>[]> {
  const result = await sql<DumpRow<'events'>>`
    select event_code as code, state from events where state <> 'draft' order by event_code`.execute(db);
  return result.rows;
}

/** Returns a page of the members of all events except drafts, ordered by event and handle. */
export async function listMembersAfter(db: Db, after: { code: number; userId: string }): Promise<DumpRow<'event-members'>[]> {
  const result = await sql<DumpRow<'event-members'>>`
    select event_code as code, handle as "userId", team_id as "teamId", ${exactInstant('joined_at')} as "joinedAt"
    from event_members join events using (event_code) join users on users.id = event_members.user_id
    where state <> 'draft' and (event_code, handle) > (${after.code}::int, ${after.userId}::text)
    order by event_code, handle limit ${ROWS}`.execute(db);
  return result.rows;
}

/** Returns the result of an event and its amendments, in order. */
export async function listResultVersions(db: Db, code: number): Promise<DumpRow<'event-results'>[]> {
  const result = await sql<DumpRow<'event-results'>>`
    select event_code as code, 0 as number, ${exactInstant('frozen_at')} as at, content, sha256, null as reason
    from event_results where event_code = ${code}
    union all
    select event_code, number, ${exactInstant('amended_at')}, content, sha256, reason from event_amendments where event_code = ${code}
    order by number`.execute(db);
  return result.rows;
}
