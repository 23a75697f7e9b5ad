import { listActivity } from '#data/queries/players.ts';
import { readClock } from '#data/queries/server.ts';
import type { ShownTotalRow } from '#data/queries/shown-totals.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/total-boards.ts';
import { countedAt } from '#domain/rankings/counted-at.ts';
import { type FilterQuery, parseFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { type ClassLine, classLines } from '#domain/rankings/total-lines.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getTotalPage } from './get-total-page.ts';

export type RankedUser = Omit<ShownTotalRow, 'seriesPoints'> & {
  readonly shares: readonly SeriesShare[]; // by series id; they add up to 1, and there are none without points
  readonly posts: number; // countable ones of the year asked, until the instant asked, on the console asked
  readonly lastPostAt: Date | null;
};

export type SeriesShare = { readonly seriesId: number; readonly share: number };

export type UserRanking = {
  readonly filter: RankingFilter;
  readonly zone: string; // the site's, in which dates are written
  readonly isNow: boolean; // also for this year
  readonly thisYear: number;
  readonly players: number;
  readonly boards: number; // in all, at the instant asked
  readonly pages: number;
  readonly rows: readonly RankedUser[];
  readonly classLines: readonly ClassLine[];
};

/** One page of all players by total 1, with where their points come from and how active they are; it takes a console and a year. */
export async function getUserRanking(deps: Deps, query: FilterQuery): Promise<Result<UserRanking, 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  const total = catalogue.totals.get(GRAND_TOTAL);
  if (!total || query.at !== undefined) return err('bad-filter');
  const consoles = [...new Set(totalBoards(catalogue, GRAND_TOTAL).flatMap((board) => board.consoles))];

  return readSnapshot(deps, async (snapshot) => {
    const { db, siteZone: zone } = snapshot;
    const now = await readClock(db);
    const today = dayOf(now, zone);
    const parsed = parseFilter(query, { rules: [], consoles, today });
    if (!parsed.ok) return parsed;
    const filter = parsed.value;

    const counted = countedAt(filter, now, zone);
    const page = await getTotalPage(snapshot, total, counted, filter.page);
    if (!page) return err('bad-filter');
    const since = startOfDay(`${counted.year}-01-01`, zone);
    const userIds = page.rows.map((row) => row.userId);
    const activity = await listActivity(db, userIds, { console: filter.console, since, before: counted.before });
    return ok({
      filter,
      zone,
      isNow: counted.before === null,
      thisYear: Number(today.slice(0, 4)),
      players: page.players,
      boards: page.boards.length,
      pages: page.pages,
      rows: page.rows.map(({ seriesPoints, ...row }) => {
        const { posts = 0, lastPostAt = null } = activity.get(row.userId) ?? {};
        return { ...row, shares: sharesOf(seriesPoints ?? {}, row.points), posts, lastPostAt };
      }),
      classLines: classLines(page),
    });
  });
}

function sharesOf(bySeries: Readonly<Record<string, number>>, points: number): SeriesShare[] {
  if (points <= 0) return [];
  return Object.entries(bySeries)
    .filter(([, own]) => own > 0)
    .map(([seriesId, own]) => ({ seriesId: Number(seriesId), share: own / points }));
}
