import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { bests } from './standings.ts';

/** The best result of a class on a board. */
export type ClassBest = { rankClass: number; boardId: number; rankKey: number };

/** Returns the best rank key of each class on each of the boards before a time, by the players' current classes. */
export async function listClassBests(db: Db, boardIds: readonly number[], before: Date): Promise<ClassBest[]> {
  const result = await sql<ClassBest>`
    select rank_class as "rankClass", best.board_id as "boardId", min(best.rank_key) as "rankKey"
    from (${bests(boardIds, { console: 0, before })}) as best
    join total_standings as lines on lines.user_id = best.user_id and lines.total_id = ${GRAND_TOTAL} and lines.rank_class is not null
    join total_generations using (total_id, generation)
    group by rank_class, best.board_id`.execute(db);
  return result.rows;
}
