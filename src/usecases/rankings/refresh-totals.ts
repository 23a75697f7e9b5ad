import type { Db } from '#data/db.ts';
import { countPlayers } from '#data/queries/places.ts';
import { readClock } from '#data/queries/server.ts';
import { listStandings } from '#data/queries/standings.ts';
import { lockTotals, saveBuildTime, saveTotal, type TotalStandingRow } from '#data/queries/totals.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { type CountedAt, countedAt } from '#domain/rankings/counted-at.ts';
import { boardsOfSameEvent } from '#domain/rankings/event-sizes.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player-classes.ts';
import { addToTally, openBook, openTally, type Tally } from '#domain/rankings/total-rows.ts';
import { placeSums } from '#domain/rankings/totals.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from './reference-max.ts';

/**
 * Computes every total of the catalogue anew, and with total 1 every player's rank class. All are read at one instant and
 * shown together. Safe to run at any time, any number of times.
 */
export async function refreshTotals(deps: Deps): Promise<void> {
  const catalogue = await deps.catalogue();
  const totals = [...catalogue.totals.values()];
  await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockTotals(tx);
      const started = performance.now();
      const counted = countedAt({ console: ALL_CONSOLES }, await readClock(tx), deps.siteZone);
      const referenceMax = await getReferenceMax({ ...deps, db: tx }, ALL_CONSOLES, counted);
      const tallies = totals.map((total) => openTally(catalogue, total, counted.year));
      for (const boardIds of await shareOut(tx, catalogue, tallies, counted)) {
        const book = openBook(catalogue, counted.year, await listStandings(tx, boardIds, counted), referenceMax);
        for (const tally of tallies) addToTally(tally, book);
      }
      for (const tally of tallies) await saveTotal(tx, { totalId: tally.total.id, referenceMax }, rowsToSave(tally));
      await saveBuildTime(tx, performance.now() - started);
    });
}

const STANDINGS_AT_ONCE = 200_000; // what is held in memory beside the sums

/** The boards of the totals in parts whose standings fit in memory; boards of one event stay together. */
async function shareOut(db: Db, catalogue: Catalogue, tallies: readonly Tally[], counted: CountedAt): Promise<number[][]> {
  const boardIds = [...new Set(tallies.flatMap((tally) => tally.boards.map((board) => board.boardId)))];
  const players = new Map((await countPlayers(db, boardIds, counted)).map((row) => [row.boardId, row.players]));
  const groups = Map.groupBy(boardIds, (boardId) => boardsOfSameEvent(catalogue, boardId)[0] ?? boardId);
  const parts: number[][] = [];
  let held = STANDINGS_AT_ONCE;
  for (const group of groups.values()) {
    const standings = group.reduce((sum, boardId) => sum + (players.get(boardId) ?? 0), 0);
    if (held + standings > STANDINGS_AT_ONCE) {
      parts.push([]);
      held = 0;
    }
    parts.at(-1)?.push(...group);
    held += standings;
  }
  return parts;
}

function rowsToSave({ total, boards, sums, bySeries }: Tally): TotalStandingRow[] {
  const rows = placeSums(sums, total.orderBy);
  const classes = total.id === GRAND_TOTAL ? playerClasses(rows, boards.length) : undefined;
  return rows.map((row, index) => ({
    userId: row.userId,
    points: row.points,
    score: row.score,
    boardsPlayed: row.boards,
    rank: row.rank,
    position: index + 1,
    rankClass: classes?.get(row.userId) ?? null,
    newestAt: row.newestPostedAt,
    elapsedMs: row.elapsedMs,
    seriesPoints: bySeries.get(row.userId) ?? null,
  }));
}
