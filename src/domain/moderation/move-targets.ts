import type { Board } from '#domain/catalogue/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { METRICS } from '#domain/records/metrics.ts';

/** The boards that a record could have been meant for: what was typed fits, its console is played there, and it is not where it stands. */
export function moveTargets(catalogue: Pick<Catalogue, 'boards'>, from: Board, console: number): Board[] {
  const typed = METRICS[from.metric].typed.join();
  return [...catalogue.boards.values()].filter(
    (board) =>
      board.boardId !== from.boardId &&
      board.kind === from.kind &&
      !board.retired &&
      board.event?.code === from.event?.code && // what was entered in an event stays in it
      board.consoles.includes(console) &&
      METRICS[board.metric].typed.join() === typed,
  );
}
