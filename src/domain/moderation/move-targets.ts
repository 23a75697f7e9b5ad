import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { METRICS } from '#domain/records/metrics.ts';

/**
 * Returns the boards that a record may be moved to: other boards with the same input fields that offer the record's
 * console.
 */
export function moveTargets(catalogue: Pick<Catalogue, 'boards'>, from: Board, console: number): Board[] {
  const typed = METRICS[from.metric].typed.join();
  return [...catalogue.boards.values()].filter(
    (board) =>
      board.boardId !== from.boardId &&
      board.kind === from.kind &&
      !board.retired &&
      board.event?.code === from.event?.code && // Records cannot be moved into or out of an event.
      board.consoles.includes(console) &&
      METRICS[board.metric].typed.join() === typed,
  );
}
