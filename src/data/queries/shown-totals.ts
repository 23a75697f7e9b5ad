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
  return db.selectFrom('total_generations').select(['built_at as builtAt', 'players']).where('total_id', '=', totalId).executeTakeFirst();
}

/** The lines of a saved total from one position (1-based) to another, both included; a tie is in the order of `sumTotals`. */
export async function listShownTotal(db: Db, totalId: number, from: number, to: number): Promise<ShownTotalRow[]> {
  const first = Math.max(1, from);
  const start = Math.max(1, first - 1); // a line more on either side shows whether the outermost places are shared
  // A rank is the position of the first who holds it, so the index leads to any position.
  const lines = await readLines(
    db,
    totalId,
    sql`
      select saved.* from saved
      where rank >= (select max(rank) from saved where rank <= ${start}::int)
      order by ${ORDER}
      offset ${start}::int - (select max(rank) from saved where rank <= ${start}::int) limit ${to - start + 2}`,
  );
  return markShared(lines).slice(first - start, to - start + 1);
}

/** A player's line in a saved total with up to `around` lines above and below it; nothing when the player is not in it. */
export async function listShownAround(db: Db, totalId: number, userId: number, around: number): Promise<ShownTotalRow[]> {
  const own = sql`(select rank, newest_at, user_id from saved where user_id = ${userId}::int)`;
  const lines = await readLines(
    db,
    totalId,
    sql`
      (select saved.* from saved where (${ORDER}) <= ${own} order by rank desc, newest_at desc, user_id desc limit ${around + 2})
      union all
      (select saved.* from saved where (${ORDER}) > ${own} order by ${ORDER} limit ${around + 1})`,
  );
  const index = lines.findIndex((line) => line.userId === userId);
  return markShared(lines).slice(Math.max(0, index - around), index + around + 1);
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

const ORDER = sql`rank, newest_at, user_id`;

type Line = Omit<ShownTotalRow, 'shared'>;

/** Whether a neighbour has the same rank; true for all but the first and last of a slice. */
const markShared = (lines: readonly Line[]): ShownTotalRow[] =>
  lines.map((line, index) => ({ ...line, shared: lines[index - 1]?.rank === line.rank || lines[index + 1]?.rank === line.rank }));

/** Fills in names and classes of the lines that a query picks from `saved`, the shown generation of a total. */
async function readLines(db: Db, totalId: number, picked: RawBuilder<unknown>): Promise<Line[]> {
  const answer = await sql<Omit<Line, 'score' | 'elapsedMs'> & { score: string; elapsedMs: string | null }>`
    with saved as not materialized (
      select * from total_standings
      where total_id = ${totalId}::int
        and generation = (select generation from total_generations as shown where shown.total_id = ${totalId}::int)
    ),
    lines as materialized (${picked})
    select lines.user_id as "userId", users.handle, users.name, classes.rank_class as "rankClass", lines.rank, lines.points,
      lines.score, lines.boards_played as "boardsPlayed", lines.elapsed_ms as "elapsedMs", lines.newest_at as "newestAt",
      lines.series_points as "seriesPoints"
    from lines
    join users on users.id = lines.user_id
    left join total_generations as grand on grand.total_id = ${GRAND_TOTAL}
    left join total_standings as classes
      on classes.total_id = grand.total_id and classes.generation = grand.generation and classes.user_id = lines.user_id
    order by lines.rank, lines.newest_at, lines.user_id`.execute(db);
  return answer.rows.map((row) => ({ ...row, score: Number(row.score), elapsedMs: row.elapsedMs === null ? null : Number(row.elapsedMs) }));
}
