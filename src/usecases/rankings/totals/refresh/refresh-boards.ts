import type { Db } from '#data/db.ts';
import { countPlayers, UNFILTERED } from '#data/queries/rankings/places.ts';
import {
  type CountedBoard,
  deleteCountedBoards,
  listCountedBoards,
  listKeyCounts,
  saveCountedBests,
} from '#data/queries/rankings/totals/counted-bests.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { PointsScale } from '#domain/rankings/board-points.ts';
import { largestOfEvents } from '#domain/rankings/totals/event-sizes.ts';
import { boardBasis } from '#domain/rankings/totals/refresh/basis.ts';
import { boardValues, playersOf } from '#domain/rankings/totals/refresh/board-values.ts';

/** The players whose counted bests changed, by board. Boards without such players are omitted. */
export type ChangedPlayers = ReadonlyMap<number, readonly number[]>;

/** Boards to count again because their bests may have changed: those with a mark, or all of them. */
export type Marked = ReadonlySet<number> | 'all';

const BOARDS_AT_ONCE = 60; // limits the number of different keys in memory

/**
 * Counts the marked boards again, and those whose points or scores have another basis than when they were last counted.
 * `boards` are the boards of all totals.
 */
export async function refreshBoards(
  tx: Db,
  catalogue: Catalogue,
  boards: readonly Board[],
  marked: Marked,
  referenceMax: number,
): Promise<ChangedPlayers> {
  const stored = await listCountedBoards(tx);
  const isStale = ({ boardId }: Board) => marked === 'all' || marked.has(boardId) || !stored.has(boardId);
  const scale: PointsScale = { referenceMax, largestOfEvent: await measureEvents(tx, catalogue, boards, stored, isStale) };
  const bases = boards.map((board) => ({ board, basis: boardBasis(board, scale) }));
  const outdated = bases.filter(({ board, basis }) => isStale(board) || stored.get(board.boardId)?.basis !== basis);
  const changed = new Map<number, readonly number[]>();
  for (let start = 0; start < outdated.length; start += BOARDS_AT_ONCE) {
    const batch = outdated.slice(start, start + BOARDS_AT_ONCE);
    const keys = await listKeyCounts(
      tx,
      batch.map(({ board }) => board.boardId),
    );
    const counts = batch.map(({ board, basis }) => {
      const own = keys.get(board.boardId) ?? [];
      return { boardId: board.boardId, players: playersOf(own), basis, values: boardValues(board, own, scale) };
    });
    for (const [boardId, userIds] of await saveCountedBests(tx, counts)) changed.set(boardId, userIds);
  }
  const wanted = new Set(boards.map(({ boardId }) => boardId));
  await deleteCountedBoards(
    tx,
    [...stored.keys()].filter((boardId) => !wanted.has(boardId)),
  );
  return changed;
}

/** Returns the size of the largest board of each event, which the points on its other boards depend on. */
async function measureEvents(
  tx: Db,
  catalogue: Catalogue,
  boards: readonly Board[],
  stored: ReadonlyMap<number, CountedBoard>,
  isStale: (board: Board) => boolean,
): Promise<Map<number, number>> {
  const ofEvents = boards.filter(({ kind }) => kind === 'event');
  const stale = ofEvents.filter(isStale).map(({ boardId }) => boardId);
  const fresh = new Map((await countPlayers(tx, stale, UNFILTERED)).map(({ boardId, players }) => [boardId, players]));
  const sizes = ofEvents.map((board) => ({
    boardId: board.boardId,
    players: (isStale(board) ? fresh.get(board.boardId) : stored.get(board.boardId)?.players) ?? 0,
  }));
  return largestOfEvents(catalogue, sizes);
}
