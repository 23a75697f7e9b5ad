import type { Db } from '#data/db.ts';
import { countPlayers } from '#data/queries/rankings/places.ts';
import { listStandings } from '#data/queries/rankings/standings.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import { boardsOfSameEvent } from '#domain/rankings/totals/event-sizes.ts';
import { addToTally, openBook, openTally, type Tally } from '#domain/rankings/totals/total-rows.ts';

/** Computes every total in the catalogue from the personal bests on one console at one instant. */
export async function tallyTotals(db: Db, catalogue: Catalogue, counted: CountedAt, referenceMax: number): Promise<Tally[]> {
  const tallies = [...catalogue.totals.values()].map((total) => openTally(catalogue, total, counted.year));
  for (const boardIds of await shareOut(db, catalogue, tallies, counted)) {
    const book = openBook(catalogue, counted.year, await listStandings(db, boardIds, counted), referenceMax);
    for (const tally of tallies) addToTally(tally, book);
  }
  return tallies;
}

const STANDINGS_AT_ONCE = 200_000; // maximum number of standings in memory at once, in addition to the sums

/** Splits the boards of the totals into batches whose standings fit in memory. Boards of one event stay together. */
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
