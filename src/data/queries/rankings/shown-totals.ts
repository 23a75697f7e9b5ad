import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { linesBetween, positionOf, spanAround } from '#data/queries/rankings/totals/positions.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';

/** Row of a total as shown on pages. */
export type ShownTotalRow = {
  userId: number;
  handle: string;
  name: string | null;
  rankClass: number | null; // Rank class in the unfiltered total 1.
  rank: number;
  shared: boolean;
  points: number;
  score: number;
  boardsPlayed: number;
  elapsedMs: number | null; // Elapsed time, set only in totals that are ordered by it.
  newestAt: Date;
  seriesPoints: Readonly<Record<string, number>> | null; // Points by series id, set only in total 1.
};

export type Generation = { builtAt: Date; buildMs: number; players: number };

/**
 * Returns when the published generation of a total was built, how long that took and how many players it has. Returns
 * undefined before the first build.
 */
export async function findGeneration(db: Db, totalId: number): Promise<Generation | undefined> {
  return db
    .selectFrom('total_generations')
    .select(['built_at as builtAt', 'build_ms as buildMs', 'players'])
    .where('total_id', '=', totalId)
    .executeTakeFirst();
}

/**
 * Returns the rows of a published total between two positions (1-based, inclusive). Ties have the same order as in
 * `sumTotals`.
 */
export async function listShownTotal(db: Db, totalId: number, from: number, to: number): Promise<ShownTotalRow[]> {
  return readLines(db, totalId, sql`select ${Math.max(1, from)}::int as first, ${to}::int as last`);
}

/**
 * Returns a player's row in a published total with up to `around` rows above and below. Returns an empty list when the
 * player is not in the total.
 */
export async function listShownAround(db: Db, totalId: number, userId: number, around: number): Promise<ShownTotalRow[]> {
  return readLines(db, totalId, spanAround(sql`${totalId}::int`, sql`${userId}::int`, around));
}

/** Returns a player's position in a published total, from 1, or null when the player is not in it. Ties have different positions. */
export async function findShownPosition(db: Db, totalId: number, userId: number): Promise<number | null> {
  const position = positionOf(sql`${totalId}::int`, sql`${userId}::int`);
  const result = await sql<{ position: number | null }>`select ${position} as position`.execute(db);
  return result.rows[0]?.position ?? null;
}

/** Returns a player's rank class in the published total 1, if any. */
export const findShownClass = async (db: Db, userId: number): Promise<number | undefined> =>
  (await listShownClasses(db, [userId])).get(userId);

/** Player's row in one of the published totals. */
export type PlayerTotal = {
  totalId: number;
  rank: number;
  shared: boolean;
  players: number;
  points: number;
  score: number;
  boardsPlayed: number;
  elapsedMs: number | null; // Elapsed time, set only in totals that are ordered by it.
  rankClass: number | null; // Rank class, set only in total 1.
  builtYear: number; // Year of the build in the site's time zone. The boards of that year were summed.
};

/** Returns SQL for a player's rows in all published totals, ordered by total id. */
export const totalsOf = (userId: RawBuilder<unknown>, zone: string): RawBuilder<unknown> => sql`
  select own.total_id as "totalId", own.rank, shown.players, own.points, own.score, own.boards_played as "boardsPlayed",
    own.elapsed_ms as "elapsedMs", own.rank_class as "rankClass",
    extract(year from shown.built_at at time zone ${zone})::int as "builtYear",
    exists (
      select from total_sums as other
      where other.total_id = own.total_id and other.order_key = own.order_key and other.user_id <> own.user_id
    ) as shared
  from total_generations as shown
  join total_standings as own using (total_id, generation)
  where own.user_id = ${userId}
  order by own.total_id`;

/**
 * Returns the rank classes of these players, or of all players, in the published total 1. Omits players without points.
 */
export async function listShownClasses(db: Db, userIds?: readonly number[]): Promise<Map<number, number>> {
  const result = await sql<{ userId: number; rankClass: number }>`
    select user_id as "userId", rank_class as "rankClass"
    from total_standings
    join total_generations using (total_id, generation)
    where total_id = ${GRAND_TOTAL} and rank_class is not null
      and ${userIds === undefined ? sql`true` : sql`user_id = any(${sql.val(userIds)}::int[])`}`.execute(db);
  return new Map(result.rows.map((row) => [row.userId, row.rankClass]));
}

/**
 * Returns the rows in a range of positions with names and rank classes. Reads one more row on each side to detect
 * shared places.
 */
async function readLines(db: Db, totalId: number, span: RawBuilder<unknown>): Promise<ShownTotalRow[]> {
  type Line = Omit<ShownTotalRow, 'shared' | 'score' | 'elapsedMs'> & { score: string; elapsedMs: string | null; inRange: boolean };
  const isGrand = totalId === GRAND_TOTAL; // its own rows have the classes
  const result = await sql<Line>`
    select lines.user_id as "userId", users.handle, users.name, ${isGrand ? sql`lines` : sql`classes`}.rank_class as "rankClass", lines.rank, lines.points,
      lines.score, lines.boards_played as "boardsPlayed", lines.elapsed_ms as "elapsedMs", lines.newest_at as "newestAt",
      lines.series_points as "seriesPoints", lines.in_range as "inRange"
    from (${linesBetween(sql`${totalId}::int`, span, 1)}) as lines
    join users on users.id = lines.user_id
    ${isGrand ? sql`` : sql`left join total_sums as classes on classes.total_id = ${GRAND_TOTAL} and classes.user_id = lines.user_id`}
    order by lines.position`.execute(db);
  const { rows } = result;
  return rows.flatMap(({ inRange, score, elapsedMs, ...row }, index) => {
    const shared = rows[index - 1]?.rank === row.rank || rows[index + 1]?.rank === row.rank;
    return inRange ? [{ ...row, shared, score: Number(score), elapsedMs: elapsedMs === null ? null : Number(elapsedMs) }] : [];
  });
}
