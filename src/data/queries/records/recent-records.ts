import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import { anySteps } from '#data/queries/rankings/past.ts';
import { placeOf, UNFILTERED } from '#data/queries/rankings/places.ts';
import type { FeedKind } from '#domain/rankings/feeds/feed-kind.ts';
import type { CountableState } from '#domain/records/states.ts';
import { HAS_IMAGE, type HeldRecord, heldRecords } from './held-records.ts';

/** Page of a list of records, newest first. */
export type Slice = {
  readonly boardIds: readonly number[] | null; // Boards to list. Null means every board.
  readonly after: string | null; // Last record of the previous page, or null to start with the newest.
  readonly limit: number;
  readonly among?: readonly string[]; // If given, only these records are listed.
  readonly since?: Date; // If given, only records posted since then are listed.
  readonly userId?: number; // If given, only this player's records are listed.
};

/** Kind of records in a list: all, current first places, with a video, or each player's first record on a board. */
export type RecordKind = FeedKind | 'entry';

export type NewRecordRow = HeldRecord & {
  boardId: number;
  state: CountableState;
  hasImage: boolean;
  previousKey: number | null; // Rank key of the author's previous best on the board.
  wasFirst: boolean; // Whether the record was strictly better than all earlier records on the board.
  changedAt: Date; // Time of the last change to the record, or of its post.
  rank: number | null; // Current rank on the unfiltered view, or null when the record is no longer the author's best.
  sharers: number | null;
  players: number | null;
};

/** Returns the newest countable records of one kind. */
export async function listNewRecordRows(db: Db, slice: Slice, kind: RecordKind, now: Date): Promise<NewRecordRow[]> {
  const result = await sql<NewRecordRow>`
    with page as (
      select record_id, user_id, board_id, rank_key, posted_at
      from records
      where is_countable(state) and ${isOpenBoard(sql`records.board_id`)} and ${inSlice(slice)} and ${OF_KIND[kind]}
      order by posted_at desc, record_id desc
      limit ${slice.limit}
    ),
    listed as (
      select page.record_id, place.rank, place.sharers, place.players, ${wasFirst(now)} as was_first, (
        select rank_key from pb_steps as own
        where own.user_id = page.user_id and own.board_id = page.board_id and own.console = 0
          and (own.posted_at, own.record_id) < (page.posted_at, page.record_id)
        order by own.posted_at desc, own.record_id desc limit 1
      ) as previous_key
      from page
      left join personal_bests as best
        on best.user_id = page.user_id and best.board_id = page.board_id and best.console = 0 and best.record_id = page.record_id
      left join ${placeOf('best', UNFILTERED)} as place on best.record_id is not null
    )
    ${heldRecords('listed', sql`, records.board_id as "boardId", records.state, ${HAS_IMAGE}, listed.previous_key as "previousKey", listed.was_first as "wasFirst", greatest(records.posted_at, records.changed_at) as "changedAt", listed.rank, listed.sharers, listed.players`)}
    order by records.posted_at desc, records.record_id desc`.execute(db);
  return result.rows;
}

/**
 * SQL condition for each kind of record. There are only as many first places as boards, so their ids are collected
 * first.
 */
const OF_KIND: Readonly<Record<RecordKind, RawBuilder<unknown>>> = {
  all: sql`true`,
  first: sql`record_id = any(array(
    select best.record_id from boards
    cross join lateral (
      select record_id from personal_bests
      where personal_bests.board_id = boards.board_id and console = 0
      order by rank_key fetch first 1 row with ties
    ) as best
  ))`,
  video: sql`video_url is not null`,
  entry: sql`not exists (
    select from records as earlier
    where earlier.board_id = records.board_id and earlier.user_id = records.user_id and is_countable(earlier.state)
      and (earlier.posted_at, earlier.record_id) < (records.posted_at, records.record_id)
  )`,
};

/**
 * Returns SQL that is true when a record in `page` was strictly better than all earlier ones. Current personal bests
 * are compared first, because they usually rule this out.
 */
function wasFirst(now: Date): RawBuilder<boolean> {
  const earlier = (rows: string) => sql`
    ${sql.ref(`${rows}.rank_key`)} <= page.rank_key
      and (${sql.ref(`${rows}.posted_at`)}, ${sql.ref(`${rows}.record_id`)}) < (page.posted_at, page.record_id)`;
  return sql<boolean>`case
    when exists (select from personal_bests as held where held.board_id = page.board_id and held.console = 0 and ${earlier('held')}) then false
    else not exists (${anySteps(sql`page.board_id`, sql`0::smallint`, now, earlier('pb_steps'))})
  end`;
}

// The id of the last record serves as the cursor, because its posting date never changes and has more precision in the
// database than a Date.
function inSlice({ boardIds, after, among, since, userId }: Slice): RawBuilder<unknown> {
  const onBoards = sql`${boardIds === null ? sql`true` : sql`board_id = any(${sql.val(boardIds)}::int[])`}
    and ${userId === undefined ? sql`true` : sql`user_id = ${userId}::int`}`;
  const ofPeriod = since === undefined ? onBoards : sql`${onBoards} and posted_at >= ${since}`;
  const isIncluded = among === undefined ? ofPeriod : sql`${ofPeriod} and record_id = any(${sql.val(among)}::bigint[])`;
  if (after === null) return isIncluded;
  return sql`${isIncluded} and (posted_at, record_id) < ((select posted_at from records where record_id = ${after}), ${after}::bigint)`;
}
