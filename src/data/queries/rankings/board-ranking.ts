import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { HAS_IMAGE, type HeldRecord, heldRecords } from '#data/queries/records/held-records.ts';
import { assignPageRanks, type Place } from '#domain/rankings/ranks.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import type { RecordState } from '#domain/records/states.ts';
import { bestsThen } from './past.ts';
import { type BestsFilter, bests } from './standings.ts';
import { bestsFrom, rankOnView, type View } from './views.ts';

/** A row of a ranking: player, result, place and the record's evidence state. */
export type RankedRecord = HeldRecord &
  Place & {
    readonly aboveKey: number | null; // Rank key of the next better place, or null in first place.
    readonly state: RecordState;
    readonly evidenceDuty: EvidenceDuty;
    readonly hasImage: boolean;
  };

export type PageOfRanking = {
  readonly boardId: number;
  readonly filter: BestsFilter;
  readonly offset: number; // number of rows to skip
  readonly limit: number;
  readonly now: Date; // Current time by the database clock.
  readonly players: number; // Number of players on the board under this filter.
};

// Minimum number of players. On smaller boards, sorting is as fast as merging the yearly lists.
const MERGED_FROM = 1_000;
const ORDER = sql`rank_key, posted_at, record_id`;

/**
 * Returns one page of a board in ranking order. A smaller rank_key is better on every board, and equal keys share a
 * rank.
 */
export async function listRankedRecords(db: Db, page: PageOfRanking): Promise<RankedRecord[]> {
  const { limit, offset } = page;
  const { rows, firstRank, aboveKey } = page.filter.before === null ? pageNow(page) : pageThen(page, page.filter.before);
  // Reads one extra row to determine whether the last place on the page is shared.
  const result = await sql<Omit<RankedRecord, keyof Place> & { firstRank: number }>`
    with page as (${rows}),
    first as (select rank_key, posted_at, record_id from page order by ${ORDER} limit 1),
    start as (select ${firstRank} as first_rank, ${aboveKey} as above_key)
    ${heldRecords('page', sql`, ${EVIDENCE}, start.first_rank as "firstRank", start.above_key as "aboveKey"`)}
    cross join start
    order by records.rank_key, records.posted_at, records.record_id`.execute(db);
  const [first] = result.rows;
  if (!first) return [];
  const nextRankKey = result.rows[limit]?.rankKey;
  const rowsOfPage = result.rows.slice(0, limit).map(({ firstRank: _, ...row }) => row);
  return withKeysAbove(
    assignPageRanks(rowsOfPage, {
      firstRank: first.firstRank,
      firstPosition: offset + 1,
      ...(nextRankKey !== undefined && { nextRankKey }),
    }),
  );
}

/**
 * Sets `aboveKey` for each row. The query returns this key only for the first place on the page. The other rows use the
 * next better key on the page.
 */
function withKeysAbove(rows: readonly RankedRecord[]): RankedRecord[] {
  let [key, aboveKey] = [rows[0]?.rankKey, rows[0]?.aboveKey ?? null];
  return rows.map((row) => {
    if (row.rankKey !== key) [key, aboveKey] = [row.rankKey, key ?? null];
    return { ...row, aboveKey };
  });
}

const EVIDENCE = sql`records.state, records.evidence_duty as "evidenceDuty", ${HAS_IMAGE}`;

/** SQL for a page of a ranking: its rows, the rank of its first row, and the rank key of the place above that row. */
type Reading = { rows: RawBuilder<unknown>; firstRank: RawBuilder<number>; aboveKey: RawBuilder<number | null> };

const FIRST_KEY = sql`(select rank_key from first)`;

/** Builds the SQL for the current ranking, which uses a range scan. */
function pageNow({ boardId, filter: { console }, offset, limit }: PageOfRanking): Reading {
  const view = { boardId, console };
  return {
    rows: bestsFrom(view, offset, limit + 1),
    firstRank: rankOnView(sql`${boardId}::int`, sql`${console}::smallint`, FIRST_KEY),
    aboveKey: highestKey(sql`${onView(view)} and rank_key < ${FIRST_KEY}`),
  };
}

/**
 * Builds the SQL for the ranking as of a past date. A large board uses the yearly lists, a small one sorts the personal
 * bests as they stood then.
 */
function pageThen(page: PageOfRanking, before: Date): Reading {
  const { offset, limit } = page;
  const better = validThen(page, before, sql`rank_key < ${FIRST_KEY}`);
  return {
    rows: sql`select * from (${validThen(page, before, sql`true`, offset + limit + 1)}) as valid order by ${ORDER} limit ${limit + 1} offset ${offset}`,
    firstRank: offset === 0 ? sql<number>`1` : sql<number>`(select 1 + count(*) from (${better}) as better)::int`,
    aboveKey: offset === 0 ? sql<null>`null::int` : highestKey(better),
  };
}

function validThen({ boardId, filter, now, players }: PageOfRanking, before: Date, where: RawBuilder<unknown>, first?: number) {
  if (players < MERGED_FROM) return sql`select * from (${bests([boardId], filter)}) as bests where ${where}`;
  return bestsThen({ boardId, console: filter.console }, { before, now, where, ...(first !== undefined && { first }) });
}

const onView = ({ boardId, console }: View) =>
  sql`select user_id, record_id, rank_key, posted_at from personal_bests where board_id = ${boardId}::int and console = ${console}::smallint`;
const highestKey = (rows: RawBuilder<unknown>) => sql<number | null>`(select max(rank_key) from (${rows}) as better)`;
