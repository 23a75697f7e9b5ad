import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';

/** Player in an overtaking, with the place and class in the published total 1. */
export type OvertakingPlayer = { userId: number; handle: string; name: string | null; place: number; rankClass: number | null };

/** Standing best by which its author came past another player, who is the best-placed in total 1 of all players passed. */
export type OvertakingRow = {
  recordId: string;
  boardId: number;
  rankKey: number;
  passedKey: number;
  postedAt: Date;
  author: OvertakingPlayer;
  passed: OvertakingPlayer;
};

/**
 * Returns the standing bests posted since the given time whose authors came past a named player with a better place in
 * total 1. Considers only named authors on boards whose results are public.
 */
export async function listOvertakings(db: Db, since: Date): Promise<OvertakingRow[]> {
  const player = (standing: string, user: string) => sql`jsonb_build_object(
    'userId', ${sql.ref(`${user}.id`)}, 'handle', ${sql.ref(`${user}.handle`)}, 'name', ${sql.ref(`${user}.name`)},
    'place', ${sql.ref(`${standing}.rank`)}, 'rankClass', ${sql.ref(`${standing}.rank_class`)})`;
  const result = await sql<OvertakingRow>`
    with places as materialized (
      select user_id, (rank() over (order by order_key))::int as rank, rank_class from total_sums where total_id = ${GRAND_TOTAL}
    )
    select best.record_id as "recordId", best.board_id as "boardId", best.rank_key as "rankKey", best.posted_at as "postedAt",
      ${player('own', 'author')} as author, passed.player as passed, passed.rank_key as "passedKey"
    from records
    join personal_bests as best
      on best.user_id = records.user_id and best.board_id = records.board_id and best.console = 0 and best.record_id = records.record_id
    join places as own on own.user_id = best.user_id
    join users as author on author.id = best.user_id and author.name is not null
    left join lateral (
      select rank_key from pb_steps as step
      where step.user_id = best.user_id and step.board_id = best.board_id and step.console = 0
        and (step.posted_at, step.record_id) < (best.posted_at, best.record_id)
      order by step.posted_at desc, step.record_id desc limit 1
    ) as previous on true
    cross join lateral (
      select other.rank_key, ${player('theirs', 'holder')} as player
      from personal_bests as other
      join places as theirs on theirs.user_id = other.user_id and theirs.rank < own.rank
      join users as holder on holder.id = other.user_id and holder.name is not null
      where other.board_id = best.board_id and other.console = 0 and other.rank_key > best.rank_key
        and (previous.rank_key is null or other.rank_key <= previous.rank_key) and other.posted_at < best.posted_at
      order by theirs.rank, other.user_id limit 1
    ) as passed
    where records.posted_at >= ${since} and ${isOpenBoard(sql`records.board_id`)}`.execute(db);
  return result.rows;
}
