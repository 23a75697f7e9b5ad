import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { participationsOf } from '#data/queries/events/event-ranks.ts';
import { joinClass } from '#data/queries/records/held-records.ts';
import type { Participation } from '#domain/events/result/stamps.ts';

/** Current class, boards and events of a player. */
export type PlanetRow = {
  handle: string;
  rankClass: number | null; // In the published total 1.
  boards: { boardId: number; isFirst: boolean }[]; // Boards with a personal best; first places include shared ones.
  events: Participation[];
  now: Date; // Current time by the database clock.
};

/** Returns the classes, boards and events of the players with these lower-case handles. */
export async function listPlanetRows(db: Db, handles: readonly string[]): Promise<PlanetRow[]> {
  const result = await sql<PlanetRow>`
    select users.handle, total_standings.rank_class as "rankClass", app_now() as now,
      coalesce((
        select json_agg(json_build_object('boardId', own.board_id, 'isFirst', not exists (
          select from personal_bests as better
          where better.board_id = own.board_id and better.console = 0 and better.rank_key < own.rank_key
        )))
        from personal_bests as own where own.user_id = users.id and own.console = 0
      ), '[]') as boards,
      ${participationsOf(sql.ref('users.id'))} as events
    from users ${joinClass('users.id')}
    where users.handle = any(${sql.val(handles)}::text[])`.execute(db);
  return result.rows;
}
