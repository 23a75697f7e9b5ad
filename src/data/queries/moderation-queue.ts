import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** The records about which a question has been open for so many milliseconds, oldest first. */
export async function listUnanswered(db: Db, openMs: number): Promise<string[]> {
  const answer = await sql<{ recordId: string }>`
    select record_id as "recordId" from records
    where state = 'needs-information' and state_since <= app_now() - ${openMs}::float8 * interval '1 millisecond'
    order by state_since, record_id limit 1000`.execute(db);
  return answer.rows.map(({ recordId }) => recordId);
}
