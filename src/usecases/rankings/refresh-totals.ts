import { readClock } from '#data/queries/server.ts';
import { listStandings } from '#data/queries/standings.ts';
import { hasSeen, lockTotals, saveTotal } from '#data/queries/totals.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/total-boards.ts';
import { momentOf } from '#domain/rankings/filter.ts';
import { pointsOf } from '#domain/rankings/points.ts';
import { MASTER_CLASS, masterOf, rankClassOf } from '#domain/rankings/rank-class.ts';
import { sumTotals } from '#domain/rankings/totals.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { yearOf } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from './reference-max.ts';

/**
 * Computes total 1 anew, and with it every player's rank class; nothing when it has seen the transaction that asks.
 * Safe to run at any time, any number of times.
 */
export async function refreshTotals(deps: Deps, transactionId?: string): Promise<void> {
  const catalogue = await deps.catalogue();
  await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockTotals(tx);
      if (transactionId !== undefined && (await hasSeen(tx, GRAND_TOTAL, transactionId))) return;
      const now = await readClock(tx);
      const moment = momentOf({}, now, deps.siteZone);
      const boards = totalBoards(catalogue, GRAND_TOTAL, yearOf(now, deps.siteZone));
      const referenceMax = await getReferenceMax({ ...deps, db: tx }, 0, moment);
      const standings = await listStandings(
        tx,
        boards.map((board) => board.boardId),
        { console: 0, before: moment.before },
      );
      const boardsById = new Map(boards.map((board) => [board.boardId, board]));
      const rows = sumTotals(standings, {
        orderBy: 'points',
        worthOf: (boardId, rankKey) => {
          const board = boardsById.get(boardId);
          return board ? worthOfRankKey(board, rankKey) : 0;
        },
        pointsOf: ({ rank, players }) => pointsOf(rank, players, referenceMax),
      });
      const masters = new Set(masterOf(rows, boards.length));
      await saveTotal(
        tx,
        { totalId: GRAND_TOTAL, referenceMax },
        rows.map((row) => ({
          userId: row.userId,
          points: row.points,
          score: row.score,
          boardsPlayed: row.boards,
          rank: row.rank,
          rankClass: masters.has(row) ? MASTER_CLASS : (rankClassOf(row.points, boards.length) ?? null),
          newestAt: row.newestPostedAt,
        })),
      );
    });
}
