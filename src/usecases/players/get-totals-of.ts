import type { Player } from '#data/queries/accounts/players.ts';
import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PointsScale } from '#domain/rankings/board-points.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import { largestOfEvents } from '#domain/rankings/totals/event-sizes.ts';
import { openBook, totalRows } from '#domain/rankings/totals/total-rows.ts';
import type { Deps } from '#usecases/deps.ts';
import { getScaledStandings } from '#usecases/rankings/totals/reference-max.ts';

/** A player's line in a total under a filter. */
export type TotalLine = {
  readonly totalId: number;
  readonly rank: number;
  readonly shared: boolean;
  readonly players: number;
  readonly points: number;
  readonly score: number;
  readonly boardsPlayed: number;
  readonly boards: number; // number of boards in the total
  readonly elapsedMs: number | null; // null in totals that are not ordered by time
};

type TotalsOf = {
  readonly lines: ReadonlyMap<number, readonly TotalLine[]>; // lines by player id; only totals that contain the player
  readonly scale: PointsScale | undefined; // points scale of this filter; undefined when the lines were saved
};

/**
 * Returns the players' lines in every total. Uses saved totals for the current time and all consoles, and otherwise
 * computes them from one read of all standings.
 */
export async function getTotalsOf(deps: Deps, players: readonly Player[], counted: CountedAt): Promise<TotalsOf> {
  const catalogue = await deps.catalogue();
  const isSaved = counted.before === null && counted.console === ALL_CONSOLES && players.every((player) => player.totals !== null);
  if (!isSaved) return computeTotals(deps, catalogue, players, counted);
  const lines = players.map(({ userId, totals }) => [userId, savedLines(catalogue, totals ?? [])] as const);
  return { lines: new Map(lines), scale: undefined };
}

const savedLines = (catalogue: Catalogue, totals: NonNullable<Player['totals']>): TotalLine[] =>
  totals.map(({ rankClass: _, builtYear, ...line }) => ({ ...line, boards: totalBoards(catalogue, line.totalId, builtYear).length }));

async function computeTotals(deps: Deps, catalogue: Catalogue, players: readonly Player[], counted: CountedAt): Promise<TotalsOf> {
  const boardIds = [...catalogue.boards.values()].filter((board) => board.kind !== 'speedrun').map((board) => board.boardId);
  const { standings, referenceMax } = await getScaledStandings(deps, boardIds, counted);
  const book = openBook(catalogue, counted.year, standings, referenceMax);
  const lines = new Map<number, TotalLine[]>(players.map(({ userId }) => [userId, []]));
  for (const total of catalogue.totals.values()) {
    const { boards, rows } = totalRows(book, total);
    for (const { userId, boards: boardsPlayed, newestPostedAt: _, ...stats } of rows) {
      lines.get(userId)?.push({ totalId: total.id, players: rows.length, boardsPlayed, boards: boards.length, ...stats });
    }
  }
  return { lines, scale: { referenceMax, largestOfEvent: largestOfEvents(catalogue, standings) } };
}
