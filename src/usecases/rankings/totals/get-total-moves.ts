import type { ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { countMoves, type Move, type MoveCounts, movesBetween } from '#domain/rankings/totals/moves.ts';
import { lastDayOf, parseSince } from '#domain/rankings/totals/since.ts';
import type { PlacedTotalRow } from '#domain/rankings/totals/total-rows.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type AskedFilter, readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { computeTotal } from './compute-total.ts';
import { getTotalPage, TOTAL_ROWS_PER_PAGE } from './get-total-page.ts';

export type TotalMove = Move<PlacedTotalRow, ShownTotalRow>;

/** A total at the end of two days, and the moves between them. */
export type TotalMoves = AskedFilter & {
  readonly total: Total;
  readonly since: CalendarDate;
  readonly until: CalendarDate;
  readonly counts: MoveCounts;
  readonly top: readonly TotalMove[]; // top places on the later day, in ranking order
  readonly pages: number;
  readonly moves: readonly TotalMove[]; // moves on the requested page
};

const TOP = 12;
const EVERYBODY = 1_000_000_000;

/**
 * Returns the moves in a total from the end of the day `since` to now, or to the end of the requested day or year.
 * Covers all consoles together.
 */
export async function getTotalMoves(
  deps: Deps,
  totalId: number,
  query: FilterQuery,
  rowsPerPage = TOTAL_ROWS_PER_PAGE,
): Promise<Result<TotalMoves, 'unknown-total' | 'bad-filter'>> {
  const total = (await deps.catalogue()).totals.get(totalId);
  if (!total) return err('unknown-total');

  return readSnapshot(deps, async (snapshot) => {
    const read = await readFilter(snapshot, query, { rules: [], consoles: [] });
    if (!read.ok) return read;
    const { asked, counted, now } = read.value;
    const until = lastDayOf(asked.filter, asked.today);
    const since = parseSince(query, until);
    if (!since.ok || since.value === undefined) return err('bad-filter');

    const later = (await getTotalPage(snapshot, total, counted, 1, EVERYBODY))?.rows ?? [];
    const earlier = await computeTotal(snapshot, total, countedAt({ console: counted.console, at: since.value }, now, asked.zone));
    const moves = movesBetween(earlier.rows, later);
    const pages = Math.max(1, Math.ceil(moves.length / rowsPerPage));
    if (asked.filter.page > pages) return err('bad-filter');
    const start = (asked.filter.page - 1) * rowsPerPage;
    const first = new Set(later.slice(0, TOP).map(({ userId }) => userId));
    return ok({
      ...asked,
      total,
      since: since.value,
      until,
      counts: countMoves(moves),
      top: moves.filter(({ after }) => first.has(after.userId)).sort((a, b) => a.after.rank - b.after.rank),
      pages,
      moves: moves.slice(start, start + rowsPerPage),
    });
  });
}
