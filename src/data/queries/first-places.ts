import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { type HeldRecord, heldRecords } from './held-records.ts';
import { stepsSince } from './past.ts';
import type { View } from './views.ts';

/** A record that was strictly better than all before it. */
export type FirstPlace = { recordId: string; rankKey: number };

/** The first places of a view before an instant, in the order in which they were taken. */
export const listFirstsBefore = (db: Db, { boardId, console }: View, before: Date): Promise<FirstPlace[]> =>
  listFirsts(db, sql`select * from pb_steps where board_id = ${boardId} and console = ${console} and posted_at < ${before}`);

/** Those since an instant that beat the key of the last before it; without one, all. */
export const listFirstsSince = (db: Db, view: View, since: Date, now: Date, beaten: number | undefined): Promise<FirstPlace[]> =>
  listFirsts(db, stepsSince(view, since, now, beaten === undefined ? sql`true` : sql`rank_key < ${beaten}`));

// A first place is its holder's best of that time, so the steps hold them all.
async function listFirsts(db: Db, steps: RawBuilder<unknown>): Promise<FirstPlace[]> {
  const answer = await sql<FirstPlace>`
    select record_id as "recordId", rank_key as "rankKey"
    from (
      select record_id, rank_key, posted_at,
        min(rank_key) over (order by posted_at, record_id rows between unbounded preceding and 1 preceding) as best_before
      from (${steps}) as steps
    ) as history
    where best_before is null or rank_key < best_before
    order by posted_at, record_id`.execute(db);
  return answer.rows;
}

/** Who holds the records given, oldest first. */
export async function listHeld(db: Db, recordIds: readonly string[]): Promise<HeldRecord[]> {
  const answer = await sql<HeldRecord>`
    with asked as (select unnest(${sql.val(recordIds)}::bigint[]) as record_id)
    ${heldRecords('asked')}
    order by records.posted_at, records.record_id`.execute(db);
  return answer.rows;
}
