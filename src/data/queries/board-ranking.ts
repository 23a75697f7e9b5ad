import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { assignPageRanks, type Place } from '#domain/rankings/ranks.ts';
import { type HeldRecord, heldRecords } from './held-records.ts';
import { bestsThen } from './past.ts';
import { type BestsFilter, bests } from './standings.ts';
import { bestsFrom, rankOnView, type View } from './views.ts';

export type RankedRecord = HeldRecord & Place;

export type PageOfRanking = {
  readonly boardId: number;
  readonly filter: BestsFilter;
  readonly start: { readonly offset: number } | { readonly after: string }; // rows to skip, or the record that the page before ended with
  readonly limit: number;
  readonly now: Date; // by the database's clock
  readonly players: number; // on the board under this filter
};

const MERGED_FROM = 1_000; // players; sorting fewer is as fast as reading lists
const ORDER = sql`rank_key, posted_at, record_id`;

/** One page of a board in ranking order. Smaller rank_key is better on every board; equal ones share a rank. */
export async function listRankedRecords(db: Db, page: PageOfRanking): Promise<RankedRecord[]> {
  const { limit, start } = page;
  const { rows, firstRank } = page.filter.before === null ? pageNow(page) : pageThen(page, page.filter.before);
  // One row more than asked: it tells whether the last place is shared.
  const answer = await sql<HeldRecord & { firstRank: number; tiesBefore: number }>`
    with page as (${rows}),
    first as (select rank_key, posted_at, record_id from page order by ${ORDER} limit 1),
    start as (select ${firstRank} as first_rank, ${'after' in start ? tiesBefore(page) : sql`0`} as ties_before)
    ${heldRecords('page', sql`, start.first_rank as "firstRank", start.ties_before as "tiesBefore"`)} cross join start
    order by records.rank_key, records.posted_at, records.record_id`.execute(db);
  const [first] = answer.rows;
  if (!first) return [];
  const nextRankKey = answer.rows[limit]?.rankKey;
  const firstPosition = 'offset' in start ? start.offset + 1 : first.firstRank + first.tiesBefore;
  return assignPageRanks(
    answer.rows.slice(0, limit).map(({ firstRank: _, tiesBefore: __, ...row }) => row),
    { firstRank: first.firstRank, firstPosition, ...(nextRankKey !== undefined && { nextRankKey }) },
  );
}

type Reading = { rows: RawBuilder<unknown>; firstRank: RawBuilder<number> };

const FIRST_KEY = sql`(select rank_key from first)`;

/** As it stands now: a range scan, and the rank of its first row. */
function pageNow({ boardId, filter: { console }, start, limit }: PageOfRanking): Reading {
  const view = { boardId, console };
  return {
    rows: 'offset' in start ? bestsFrom(view, start.offset, limit + 1) : sql`${onView(view)} and ${follows(start.after)} ${ordered(limit)}`,
    firstRank: rankOnView(sql`${boardId}::int`, sql`${console}::smallint`, FIRST_KEY),
  };
}

/** As it stood then: by lists of years on a large board, else by sorting the bests of that instant. */
function pageThen(page: PageOfRanking, before: Date): Reading {
  const { start, limit } = page;
  const skipped = 'offset' in start ? start.offset : 0;
  const wanted = 'after' in start ? follows(start.after) : sql`true`;
  const better = sql<number>`(select 1 + count(*) from (${validThen(page, before, sql`rank_key < ${FIRST_KEY}`)}) as better)::int`;
  return {
    rows: sql`select * from (${validThen(page, before, wanted, skipped + limit + 1)}) as valid ${ordered(limit)} offset ${skipped}`,
    firstRank: 'offset' in start && start.offset === 0 ? sql<number>`1` : better,
  };
}

function validThen({ boardId, filter, now, players }: PageOfRanking, before: Date, where: RawBuilder<unknown>, first?: number) {
  if (players < MERGED_FROM) return sql`select * from (${bests([boardId], filter)}) as bests where ${where}`;
  return bestsThen({ boardId, console: filter.console }, { before, now, where, ...(first !== undefined && { first }) });
}

const onView = ({ boardId, console }: View) =>
  sql`select user_id, record_id, rank_key, posted_at from personal_bests where board_id = ${boardId}::int and console = ${console}::smallint`;
const ordered = (limit: number) => sql`order by ${ORDER} limit ${limit + 1}`;
const follows = (recordId: string) => sql`(${ORDER}) > (select rank_key, posted_at, record_id from records where record_id = ${recordId})`;

/** How many of those who share the first row's place come before it: they stand on pages before. */
const tiesBefore = (page: PageOfRanking) => {
  const { boardId, filter } = page;
  const earlier = sql`rank_key = ${FIRST_KEY} and (posted_at, record_id) < (select posted_at, record_id from first)`;
  const rows =
    filter.before === null ? sql`${onView({ boardId, console: filter.console })} and ${earlier}` : validThen(page, filter.before, earlier);
  return sql`(select count(*) from (${rows}) as ties)::int`;
};
