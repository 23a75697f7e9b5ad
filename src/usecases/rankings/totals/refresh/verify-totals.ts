import { listChangedBoards } from '#data/queries/rankings/totals/changed-boards.ts';
import { listStoredTotals } from '#data/queries/rankings/totals/generations.ts';
import { countWrongBlocks, listStoredRows } from '#data/queries/rankings/totals/stored-rows.ts';
import { readClock } from '#data/queries/site/server.ts';
import { inSnapshot } from '#data/snapshot.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { totalBasis } from '#domain/rankings/totals/refresh/basis.ts';
import { expectedRows, type StoredRow } from '#domain/rankings/totals/refresh/expected-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';
import { tallyTotals } from '#usecases/rankings/totals/tally-totals.ts';

/** A total with the numbers of rows and of rank blocks that differ from what its boards give. */
export type WrongTotal = { readonly totalId: number; readonly rows: number; readonly blocks: number };

/**
 * Compares the published totals with sums over all bests, computed without any stored sum, and returns those that differ
 * and those that wait for a refresh, which are not compared. Writes nothing.
 */
export function verifyTotals(deps: Deps): Promise<{ readonly wrong: WrongTotal[]; readonly waiting: number[] }> {
  return inSnapshot(deps.db, async (db) => {
    const catalogue = await deps.catalogue();
    const counted = countedAt({ console: ALL_CONSOLES }, await readClock(db), deps.siteZone);
    const referenceMax = await getReferenceMax({ ...deps, db }, ALL_CONSOLES, counted);
    const [stored, changed] = [await listStoredTotals(db), new Set(await listChangedBoards(db))];
    const wrong: WrongTotal[] = [];
    const waiting: number[] = [];
    for (const tally of await tallyTotals(db, catalogue, counted, referenceMax)) {
      const { total, boards } = tally;
      const known = stored.get(total.id);
      const isCurrent = known?.basis === totalBasis(total, boards) && known.referenceMax === referenceMax;
      if (!isCurrent || boards.some(({ boardId }) => changed.has(boardId))) {
        waiting.push(total.id);
        continue;
      }
      const rows = countDifferences(await listStoredRows(db, total.id), expectedRows(tally));
      const blocks = await countWrongBlocks(db, total.id);
      if (rows > 0 || blocks > 0) wrong.push({ totalId: total.id, rows, blocks });
    }
    return { wrong, waiting };
  });
}

function countDifferences(stored: readonly StoredRow[], expected: readonly StoredRow[]): number {
  const texts = new Map(expected.map((row) => [row.userId, textOf(row)]));
  const surplus = stored.filter((row) => !texts.has(row.userId)).length;
  const missing = expected.length - (stored.length - surplus);
  return surplus + missing + stored.filter((row) => (texts.get(row.userId) ?? textOf(row)) !== textOf(row)).length;
}

// Lists the points by series in a fixed order.
const textOf = ({ seriesPoints, ...row }: StoredRow): string =>
  JSON.stringify([
    ...[row.points, row.score, row.boardsPlayed, row.rank, row.position, row.rankClass, row.newestAt, row.elapsedMs],
    Object.entries(seriesPoints ?? {}).sort(),
  ]);
