import { readClock } from '#data/queries/server.ts';
import { listStandings } from '#data/queries/standings.ts';
import { hasSeen, lockTotals, saveTotal, type TotalStandingRow } from '#data/queries/totals.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/total-boards.ts';
import { countedAt } from '#domain/rankings/counted-at.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player-classes.ts';
import { openBook, type StandingsBook, seriesPoints, totalRows } from '#domain/rankings/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from './reference-max.ts';

/**
 * Computes every total of the catalogue anew, and with total 1 every player's rank class; nothing when they have seen the
 * transaction that asks. All are read at one instant and shown together. Safe to run at any time, any number of times.
 */
export async function refreshTotals(deps: Deps, transactionId?: string): Promise<void> {
  const catalogue = await deps.catalogue();
  const totals = [...catalogue.totals.values()];
  await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockTotals(tx);
      if (transactionId !== undefined && (await hasSeen(tx, GRAND_TOTAL, transactionId))) return;
      const counted = countedAt({ console: ALL_CONSOLES }, await readClock(tx), deps.siteZone);
      const boardIds = new Set(totals.flatMap((total) => totalBoards(catalogue, total.id, counted.year)).map((board) => board.boardId));
      const referenceMax = await getReferenceMax({ ...deps, db: tx }, ALL_CONSOLES, counted);
      const book = openBook(catalogue, counted.year, await listStandings(tx, [...boardIds], counted), referenceMax);
      for (const total of totals) await saveTotal(tx, { totalId: total.id, referenceMax }, rowsToSave(book, total));
    });
}

function rowsToSave(book: StandingsBook, total: Total): TotalStandingRow[] {
  const { boards, rows } = totalRows(book, total);
  const isGrand = total.id === GRAND_TOTAL;
  const classes = isGrand ? playerClasses(rows, boards.length) : undefined;
  const bySeries = isGrand ? seriesPoints(book, boards) : undefined;
  return rows.map((row) => ({
    userId: row.userId,
    points: row.points,
    score: row.score,
    boardsPlayed: row.boards,
    rank: row.rank,
    rankClass: classes?.get(row.userId) ?? null,
    newestAt: row.newestPostedAt,
    elapsedMs: row.elapsedMs,
    seriesPoints: bySeries?.get(row.userId) ?? null,
  }));
}
