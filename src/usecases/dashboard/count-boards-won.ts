import { listRanks } from '#data/queries/rankings/places.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { duelWinner } from '#domain/rankings/duels/duel.ts';
import type { Rival } from '#domain/rankings/duels/rivals.ts';
import type { Deps } from '#usecases/deps.ts';

/** A rival with the number of boards in total 1 on which the player (`own`) and the rival (`other`) are ahead. */
export type ComparedRival = Rival & { readonly won: { readonly own: number; readonly other: number } };

/** Compares a player with each rival on the boards in total 1. */
export async function countBoardsWon(deps: Deps, userId: number, rivals: readonly Rival[], year: number): Promise<ComparedRival[]> {
  const boards = totalBoards(await deps.catalogue(), GRAND_TOTAL, year);
  const ids = [userId, ...rivals.map((rival) => rival.userId)];
  const rows = await listRanks(
    deps.db,
    ids,
    boards.map(({ boardId }) => boardId),
  );
  // Ranks on one board compare like the results behind them.
  const ranks = new Map(rows.map((row) => [`${row.userId} ${row.boardId}`, row.rank]));
  const rankOf = (id: number, boardId: number) => ranks.get(`${id} ${boardId}`) ?? null;
  return rivals.map((rival) => {
    const winners = boards.map((board) => duelWinner(board, rankOf(userId, board.boardId), rankOf(rival.userId, board.boardId)));
    return { ...rival, won: { own: winners.filter((each) => each === 'a').length, other: winners.filter((each) => each === 'b').length } };
  });
}
