import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { TotalMove } from './total-sums.ts';

const BLOCK_SIZE = 128; // players; a block is split when it has more than twice as many

/** Replaces the blocks of a total by one that contains all players. `splitBlocks` then cuts it. */
export async function resetBlocks(tx: Db, totalId: number): Promise<void> {
  await tx.deleteFrom('total_blocks').where('total_id', '=', totalId).execute();
  await sql`
    insert into total_blocks (total_id, lo_key, lo_newest, lo_user, preceding)
    values (${totalId}, -9223372036854775808, '-infinity', 0, 0)`.execute(tx);
}

/** Adds the moves of players to the counts of a total's blocks. The cost grows with the blocks and moves, not the players. */
export async function moveInBlocks(tx: Db, totalId: number, moves: readonly TotalMove[]): Promise<void> {
  const column = <Value>(read: (move: TotalMove) => Value) => sql.val(moves.map(read));
  await sql`
    with line as (
      -- A block sorts before moves to its own first place, which do not precede the block.
      select lo_key as key, lo_newest as newest, lo_user as player, 0 as is_move, 0 as change from total_blocks where total_id = ${totalId}
      union all
      select key, newest, player, 1, change from unnest(
        ${column(({ key }) => key)}::bigint[], ${column(({ newestAt }) => newestAt)}::timestamptz[],
        ${column(({ userId }) => userId)}::int[], ${column(({ change }) => change)}::int[]
      ) as moves (key, newest, player, change)
    ), running as (
      select *, (sum(change) over (order by key, newest, player, is_move rows unbounded preceding))::int as net from line
    )
    update total_blocks set preceding = preceding + net from running
    where total_id = ${totalId} and is_move = 0 and net <> 0 and (lo_key, lo_newest, lo_user) = (key, newest, player)`.execute(tx);
}

/** Splits the blocks of a total that have become too large. */
export async function splitBlocks(tx: Db, totalId: number, players: number): Promise<void> {
  await sql`
    with sized as (
      select *, coalesce(lead(preceding) over places, ${players}) - preceding as size,
        coalesce(lead(lo_key) over places, 9223372036854775807) as next_key,
        coalesce(lead(lo_newest) over places, 'infinity') as next_newest, coalesce(lead(lo_user) over places, 2147483647) as next_user
      from total_blocks where total_id = ${totalId}
      window places as (order by lo_key, lo_newest, lo_user)
    )
    insert into total_blocks (total_id, lo_key, lo_newest, lo_user, preceding)
    select total_id, inside.order_key, inside.newest_at, inside.user_id, sized.preceding + inside.place
    from sized cross join lateral (
      select order_key, newest_at, user_id, row_number() over (order by order_key, newest_at, user_id) - 1 as place
      from total_sums
      where total_sums.total_id = sized.total_id
        and (order_key, newest_at, user_id) >= (lo_key, lo_newest, lo_user) and (order_key, newest_at, user_id) < (next_key, next_newest, next_user)
    ) as inside
    where sized.size > ${2 * BLOCK_SIZE} and inside.place > 0 and inside.place % ${BLOCK_SIZE} = 0`.execute(tx);
}
