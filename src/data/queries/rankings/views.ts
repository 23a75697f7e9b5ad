import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Board under a console filter, where 0 means all consoles. */
export type View = { readonly boardId: number; readonly console: number };

const LOWEST_KEY = -2_147_483_648;

/**
 * Returns SQL for the net effect of pending deltas at a rank key: players who became better than the key, minus players
 * who no longer are.
 */
const pendingBelow = (boardId: RawBuilder<unknown>, console: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql`
  coalesce((
    select sum(coalesce((new_key < ${key})::int, 0) - coalesce((old_key < ${key})::int, 0))
    from board_deltas where board_id = ${boardId} and console = ${console}
  ), 0)`;

/**
 * Returns SQL for a rank: 1 + the number of players on a view with a strictly smaller key, exact in every snapshot. On
 * a view with blocks, it looks up a block, adds pending deltas and counts only inside the block.
 */
export function rankOnView(boardId: RawBuilder<unknown>, console: RawBuilder<unknown>, key: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select (1 + coalesce(block.better + ${pendingBelow(boardId, console, sql`block.lo_key`)}, 0) + (
      select count(*) from personal_bests as others
      where others.board_id = ${boardId} and others.console = ${console}
        and others.rank_key >= coalesce(block.lo_key, ${LOWEST_KEY}) and others.rank_key < ${key}
    ))::int
    from (select) as nothing left join lateral (
      select lo_key, better from rank_blocks
      where board_id = ${boardId} and console = ${console} and lo_key <= ${key}
      order by lo_key desc limit 1
    ) as block on true
  )`;
}

/** Returns SQL for the number of players on a view, exact in every snapshot. */
export function playersOnView(boardId: RawBuilder<unknown>, console: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(
    (
      select (players + coalesce((
        select sum((new_key is not null)::int - (old_key is not null)::int)
        from board_deltas where board_id = ${boardId} and console = ${console}
      ), 0))::int
      from blocked_views where board_id = ${boardId} and console = ${console}
    ),
    (select count(*)::int from personal_bests where board_id = ${boardId} and console = ${console})
  )`;
}

/**
 * Returns SQL for the personal bests in a view from a 0-based position in ranking order: user_id, record_id, rank_key
 * and posted_at. Blocks make the cost independent of the position.
 */
export function bestsFrom({ boardId, console }: View, position: number | RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  const [board, pad] = [sql`${boardId}::int`, sql`${console}::smallint`];
  const skipped = typeof position === 'number' ? sql`${position}::int` : position;
  return sql`
    with start as (
      -- Pending deltas shift a block by at most their number, so this block starts at or before the position.
      select lo_key, better + ${pendingBelow(board, pad, sql`lo_key`)} as better
      from rank_blocks
      where board_id = ${board} and console = ${pad}
        and better <= greatest(${skipped} - (select count(*)::int from board_deltas where board_id = ${board} and console = ${pad}), 0)
      order by rank_blocks.better desc limit 1
    )
    select user_id, record_id, rank_key, posted_at
    from personal_bests
    where board_id = ${board} and console = ${pad} and rank_key >= coalesce((select lo_key from start), ${LOWEST_KEY})
    order by rank_key, posted_at, record_id
    offset ${skipped} - coalesce((select better from start), 0) limit ${limit}`;
}

/** Returns the rank key at a 0-based position of a view's current ranking, or null when the view has fewer players. */
export async function findKeyAt(db: Db, view: View, position: number): Promise<number | null> {
  const result = await sql<{ rankKey: number }>`select rank_key as "rankKey" from (${bestsFrom(view, position, 1)}) as best`.execute(db);
  return result.rows[0]?.rankKey ?? null;
}

/** Returns the rank key at a 0-based position of a view's current ranking and the rank of this key, or undefined beyond its end. */
export async function findPlaceAt(db: Db, view: View, position: number): Promise<{ rankKey: number; rank: number } | undefined> {
  const result = await sql<{ rankKey: number; rank: number }>`
    select rank_key as "rankKey", ${rankOnView(sql`${view.boardId}::int`, sql`${view.console}::smallint`, sql`best.rank_key`)} as rank
    from (${bestsFrom(view, position, 1)}) as best`.execute(db);
  return result.rows[0];
}

/** Folds every view's pending deltas into its rank blocks, in one transaction per view. */
export async function foldViews(db: Db): Promise<void> {
  const pending = await db.selectFrom('board_deltas').select(['board_id', 'console']).distinct().execute();
  for (const { board_id, console } of pending) await sql`select fold_view(${board_id}::int, ${console}::smallint)`.execute(db);
}
