import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { type ClimbKind, type Effort, POSTS_PER_TRY } from '#domain/advice/efforts.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { bests } from './standings.ts';

export type TryRow = { userId: number; boardId: number; ownKey: number | null; bestKey: number; rank: number; players: number };

/**
 * Returns the players who posted a countable record on one of the boards in [from, until). Each row contains the
 * player's best before that period (null if none), the best of the first three posts in the period, and the rank and number of players that this
 * best would have had at `from`.
 */
export async function listTries(db: Db, boardIds: readonly number[], from: Date, until: Date): Promise<TryRow[]> {
  const result = await sql<TryRow>`
    with field as (${bests(boardIds, { console: ALL_CONSOLES, before: from })}), tries as (
      select user_id, board_id, min(rank_key) as rank_key
      from (
        select user_id, board_id, rank_key, row_number() over (partition by user_id, board_id order by posted_at, record_id) as nth
        from records
        where is_countable(state) and posted_at >= ${from} and posted_at < ${until} and board_id = any(${sql.val(boardIds)}::int[])
      ) as posts
      where nth <= ${POSTS_PER_TRY}
      group by user_id, board_id
    ), line as (
      select user_id, board_id, rank_key, 1 as stood from field
      union all select user_id, board_id, rank_key, 0 from tries
    ), placed as (
      select line.*, sum(stood) over (partition by board_id) as players,
        coalesce(sum(stood) over (partition by board_id order by rank_key groups between unbounded preceding and 1 preceding), 0) as better
      from line
    )
    select user_id as "userId", board_id as "boardId", field.rank_key as "ownKey", placed.rank_key as "bestKey",
      (better + 1)::int as rank, (players + 1)::int as players
    from placed left join field using (user_id, board_id)
    where stood = 0`.execute(db);
  return result.rows;
}

/** Replaces all effort rows in one transaction, so that readers see either the old rows or the new ones. */
export async function replaceEfforts(db: Db, efforts: readonly Effort[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Only one worker at a time may replace the rows.
    await sql`lock table efforts in share row exclusive mode`.execute(tx);
    await tx.deleteFrom('efforts').execute();
    if (efforts.length === 0) return;
    const rows = efforts.map(({ rankClass, ...effort }) => ({ rank_class: rankClass, ...effort }));
    await tx.insertInto('efforts').values(rows).execute();
  });
}

/** Returns the effort counts for a rank class. */
export async function listEfforts(db: Db, rankClass: number): Promise<Effort[]> {
  const rows = await db
    .selectFrom('efforts')
    .select(['rank_class as rankClass', 'kind', 'step', 'tried', 'closed'])
    .where('rank_class', '=', rankClass)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ClimbKind }));
}
