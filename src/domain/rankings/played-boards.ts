import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from './filter.ts';

/** The played boards under a console filter in catalogue order, without retired ones. */
export function playedBoards(catalogue: Catalogue, console: number, isPlayed: (boardId: number) => boolean): Board[] {
  return [...catalogue.boards.values()].filter(({ boardId, kind, retired }) => {
    // Speedruns have their own console list: the same id there is a different console.
    const isAsked = console === ALL_CONSOLES || kind !== 'speedrun';
    return isAsked && !retired && isPlayed(boardId);
  });
}
