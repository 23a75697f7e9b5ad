import { countMostPlayers } from '#data/queries/standings.ts';
import { normalBoards } from '#domain/catalogue/total-boards.ts';
import type { Moment } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from './remember-past.ts';

/** M: the most players on any normal board, under the same console, at the last 00:00 site time; it moves once a day. */
export async function getReferenceMax(deps: Deps, console: number, { midnight }: Moment): Promise<number> {
  const boardIds = normalBoards(await deps.catalogue()).map((board) => board.boardId);
  return rememberPast(deps, midnight, `M on console ${console}`, () => countMostPlayers(deps.db, boardIds, { console, before: midnight }));
}
