import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { type HeldRecord, heldRecords } from './held-records.ts';
import { stepsSince } from './past.ts';
import { type BestsFilter, bests } from './standings.ts';
import type { View } from './views.ts';

/** A record that was strictly better than all before it. */
export type FirstPlace = { recordId: string; rankKey: number };

/** The first places of a view before an instant, in the order in which they were taken. */
export const listFirstsBefore = (db: Db, { boardId, console }: View, before: Date): Promise<FirstPlace[]> =>
  listFirsts(db, sql`select * from pb_steps where board_id = ${boardId} and console = ${console} and posted_at < ${before}`);

/** Since when first places are not known yet, and the key that they had to beat. */
export type UnknownSince = { readonly since: Date; readonly now: Date; readonly beaten: number | undefined };

export type BoardHolders = {
  readonly firstPlaces: readonly HeldRecord[]; // oldest first; the last one is the standing record
  readonly tops: readonly HeldRecord[]; // the best record on each console that has one, in the order of the consoles
};

/** Who holds the first places given and those since, and who leads on each of the consoles under the filter's instant. */
export async function listHolders(
  db: Db,
  { boardId, console, before }: View & BestsFilter,
  known: readonly FirstPlace[],
  unknown: UnknownSince | undefined,
  consoles: readonly number[],
): Promise<BoardHolders> {
  const since = unknown && sql`union all select record_id, null from (${firstsSince({ boardId, console }, unknown)}) as since`;
  const tops = consoles.map(
    (each) => sql`union all (
      select record_id, ${each}::smallint from (${bests([boardId], { console: each, before })}) as bests
      order by rank_key, posted_at, record_id limit 1
    )`,
  );
  const answer = await sql<HeldRecord & { topOf: number | null }>`
    with asked as (
      select unnest(${sql.val(known.map((first) => first.recordId))}::bigint[]) as record_id, null::smallint as top_of
      ${since ?? sql``} ${sql.join(tops, sql` `)}
    )
    ${heldRecords('asked', sql`, asked.top_of as "topOf"`)}
    order by asked.top_of, records.posted_at, records.record_id`.execute(db);
  const held = (isTop: boolean) => answer.rows.filter((row) => (row.topOf !== null) === isTop).map(({ topOf: _, ...row }) => row);
  return { firstPlaces: held(false), tops: held(true) };
}

const firstsSince = (view: View, { since, now, beaten }: UnknownSince) =>
  firstsOf(stepsSince(view, since, now, beaten === undefined ? sql`true` : sql`rank_key < ${beaten}`));

async function listFirsts(db: Db, steps: RawBuilder<unknown>): Promise<FirstPlace[]> {
  const answer = await sql<FirstPlace>`
    select record_id as "recordId", rank_key as "rankKey" from (${firstsOf(steps)}) as firsts order by posted_at, record_id`.execute(db);
  return answer.rows;
}

// A first place is its holder's best of that time, so the steps hold them all.
const firstsOf = (steps: RawBuilder<unknown>) => sql`
  select record_id, rank_key, posted_at
  from (
    select record_id, rank_key, posted_at,
      min(rank_key) over (order by posted_at, record_id rows between unbounded preceding and 1 preceding) as best_before
    from (${steps}) as steps
  ) as history
  where best_before is null or rank_key < best_before`;
