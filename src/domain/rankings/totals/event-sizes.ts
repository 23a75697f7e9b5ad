import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';

/** The number of players on a board under a filter. */
export type BoardSize = { readonly boardId: number; readonly players: number };

/**
 * Returns, for each event board, the number of players on the largest board of its event. `sizes` may contain
 * duplicates and boards of other kinds.
 */
export function largestOfEvents(catalogue: Catalogue, sizes: Iterable<BoardSize>): Map<number, number> {
  const largest = new Map<number, number>();
  const boards = new Set<number>();
  for (const { boardId, players } of sizes) {
    const event = eventOf(catalogue, boardId);
    if (event === undefined) continue;
    boards.add(boardId);
    largest.set(event, Math.max(players, largest.get(event) ?? 0));
  }
  return new Map([...boards].map((boardId) => [boardId, largest.get(eventOf(catalogue, boardId) ?? 0) ?? 0]));
}

/** Returns the ids of all boards in the same event, including the given board, or none for a board of another kind. */
export function boardsOfSameEvent(catalogue: Catalogue, boardId: number): number[] {
  const event = eventOf(catalogue, boardId);
  return event === undefined ? [] : [...catalogue.boards.keys()].filter((other) => eventOf(catalogue, other) === event);
}

function eventOf(catalogue: Catalogue, boardId: number): number | undefined {
  const board = catalogue.boards.get(boardId);
  return board?.kind === 'event' ? catalogue.eventStages.get(board.refId)?.event : undefined;
}
