import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { OrderWeights } from '#domain/rankings/totals/refresh/order-key.ts';

/** How the sums of a total are computed from the counted bests. */
export type SumRules = {
  readonly totalId: number;
  readonly boards: readonly { readonly boardId: number; readonly seriesId: number }[];
  readonly weights: OrderWeights;
  readonly isTimed: boolean; // whether times are summed
  readonly classBorders: readonly number[] | null; // least points of each rank class, in total 1 only
};

/** A player's place in a total, and whether the player comes to it (1) or leaves it (-1). */
export type TotalMove = {
  readonly key: string;
  readonly newestAt: string; // as text, with microseconds
  readonly userId: number;
  readonly change: 1 | -1;
};

/** Changes of a total's rows. `moves` is empty when all players were summed. */
export type SumChanges = {
  readonly rows: number;
  readonly added: number; // players added minus players removed
  readonly haveClassesMoved: boolean;
  readonly moves: readonly TotalMove[];
};

type ChangedRow = { userId: number; key: string | null; newestAt: string | null; oldKey: string | null; oldNewestAt: string | null };
type Summary = { rows: number; added: number; haveClassesMoved: boolean; list: ChangedRow[] | null };

/**
 * Sums the counted bests of these players, or of all players with null, and stores the rows that differ. Masters count as
 * the class below.
 */
export async function saveSums(tx: Db, rules: SumRules, userIds: readonly number[] | null): Promise<SumChanges> {
  const { totalId, boards, weights, isTimed, classBorders } = rules;
  const among = userIds === null ? sql`true` : sql`user_id = any(${sql.val(userIds)}::int[])`;
  const isGrand = classBorders !== null;
  const highest = classBorders === null ? null : classBorders.length - 1;
  const result = await sql<Summary>`
    with parts as (
      select * from unnest(
        ${sql.val(boards.map(({ boardId }) => boardId))}::int[], ${sql.val(boards.map(({ seriesId }) => (isGrand ? seriesId : 0)))}::int[]
      ) as parts (board_id, series_id)
    ), by_series as (
      select user_id, series_id, sum(points) as points, sum(score) as score, count(*) as boards, max(posted_at) as newest_at, sum(rank_key) as elapsed_ms
      from counted_bests join parts using (board_id)
      where ${among}
      group by user_id, series_id
    ), summed as (
      select user_id, sum(points)::int as points, sum(score)::bigint as score, sum(boards)::int as boards_played,
        date_trunc('milliseconds', max(newest_at)) as newest_at, ${isTimed ? sql`sum(elapsed_ms)::bigint` : sql`null::bigint`} as elapsed_ms,
        ${isGrand ? sql`jsonb_object_agg(series_id, points)` : sql`null::jsonb`} as series_points
      from by_series group by user_id
    ), fresh as (
      select *, ${orderKey(weights)} as order_key,
        ${isGrand ? sql`case when points > 0 then (width_bucket(points, ${sql.val(classBorders)}::int[]) - 1)::smallint end` : sql`null::smallint`} as rank_class
      from summed
    ), changed as materialized (
      select user_id, fresh.points, fresh.score, fresh.boards_played, fresh.order_key, fresh.newest_at, fresh.rank_class, fresh.elapsed_ms,
        fresh.series_points, old.order_key as old_key, old.newest_at as old_newest_at,
        fresh.rank_class is distinct from least(old.rank_class, ${highest}::smallint) as has_class_moved
      from fresh full join (select * from total_sums where total_id = ${totalId} and ${among}) as old using (user_id)
      where (fresh.points, fresh.score, fresh.boards_played, fresh.order_key, fresh.newest_at, fresh.rank_class, fresh.elapsed_ms, fresh.series_points)
        is distinct from (old.points, old.score, old.boards_played, old.order_key, old.newest_at, least(old.rank_class, ${highest}::smallint), old.elapsed_ms, old.series_points)
    ), removed as (
      delete from total_sums using changed
      where total_sums.total_id = ${totalId} and total_sums.user_id = changed.user_id and changed.points is null
    ), saved as (
      insert into total_sums (total_id, user_id, points, score, boards_played, order_key, newest_at, rank_class, elapsed_ms, series_points)
      select ${totalId}::int, user_id, points, score, boards_played, order_key, newest_at, rank_class, elapsed_ms, series_points
      from changed where points is not null
      on conflict (total_id, user_id) do update
      set points = excluded.points, score = excluded.score, boards_played = excluded.boards_played, order_key = excluded.order_key,
        newest_at = excluded.newest_at, rank_class = excluded.rank_class, elapsed_ms = excluded.elapsed_ms, series_points = excluded.series_points
    )
    select count(*)::int as rows, (count(*) filter (where old_key is null) - count(*) filter (where points is null))::int as added,
      coalesce(bool_or(has_class_moved), false) as "haveClassesMoved",
      ${userIds === null ? sql`null` : LIST} as list
    from changed`.execute(tx);
  const { rows, added, haveClassesMoved, list } = result.rows[0] ?? { rows: 0, added: 0, haveClassesMoved: false, list: null };
  return { rows, added, haveClassesMoved, moves: (list ?? []).flatMap(movesOf) };
}

const orderKey = ({ points, score, boards, elapsedMs }: OrderWeights): RawBuilder<unknown> => sql`(
  points * ${points}::bigint + score * ${score}::bigint + boards_played * ${boards}::bigint + coalesce(elapsed_ms, 0) * ${elapsedMs}::bigint)`;

// Keys are text, because large JSON numbers would lose digits.
const LIST = sql`json_agg(json_build_object(
  'userId', user_id, 'key', order_key::text, 'newestAt', newest_at, 'oldKey', old_key::text, 'oldNewestAt', old_newest_at
))`;

function movesOf({ userId, key, newestAt, oldKey, oldNewestAt }: ChangedRow): TotalMove[] {
  const moves: TotalMove[] = [];
  if (oldKey !== null && oldNewestAt !== null) moves.push({ userId, key: oldKey, newestAt: oldNewestAt, change: -1 });
  if (key !== null && newestAt !== null) moves.push({ userId, key, newestAt, change: 1 });
  return moves;
}

/** Returns the number of players in a total. */
export async function countSums(db: Db, totalId: number): Promise<number> {
  const result = await sql<{ players: number }>`select count(*)::int as players from total_sums where total_id = ${totalId}`.execute(db);
  return result.rows[0]?.players ?? 0;
}
