import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';

/** Returns the boards that were played under a console filter, in catalogue order, without retired boards. */
export function playedBoards(catalogue: Catalogue, console: number, isPlayed: (boardId: number) => boolean): Board[] {
  return [...catalogue.boards.values()].filter(({ boardId, kind, retired }) => {
    // Speedruns have a separate list of consoles, in which the same id means a different console.
    const isAsked = console === ALL_CONSOLES || kind !== 'speedrun';
    return isAsked && !retired && isPlayed(boardId);
  });
}
