import { countMostPlayers } from '#data/queries/standings.ts';
import { normalBoards } from '#domain/catalogue/total-boards.ts';
import type { Moment } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';

/** M: the most players on any normal board, under the same console, at the last 00:00 site time; it moves once a day. */
export async function getReferenceMax({ db, catalogue }: Deps, console: number, moment: Moment): Promise<number> {
  const boardIds = normalBoards(await catalogue()).map((board) => board.boardId);
  return countMostPlayers(db, boardIds, { console, before: moment.midnight });
}
