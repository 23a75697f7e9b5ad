import type { ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import type { BorderLine } from '#domain/rankings/player/borders.ts';
import { type ClassLine, totalLines } from '#domain/rankings/totals/total-lines.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import type { AskedFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getTotalSpread, type TotalSpread } from './get-total-spread.ts';
import { getTotalStrips, type TotalStrips } from './get-total-strips.ts';
import { readTotalPage } from './read-total-page.ts';

export type TotalRanking = AskedFilter &
  TotalStrips & {
    readonly total: Total;
    readonly consoles: readonly number[]; // consoles that the visitor can select
    readonly spread: TotalSpread;
    readonly players: number;
    readonly boards: number; // number of boards that counted at the requested instant
    readonly pages: number;
    readonly rows: readonly ShownTotalRow[];
    readonly borderLines: readonly BorderLine[]; // the game's reference borders; only in total 20
    readonly classLines: readonly ClassLine[]; // class borders; only in total 1
  };

/** Returns one page of a total under a filter, with everything shown about the total, from one snapshot. */
export async function getTotal(
  deps: Deps,
  totalId: number,
  query: FilterQuery,
): Promise<Result<TotalRanking, 'unknown-total' | 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  const total = catalogue.totals.get(totalId);
  if (!total) return err('unknown-total');
  return readSnapshot(deps, async (snapshot) => {
    const read = await readTotalPage(snapshot, total, query);
    if (!read.ok) return read;
    const { asked, consoles, page } = read.value;
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
