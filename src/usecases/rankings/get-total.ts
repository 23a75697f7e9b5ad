import type { ShownTotalRow } from '#data/queries/shown-totals.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { totalBoards } from '#domain/catalogue/total-boards.ts';
import type { BorderLine } from '#domain/rankings/borders.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { type ClassLine, totalLines } from '#domain/rankings/total-lines.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getTotalPage } from './get-total-page.ts';
import { getTotalSpread, type TotalSpread } from './get-total-spread.ts';
import { getTotalStrips, type TotalStrips } from './get-total-strips.ts';
import { type AskedFilter, readFilter } from './read-filter.ts';

export type TotalRanking = AskedFilter &
  TotalStrips & {
    readonly total: Total;
    readonly consoles: readonly number[]; // that it can be asked for
    readonly spread: TotalSpread;
    readonly players: number;
    readonly boards: number; // in all, at the instant asked
    readonly pages: number;
    readonly rows: readonly ShownTotalRow[];
    readonly borderLines: readonly BorderLine[]; // the game's reference borders, total 20 only
    readonly classLines: readonly ClassLine[]; // total 1 only
  };

/** One page of a total under a filter, with all that the page says of the total, from one snapshot. */
export async function getTotal(
  deps: Deps,
  totalId: number,
  query: FilterQuery,
): Promise<Result<TotalRanking, 'unknown-total' | 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  const total = catalogue.totals.get(totalId);
  if (!total) return err('unknown-total');
  const consoles = [...new Set(totalBoards(catalogue, totalId).flatMap((board) => board.consoles))];

  return readSnapshot(deps, async (snapshot) => {
    const read = await readFilter(snapshot, query, { rules: [], consoles });
    if (!read.ok) return read;
    const { asked, counted } = read.value;
    const page = await getTotalPage(snapshot, total, counted, asked.filter.page);
    if (!page) return err('bad-filter');
    return ok({
      ...asked,
      ...(await getTotalStrips(snapshot, total, page)),
      total,
      consoles,
      spread: await getTotalSpread(snapshot, total, page),
      players: page.players,
      boards: page.boards.length,
      pages: page.pages,
      rows: page.rows,
      ...totalLines(catalogue, total, page),
    });
  });
}
