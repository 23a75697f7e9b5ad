import { listActivity } from '#data/queries/accounts/players.ts';
import type { ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { type ClassLine, classLines } from '#domain/rankings/totals/total-lines.ts';
import { startOfDay } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import type { AskedFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { TOTAL_ROWS_PER_PAGE } from './get-total-page.ts';
import { type ClassCounts, getClassCounts } from './get-total-spread.ts';
import { readTotalPage } from './read-total-page.ts';

export type RankedUser = Omit<ShownTotalRow, 'seriesPoints'> & {
  readonly shares: readonly SeriesShare[]; // shares of the points by series id, which add up to 1; empty without points
  // Countable posts in the requested year, until the requested instant, on the requested console.
  readonly posts: number;
  readonly lastPostAt: Date | null;
};

export type SeriesShare = { readonly seriesId: number; readonly share: number };

export type UserRanking = AskedFilter & {
  readonly players: number;
  readonly boards: number; // number of boards that counted at the requested instant
  readonly pages: number;
  readonly rows: readonly RankedUser[];
  readonly classLines: readonly ClassLine[];
  readonly classCounts: ClassCounts;
  readonly consoles: readonly number[]; // consoles that the visitor can select
};

/**
 * Returns one page of all players, ranked by total 1, with each player's points per series and activity. The filter
 * selects a console and a year or day.
 */
export async function getUserRanking(
  deps: Deps,
  query: FilterQuery,
  rowsPerPage = TOTAL_ROWS_PER_PAGE,
): Promise<Result<UserRanking, 'bad-filter'>> {
  const total = (await deps.catalogue()).totals.get(GRAND_TOTAL);
  if (!total) return err('bad-filter');
  return readSnapshot(deps, async (snapshot) => {
    const read = await readTotalPage(snapshot, total, query, rowsPerPage);
    if (!read.ok) return read;
    const { asked, counted, consoles, page } = read.value;
    const since = startOfDay(`${counted.year}-01-01`, asked.zone);
    const userIds = page.rows.map((row) => row.userId);
    const activity = await listActivity(snapshot.db, userIds, { console: counted.console, since, before: counted.before });
    return ok({
      ...asked,
      players: page.players,
      boards: page.boards.length,
      pages: page.pages,
      rows: page.rows.map(({ seriesPoints, ...row }) => {
        const { posts = 0, lastPostAt = null } = activity.get(row.userId) ?? {};
        return { ...row, shares: sharesOf(seriesPoints ?? {}, row.points), posts, lastPostAt };
      }),
      classLines: classLines(page),
      classCounts: await getClassCounts(snapshot, page),
      consoles,
    });
  });
}

function sharesOf(bySeries: Readonly<Record<string, number>>, points: number): SeriesShare[] {
  if (points <= 0) return [];
  return Object.entries(bySeries)
    .filter(([, own]) => own > 0)
    .map(([seriesId, own]) => ({ seriesId: Number(seriesId), share: own / points }));
}
