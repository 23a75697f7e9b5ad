import { listPlayerNames } from '#data/queries/accounts/players.ts';
import { findGeneration, listShownTotal, type ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import type { PlacedTotalRow } from '#domain/rankings/totals/total-rows.ts';
import { yearOf } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { type ComputedTotal, computeTotal } from './compute-total.ts';
import { getClasses } from './get-classes.ts';

export const TOTAL_ROWS_PER_PAGE = 100;

export type TotalPage = {
  readonly players: number;
  readonly boards: readonly Board[]; // boards that counted at the requested instant
  readonly pages: number;
  readonly rows: readonly ShownTotalRow[];
  readonly rowBefore: Sums | undefined; // last row of the previous page; undefined on the first page
  readonly computed: (ComputedTotal & { readonly classes: Classes }) | undefined; // undefined when the total was saved
};

type Classes = ReadonlyMap<number, number>;

type Sums = Pick<ShownTotalRow, 'points' | 'score'>;

/**
 * Returns one page of a total, or undefined beyond the last page. Reads the saved total for the current time and all
 * consoles, and otherwise computes it.
 */
export async function getTotalPage(
  deps: Deps,
  total: Total,
  counted: CountedAt,
  page: number,
  rowsPerPage = TOTAL_ROWS_PER_PAGE,
): Promise<TotalPage | undefined> {
  const isSaved = counted.before === null && counted.console === ALL_CONSOLES;
  const generation = isSaved ? await findGeneration(deps.db, total.id) : undefined;
  const computed = generation ? undefined : await computeTotal(deps, total, counted);
  const players = generation?.players ?? computed?.rows.length ?? 0;
  const pages = Math.max(1, Math.ceil(players / rowsPerPage));
  if (page > pages) return undefined;

  const start = (page - 1) * rowsPerPage;
  const end = start + rowsPerPage;
  if (computed) {
    const classes = await classesBeside(deps, total, counted, computed);
    const rows = await nameRows(deps, computed, classes, computed.rows.slice(start, end));
    return { players, boards: computed.boards, pages, rows, rowBefore: computed.rows[start - 1], computed: { ...computed, classes } };
  }
  // Starts at the last line of the previous page, if there is one.
  const lines = await listShownTotal(deps.db, total.id, start, end);
  const [rowBefore, rows] = start === 0 ? [undefined, lines] : [lines[0], lines.slice(1)];
  // Saved rows count the boards of the year in which they were computed, even in the first minutes of the next year.
  const year = generation ? yearOf(generation.builtAt, deps.siteZone) : counted.year;
  return { players, boards: totalBoards(await deps.catalogue(), total.id, year), pages, rows, rowBefore, computed: undefined };
}

/** Returns every player's class. For the unfiltered total 1, derives the classes from its own rows. */
function classesBeside(deps: Deps, total: Total, counted: CountedAt, { rows, boards }: ComputedTotal): Classes | Promise<Classes> {
  const isUnfilteredGrand = total.id === GRAND_TOTAL && counted.console === ALL_CONSOLES;
  return isUnfilteredGrand ? playerClasses(rows, boards.length) : getClasses(deps, counted);
}

async function nameRows(
  deps: Deps,
  { bySeries }: ComputedTotal,
  classes: Classes,
  slice: readonly PlacedTotalRow[],
): Promise<ShownTotalRow[]> {
  const userIds = slice.map((row) => row.userId);
  const names = await listPlayerNames(deps.db, userIds);
  return slice.map(({ userId, boards: boardsPlayed, newestPostedAt: newestAt, ...stats }) => ({
    userId,
    handle: names.get(userId)?.handle ?? '',
    name: names.get(userId)?.name ?? null,
    rankClass: classes.get(userId) ?? null,
    ...stats,
    boardsPlayed,
    newestAt,
    seriesPoints: bySeries.get(userId) ?? null,
  }));
}
