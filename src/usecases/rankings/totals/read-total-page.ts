import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type AskedFilter, readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { getTotalPage, TOTAL_ROWS_PER_PAGE, type TotalPage } from './get-total-page.ts';

/** A page of a total with its filter. */
export type AskedTotal = {
  readonly asked: AskedFilter;
  readonly counted: CountedAt;
  readonly consoles: readonly number[]; // consoles that the visitor can select
  readonly page: TotalPage;
};

/** Returns the filters that a total offers besides the date. */
export const totalFilters = (catalogue: Catalogue, totalId: number) => ({
  rules: [],
  consoles: [...new Set(totalBoards(catalogue, totalId).flatMap((board) => board.consoles))],
});

/** Reads the requested page of a total. Returns 'bad-filter' for a filter or page that the total does not offer. */
export async function readTotalPage(
  snapshot: Deps,
  total: Total,
  query: FilterQuery,
  rowsPerPage = TOTAL_ROWS_PER_PAGE,
): Promise<Result<AskedTotal, 'bad-filter'>> {
  const catalogue = await snapshot.catalogue();
  const offered = totalFilters(catalogue, total.id);
  const read = await readFilter(snapshot, query, offered);
  if (!read.ok) return read;
  const { asked, counted } = read.value;
  const page = await getTotalPage(snapshot, total, counted, asked.filter.page, rowsPerPage);
  return page ? ok({ asked, counted, consoles: offered.consoles, page }) : err('bad-filter');
}
