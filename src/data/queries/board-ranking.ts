import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { assignPageRanks, type Place } from '#domain/rankings/ranks.ts';
import type { EvidenceDuty } from '#domain/records/evidence-duty.ts';
import type { RecordState } from '#domain/records/states.ts';
import { HAS_IMAGE, type HeldRecord, heldRecords } from './held-records.ts';
import { bestsThen } from './past.ts';
import { type BestsFilter, bests } from './standings.ts';
import { bestsFrom, rankOnView, type View } from './views.ts';

/** A row of a ranking: player, result, place and the record's evidence state. */
export type RankedRecord = HeldRecord &
  Place & {
    readonly aboveKey: number | null; // rank key of the place above; null in first place
    readonly state: RecordState;
    readonly evidenceDuty: EvidenceDuty;
    readonly hasImage: boolean;
  };

export type PageOfRanking = {
  readonly boardId: number;
  readonly filter: BestsFilter;
  readonly start: { readonly offset: number } | { readonly after: string }; // rows to skip, or the last record of the previous page
  readonly limit: number;
  readonly now: Date; // by the database clock
  readonly players: number; // on the board under this filter
};

const MERGED_FROM = 1_000; // players; for fewer, sorting is as fast as merging lists
const ORDER = sql`rank_key, posted_at, record_id`;

/** One page of a board in ranking order. A smaller rank_key is better on every board; equal keys share a rank. */
export async function listRankedRecords(db: Db, page: PageOfRanking): Promise<RankedRecord[]> {
  const { limit, start } = page;
  const { rows, firstRank, aboveKey } = page.filter.before === null ? pageNow(page) : pageThen(page, page.filter.before);
  // One extra row shows whether the last place is shared.
  const result = await sql<Omit<RankedRecord, keyof Place> & { firstRank: number; tiesBefore: number }>`
    with page as (${rows}),
    first as (select rank_key, posted_at, record_id from page order by ${ORDER} limit 1),
    start as (select ${firstRank} as first_rank, ${aboveKey} as above_key, ${'after' in start ? tiesBefore(page) : sql`0`} as ties_before)
    ${heldRecords('page', sql`, ${EVIDENCE}, start.first_rank as "firstRank", start.above_key as "aboveKey", start.ties_before as "tiesBefore"`)}
    cross join start
    order by records.rank_key, records.posted_at, records.record_id`.execute(db);
  const [first] = result.rows;
  if (!first) return [];
  const nextRankKey = result.rows[limit]?.rankKey;
  const firstPosition = 'offset' in start ? start.offset + 1 : first.firstRank + first.tiesBefore;
  const rowsOfPage = result.rows.slice(0, limit).map(({ firstRank: _, tiesBefore: __, ...row }) => row);
  return withKeysAbove(
    assignPageRanks(rowsOfPage, { firstRank: first.firstRank, firstPosition, ...(nextRankKey !== undefined && { nextRankKey }) }),
  );
}

/** Sets `aboveKey` per row: the query returns the key above the page's first place; below that it is the key of the next better place. */
function withKeysAbove(rows: readonly RankedRecord[]): RankedRecord[] {
  let [key, aboveKey] = [rows[0]?.rankKey, rows[0]?.aboveKey ?? null];
  return rows.map((row) => {
    if (row.rankKey !== key) [key, aboveKey] = [row.rankKey, key ?? null];
    return { ...row, aboveKey };
  });
}

const EVIDENCE = sql`records.state, records.evidence_duty as "evidenceDuty", ${HAS_IMAGE}`;

/** The queries of a page: its rows, the rank of the first row, and the key of the place above it. */
type Reading = { rows: RawBuilder<unknown>; firstRank: RawBuilder<number>; aboveKey: RawBuilder<number | null> };

const FIRST_KEY = sql`(select rank_key from first)`;

/** The current ranking: a range scan, and the rank of its first row. */
function pageNow({ boardId, filter: { console }, start, limit }: PageOfRanking): Reading {
  const view = { boardId, console };
  return {
    rows: 'offset' in start ? bestsFrom(view, start.offset, limit + 1) : sql`${onView(view)} and ${follows(start.after)} ${ordered(limit)}`,
    firstRank: rankOnView(sql`${boardId}::int`, sql`${console}::smallint`, FIRST_KEY),
    aboveKey: highestKey(sql`${onView(view)} and rank_key < ${FIRST_KEY}`),
  };
}

/** The ranking at a past instant: from yearly lists on a large board, otherwise by sorting the bests of that instant. */
function pageThen(page: PageOfRanking, before: Date): Reading {
  const { start, limit } = page;
  const skipped = 'offset' in start ? start.offset : 0;
  const wanted = 'after' in start ? follows(start.after) : sql`true`;
  const better = validThen(page, before, sql`rank_key < ${FIRST_KEY}`);
  const isFirstPage = 'offset' in start && start.offset === 0;
  return {
    rows: sql`select * from (${validThen(page, before, wanted, skipped + limit + 1)}) as valid ${ordered(limit)} offset ${skipped}`,
    firstRank: isFirstPage ? sql<number>`1` : sql<number>`(select 1 + count(*) from (${better}) as better)::int`,
    aboveKey: isFirstPage ? sql<null>`null::int` : highestKey(better),
  };
}

function validThen({ boardId, filter, now, players }: PageOfRanking, before: Date, where: RawBuilder<unknown>, first?: number) {
  if (players < MERGED_FROM) return sql`select * from (${bests([boardId], filter)}) as bests where ${where}`;
  return bestsThen({ boardId, console: filter.console }, { before, now, where, ...(first !== undefined && { first }) });
}

const onView = ({ boardId, console }: View) =>
  sql`select user_id, record_id, rank_key, posted_at from personal_bests where board_id = ${boardId}::int and console = ${console}::smallint`;
const highestKey = (rows: RawBuilder<unknown>) => sql<number | null>`(select max(rank_key) from (${rows}) as better)`;
const ordered = (limit: number) => sql`order by ${ORDER} limit ${limit + 1}`;
const follows = (recordId: string) => sql`(${ORDER}) > (select rank_key, posted_at, record_id from records where record_id = ${recordId})`;

/** How many ties with the first row precede it, that is, are on earlier pages. */
const tiesBefore = (page: PageOfRanking) => {
  const { boardId, filter } = page;
  const earlier = sql`rank_key = ${FIRST_KEY} and (posted_at, record_id) < (select posted_at, record_id from first)`;
  const rows =
    filter.before === null ? sql`${onView({ boardId, console: filter.console })} and ${earlier}` : validThen(page, filter.before, earlier);
  return sql`(select count(*) from (${rows}) as ties)::int`;
};
