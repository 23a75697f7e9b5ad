import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { KeyCount, KeyValue } from '#domain/rankings/totals/refresh/board-values.ts';

/** A board as it was last counted. */
export type CountedBoard = { boardId: number; players: number; basis: string };

/** Returns the boards that are counted in totals, by id. */
export async function listCountedBoards(db: Db): Promise<Map<number, CountedBoard>> {
  const rows = await db.selectFrom('counted_boards').select(['board_id as boardId', 'players', 'basis']).execute();
  return new Map(rows.map((row) => [row.boardId, row]));
}

/** Returns how many players have each rank key on each of the boards, on all consoles, best key first. */
export async function listKeyCounts(db: Db, boardIds: readonly number[]): Promise<Map<number, KeyCount[]>> {
  const result = await sql<KeyCount & { boardId: number }>`
    select board_id as "boardId", rank_key as "rankKey", count(*)::int as players
    from personal_bests where board_id = any(${sql.val(boardIds)}::int[]) and console = 0
    group by board_id, rank_key order by board_id, rank_key`.execute(db);
  return Map.groupBy(result.rows, ({ boardId }) => boardId);
}

/** A board to store, with the values of every key that its players have. */
export type BoardCount = CountedBoard & { readonly values: readonly KeyValue[] };

/**
 * Stores what each best on the boards adds to totals. Returns the players whose row was added, changed or removed, by
 * board.
 */
export async function saveCountedBests(tx: Db, counts: readonly BoardCount[]): Promise<Map<number, readonly number[]>> {
  const boards = sql`any(${sql.val(counts.map(({ boardId }) => boardId))}::int[])`;
  const keys = counts.flatMap(({ boardId, values }) => values.map((value) => ({ boardId, ...value })));
  const column = (read: (key: KeyValue & { boardId: number }) => number) => sql.val(keys.map(read));
  const result = await sql<{ boardId: number; userIds: number[] }>`
    with keys as (
      select * from unnest(
        ${column(({ boardId }) => boardId)}::int[], ${column(({ rankKey }) => rankKey)}::int[],
        ${column(({ points }) => points)}::int[], ${column(({ score }) => score)}::bigint[]
      ) as keys (board_id, rank_key, points, score)
    ), fresh as (
      select board_id, user_id, rank_key, posted_at, points, score
      from personal_bests join keys using (board_id, rank_key)
      where board_id = ${boards} and console = 0
    ), changed as materialized (
      select board_id, user_id, fresh.rank_key, fresh.posted_at, fresh.points, fresh.score
      from fresh full join (select * from counted_bests where board_id = ${boards}) as counted using (board_id, user_id)
      where (fresh.rank_key, fresh.posted_at, fresh.points, fresh.score)
        is distinct from (counted.rank_key, counted.posted_at, counted.points, counted.score)
    ), removed as (
      delete from counted_bests using changed
      where counted_bests.board_id = changed.board_id and counted_bests.user_id = changed.user_id and changed.rank_key is null
    ), saved as (
      insert into counted_bests (board_id, user_id, rank_key, posted_at, points, score)
      select board_id, user_id, rank_key, posted_at, points, score from changed where rank_key is not null
      on conflict (board_id, user_id) do update
      set rank_key = excluded.rank_key, posted_at = excluded.posted_at, points = excluded.points, score = excluded.score
    )
    select board_id as "boardId", array_agg(user_id) as "userIds" from changed group by board_id`.execute(tx);
  await saveCountedBoards(tx, counts);
  return new Map(result.rows.map(({ boardId, userIds }) => [boardId, userIds]));
}

async function saveCountedBoards(tx: Db, counts: readonly BoardCount[]): Promise<void> {
  await tx
    .insertInto('counted_boards')
    .values(counts.map(({ boardId, players, basis }) => ({ board_id: boardId, players, basis })))
    .onConflict((conflict) =>
      conflict.column('board_id').doUpdateSet((eb) => ({ players: eb.ref('excluded.players'), basis: eb.ref('excluded.basis') })),
    )
    .execute();
}

/** Deletes what is stored for boards that no total counts, so that they are counted anew when one does again. */
export async function deleteCountedBoards(tx: Db, boardIds: readonly number[]): Promise<void> {
  if (boardIds.length === 0) return;
  await tx.deleteFrom('counted_bests').where('board_id', 'in', boardIds).execute();
  await tx.deleteFrom('counted_boards').where('board_id', 'in', boardIds).execute();
}
