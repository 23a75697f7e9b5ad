import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { assignPageRanks, type Place } from '#domain/rankings/ranks.ts';
import { type BestsFilter, bests } from './standings.ts';
import { bestsFrom, rankOnView } from './views.ts';

/** Who holds a record and with what, as every list of a board shows it. */
export type HeldRecord = {
  recordId: string;
  userId: number;
  handle: string;
  name: string | null;
  rankClass: number | null; // as of now
  rankKey: number;
  console: number;
  comment: string | null;
  videoUrl: string | null;
  postedAt: Date;
};

export type RankedRecord = HeldRecord & Place;

/** Joins `total_standings` of the shown total 1, whose rank_class is the class that a player has now. */
export const joinClass = (userId: string) => sql`
  left join total_generations on total_generations.total_id = ${GRAND_TOTAL}
  left join total_standings on total_standings.total_id = total_generations.total_id
    and total_standings.generation = total_generations.generation
    and total_standings.user_id = ${sql.ref(userId)}`;

/** Fills in the records that `list` names: who, what, and the holder's class. */
export const heldRecords = (list: string, more: RawBuilder<unknown> = sql``) => sql`
  select records.record_id as "recordId", records.user_id as "userId", users.handle, users.name, total_standings.rank_class as "rankClass", records.rank_key as "rankKey",
    records.console, records.comment, records.video_url as "videoUrl", records.posted_at as "postedAt" ${more}
  from ${sql.table(list)}
  join records using (record_id)
  join users on users.id = records.user_id
  ${joinClass('records.user_id')}`;

export type PageOfRanking = { readonly boardId: number; readonly filter: BestsFilter; readonly offset: number; readonly limit: number };

const IN_ORDER = sql`order by records.rank_key, records.posted_at, records.record_id`;

/** One page of a board in ranking order. Smaller rank_key is better on every board; equal ones share a rank. */
export function listRankedRecords(db: Db, page: PageOfRanking): Promise<RankedRecord[]> {
  return page.filter.before === null ? listRankedNow(db, page) : listRankedThen(db, page);
}

/** As it stands now: a range scan, and the rank of its first row; the row after the page tells whether its last place is shared. */
async function listRankedNow(db: Db, { boardId, filter: { console }, offset, limit }: PageOfRanking): Promise<RankedRecord[]> {
  const firstRank = rankOnView(sql`${boardId}::int`, sql`${console}::smallint`, sql`(select min(rank_key) from page)`);
  const answer = await sql<HeldRecord & { firstRank: number }>`
    with page as (${bestsFrom({ boardId, console }, offset, limit + 1)}),
    start as (select ${firstRank} as first_rank)
    ${heldRecords('page', sql`, (select first_rank from start) as "firstRank"`)}
    ${IN_ORDER}`.execute(db);
  const [first] = answer.rows;
  if (!first) return [];
  const nextRankKey = answer.rows[limit]?.rankKey;
  const edges = { firstRank: first.firstRank, firstPosition: offset + 1, ...(nextRankKey !== undefined && { nextRankKey }) };
  return assignPageRanks(
    answer.rows.slice(0, limit).map(({ firstRank: _, ...row }) => row),
    edges,
  );
}

/** As it stood then: all of the board's bests of that instant are ranked. */
async function listRankedThen(db: Db, { boardId, filter, offset, limit }: PageOfRanking): Promise<RankedRecord[]> {
  const answer = await sql<RankedRecord>`
    with page as (
      select record_id, (rank() over (order by rank_key))::int as rank, count(*) over (partition by rank_key) > 1 as shared
      from (${bests([boardId], filter)}) as bests
      order by rank_key, posted_at, record_id
      limit ${limit} offset ${offset}
    )
    ${heldRecords('page', sql`, page.rank, page.shared`)}
    ${IN_ORDER}`.execute(db);
  return answer.rows;
}

export type BoardSummary = { players: number; leaders: number; medianKey: number | null };

/** How many players a board has, how many of them hold first place, and the rank key in their middle (null on an empty board). */
export async function summariseBoard(db: Db, boardId: number, filter: BestsFilter): Promise<BoardSummary> {
  const answer = await sql<BoardSummary>`
    with bests as (${bests([boardId], filter)})
    select count(*)::int as players,
      (count(*) filter (where rank_key = (select min(rank_key) from bests)))::int as leaders,
      percentile_disc(0.5) within group (order by rank_key) as "medianKey"
    from bests`.execute(db);
  return answer.rows[0] ?? { players: 0, leaders: 0, medianKey: null };
}

/** Every record that was strictly better than all before it, oldest first: the board's history of first places. */
export async function listFirstPlaces(db: Db, boardId: number, { console, before }: BestsFilter): Promise<HeldRecord[]> {
  // A first place is its holder's best of that time, so the steps hold them all.
  const answer = await sql<HeldRecord>`
    with history as (
      select record_id, rank_key,
        min(rank_key) over (order by posted_at, record_id rows between unbounded preceding and 1 preceding) as best_before
      from pb_steps
      where board_id = ${boardId} and console = ${console} and ${before === null ? sql`true` : sql`posted_at < ${before}`}
    ),
    firsts as (select record_id from history where best_before is null or rank_key < best_before)
    ${heldRecords('firsts')}
    order by records.posted_at, records.record_id`.execute(db);
  return answer.rows;
}
