import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { METRICS } from '#domain/records/metrics.ts';

/** The boards that a record may be moved to: same input fields, its console is offered, and not its current board. */
export function moveTargets(catalogue: Pick<Catalogue, 'boards'>, from: Board, console: number): Board[] {
  const typed = METRICS[from.metric].typed.join();
  return [...catalogue.boards.values()].filter(
    (board) =>
      board.boardId !== from.boardId &&
      board.kind === from.kind &&
      !board.retired &&
      board.event?.code === from.event?.code && // records cannot leave or enter an event
      board.consoles.includes(console) &&
      METRICS[board.metric].typed.join() === typed,
  );
}
