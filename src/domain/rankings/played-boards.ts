import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from './filter.ts';

/** The boards of a page about players under a console filter: those played, in the catalogue's order, retired ones left out. */
export function playedBoards(catalogue: Catalogue, console: number, isPlayed: (boardId: number) => boolean): Board[] {
  return [...catalogue.boards.values()].filter(({ boardId, kind, retired }) => {
    // The consoles of speedruns are another list: the same number there is another machine.
    const isAsked = console === ALL_CONSOLES || kind !== 'speedrun';
    return isAsked && !retired && isPlayed(boardId);
  });
}
