import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { type HeldRecord, heldRecords } from '#data/queries/records/held-records.ts';
import { bestsThen, stepsSince } from './past.ts';
import { bestsFrom, type View } from './views.ts';

/** Record that was strictly better than all earlier records of its view. */
export type FirstPlace = Pick<HeldRecord, 'recordId' | 'rankKey'>;

export type HoldersAsked = View & {
  readonly before: Date | null; // Null means the current time.
  readonly now: Date; // Current time by the database clock.
  readonly known: KnownFirsts | undefined; // If undefined, all records are searched.
  readonly consoles: readonly number[]; // Consoles whose leaders are requested.
};

/** First places of a view before the time `until`, oldest first. */
export type KnownFirsts = { readonly firsts: readonly FirstPlace[]; readonly until: Date };

export type BoardHolders = {
  // Holders of first places, oldest first. The last one holds the current record.
  readonly firstPlaces: readonly HeldRecord[];
  // Best record on each requested console that has one, in the order of the consoles.
  readonly tops: readonly HeldRecord[];
};

/** Returns the holders of every first place up to `before`, and the leader on each console at that time. */
export async function listHolders(db: Db, request: HoldersAsked): Promise<BoardHolders> {
  const { boardId, before, now, known, consoles } = request;
  const tops = consoles.map((console) => {
    const view = { boardId, console };
    const first = before === null ? bestsFrom(view, 0, 1) : bestsThen(view, { before, now, first: 1 });
    return sql`union all (
      select record_id, ${console}::smallint from (${first}) as bests order by rank_key, posted_at, record_id limit 1
    )`;
  });
  const result = await sql<HeldRecord & { topOf: number | null }>`
    with listed as (
      ${known ? continueFrom(request, known) : sql`select record_id, null::smallint as top_of from (${firstsOf(stepsBefore(request))}) as firsts`}
      ${sql.join(tops, sql` `)}
    )
    ${heldRecords('listed', sql`, listed.top_of as "topOf"`)}
    order by listed.top_of, records.posted_at, records.record_id`.execute(db);
  const held = (isTop: boolean) => result.rows.filter((row) => (row.topOf !== null) === isTop).map(({ topOf: _, ...row }) => row);
  return { firstPlaces: held(false), tops: held(true) };
}

/** Returns SQL for the known first places, plus the later ones unless a past time is requested. */
function continueFrom({ before, now, ...view }: HoldersAsked, { firsts, until }: KnownFirsts): RawBuilder<unknown> {
  const beaten = firsts.at(-1)?.rankKey;
  const better = stepsSince(view, until, now, beaten === undefined ? sql`true` : sql`rank_key < ${beaten}`);
  return sql`select unnest(${sql.val(firsts.map((first) => first.recordId))}::bigint[]) as record_id, null::smallint as top_of
    ${before === null ? sql`union all select record_id, null from (${firstsOf(better)}) as since` : sql``}`;
}

const stepsBefore = ({ boardId, console, before }: HoldersAsked) => sql`
  select * from pb_steps where board_id = ${boardId} and console = ${console} ${before === null ? sql`` : sql`and posted_at < ${before}`}`;

// A first place is always its holder's best at that time, so the table pb_steps contains all first places.
const firstsOf = (steps: RawBuilder<unknown>) => sql`
  select record_id, rank_key, posted_at
  from (
    select record_id, rank_key, posted_at,
      min(rank_key) over (order by posted_at, record_id rows between unbounded preceding and 1 preceding) as best_before
    from (${steps}) as steps
  ) as history
  where best_before is null or rank_key < best_before`;
