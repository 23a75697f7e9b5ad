import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { type HeldRecord, heldRecords } from './held-records.ts';
import { bestsThen, stepsSince } from './past.ts';
import { bestsFrom, type View } from './views.ts';

/** A record that was strictly better than all before it. */
export type FirstPlace = Pick<HeldRecord, 'recordId' | 'rankKey'>;

export type HoldersAsked = View & {
  readonly before: Date | null; // null: as it stands now
  readonly now: Date; // by the database's clock
  readonly known: KnownFirsts | undefined; // undefined: all are looked for
  readonly consoles: readonly number[]; // whose leaders are asked for
};

/** The first places of a view before an instant, in the order in which they were taken. */
export type KnownFirsts = { readonly firsts: readonly FirstPlace[]; readonly until: Date };

export type BoardHolders = {
  readonly firstPlaces: readonly HeldRecord[]; // oldest first; the last one is the standing record
  readonly tops: readonly HeldRecord[]; // the best record on each console that has one, in the order of the consoles
};

/** Who held each first place until the instant asked, and who leads on each of the consoles at the instant asked. */
export async function listHolders(db: Db, asked: HoldersAsked): Promise<BoardHolders> {
  const { boardId, before, now, known, consoles } = asked;
  const tops = consoles.map((console) => {
    const view = { boardId, console };
    const first = before === null ? bestsFrom(view, 0, 1) : bestsThen(view, { before, now, first: 1 });
    return sql`union all (
      select record_id, ${console}::smallint from (${first}) as bests order by rank_key, posted_at, record_id limit 1
    )`;
  });
  const answer = await sql<HeldRecord & { topOf: number | null }>`
    with asked as (
      ${known ? goOn(asked, known) : sql`select record_id, null::smallint as top_of from (${firstsOf(stepsBefore(asked))}) as firsts`}
      ${sql.join(tops, sql` `)}
    )
    ${heldRecords('asked', sql`, asked.top_of as "topOf"`)}
    order by asked.top_of, records.posted_at, records.record_id`.execute(db);
  const held = (isTop: boolean) => answer.rows.filter((row) => (row.topOf !== null) === isTop).map(({ topOf: _, ...row }) => row);
  return { firstPlaces: held(false), tops: held(true) };
}

/** The first places that are known, and those since unless the past is asked for. */
function goOn({ before, now, ...view }: HoldersAsked, { firsts, until }: KnownFirsts): RawBuilder<unknown> {
  const beaten = firsts.at(-1)?.rankKey;
  const better = stepsSince(view, until, now, beaten === undefined ? sql`true` : sql`rank_key < ${beaten}`);
  return sql`select unnest(${sql.val(firsts.map((first) => first.recordId))}::bigint[]) as record_id, null::smallint as top_of
    ${before === null ? sql`union all select record_id, null from (${firstsOf(better)}) as since` : sql``}`;
}

const stepsBefore = ({ boardId, console, before }: HoldersAsked) => sql`
  select * from pb_steps where board_id = ${boardId} and console = ${console} ${before === null ? sql`` : sql`and posted_at < ${before}`}`;

// A first place is its holder's best of that time, so the steps hold them all.
const firstsOf = (steps: RawBuilder<unknown>) => sql`
  select record_id, rank_key, posted_at
  from (
    select record_id, rank_key, posted_at,
      min(rank_key) over (order by posted_at, record_id rows between unbounded preceding and 1 preceding) as best_before
    from (${steps}) as steps
  ) as history
  where best_before is null or rank_key < best_before`;
