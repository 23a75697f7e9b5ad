import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';

/** One line of a total as every page shows it. */
export type ShownTotalRow = {
  userId: number;
  handle: string;
  name: string | null;
  rankClass: number | null; // that of unfiltered total 1
  rank: number;
  shared: boolean;
  points: number;
  score: number;
  boardsPlayed: number;
  elapsedMs: number | null; // only in totals that are ordered by it
  newestAt: Date;
  seriesPoints: Readonly<Record<string, number>> | null; // by series id, in total 1 only
};

/** When the shown generation of a total was built and how many players it has; undefined before the first. */
export async function findGeneration(db: Db, totalId: number): Promise<{ builtAt: Date; players: number } | undefined> {
  const answer = await sql<{ builtAt: Date; players: number }>`
    select built_at as "builtAt",
      (select count(*) from total_standings where total_id = shown.total_id and generation = shown.generation)::int as players
    from total_generations as shown
    where total_id = ${totalId}`.execute(db);
  return answer.rows[0];
}

/** The lines of a saved total from one position (1-based) to another, both included; a tie is in the order of `sumTotals`. */
export function listShownTotal(db: Db, totalId: number, from: number, to: number): Promise<ShownTotalRow[]> {
  return readLines(db, totalId, sql`position between ${from} and ${to}`);
}

/** A player's line in a saved total with up to `around` lines above and below it; nothing when the player is not in it. */
export function listShownAround(db: Db, totalId: number, userId: number, around: number): Promise<ShownTotalRow[]> {
  return readLines(db, totalId, sql`abs(position - (select own.position from lines as own where own.user_id = ${userId})) <= ${around}`);
}

/** The class of each player in the saved total 1; those without points are left out. */
export async function listShownClasses(db: Db): Promise<Map<number, number>> {
  const answer = await sql<{ userId: number; rankClass: number }>`
    select user_id as "userId", rank_class as "rankClass"
    from total_standings
    join total_generations using (total_id, generation)
    where total_id = ${GRAND_TOTAL} and rank_class is not null`.execute(db);
  return new Map(answer.rows.map((row) => [row.userId, row.rankClass]));
}

async function readLines(db: Db, totalId: number, which: RawBuilder<unknown>): Promise<ShownTotalRow[]> {
  type Line = Omit<ShownTotalRow, 'score' | 'elapsedMs'> & { score: string; elapsedMs: string | null };
  const answer = await sql<Line>`
    with lines as (
      select total_standings.*, row_number() over (order by rank, newest_at, user_id) as position,
        count(*) over (partition by rank) > 1 as shared
      from total_standings
      join total_generations using (total_id, generation)
      where total_id = ${totalId}
    )
    select lines.user_id as "userId", users.handle, users.name, classes.rank_class as "rankClass", lines.rank, lines.shared, lines.points,
      lines.score, lines.boards_played as "boardsPlayed", lines.elapsed_ms as "elapsedMs", lines.newest_at as "newestAt",
      lines.series_points as "seriesPoints"
    from lines
    join users on users.id = lines.user_id
    left join total_generations as grand on grand.total_id = ${GRAND_TOTAL}
    left join total_standings as classes
      on classes.total_id = grand.total_id and classes.generation = grand.generation and classes.user_id = lines.user_id
    where ${which}
    order by lines.position`.execute(db);
  return answer.rows.map((row) => ({ ...row, score: Number(row.score), elapsedMs: row.elapsedMs === null ? null : Number(row.elapsedMs) }));
}
