import type { Total } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type AskedTotal, readTotalPage } from './read-total-page.ts';

/** Returns the rows on one page of a total under a filter, without the charts and lines of its page. */
export async function listTotal(
  deps: Deps,
  totalId: number,
  query: FilterQuery,
  rowsPerPage: number,
): Promise<Result<AskedTotal & { readonly total: Total }, 'unknown-total' | 'bad-filter'>> {
  const total = (await deps.catalogue()).totals.get(totalId);
  if (!total) return err('unknown-total');
  const read = await readSnapshot(deps, (snapshot) => readTotalPage(snapshot, total, query, rowsPerPage));
  return read.ok ? ok({ ...read.value, total }) : read;
}
