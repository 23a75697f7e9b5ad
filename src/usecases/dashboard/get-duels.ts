import { listKeysThenAndNow } from '#data/queries/rankings/own-week.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Rival } from '#domain/rankings/duels/rivals.ts';
import { type WeekDuel, weekDuel } from '#domain/rankings/duels/week-duel.ts';
import type { Deps } from '#usecases/deps.ts';

/** A rival with this week's duels on the boards in total 1, where `a` is the player and `b` the rival. */
export type RivalDuels = Rival & {
  readonly all: WeekDuel;
  readonly bySeries: readonly (WeekDuel & { readonly seriesId: number })[]; // series in the catalogue's order
};

/** Compares a player with each rival, overall and by series, both now and at the start of the week. */
export async function getDuels(deps: Deps, userId: number, rivals: readonly Rival[], week: Date, year: number): Promise<RivalDuels[]> {
  const boards = totalBoards(await deps.catalogue(), GRAND_TOTAL, year);
  const rows = await listKeysThenAndNow(deps.db, [userId, ...rivals.map((rival) => rival.userId)], week);
  const keys = new Map(rows.map((row) => [`${row.userId} ${row.boardId}`, row]));
  return rivals.map((rival) => {
    const pairs = boards.map((board) => ({
      board,
      a: keys.get(`${userId} ${board.boardId}`),
      b: keys.get(`${rival.userId} ${board.boardId}`),
    }));
    const bySeries = Map.groupBy(pairs, ({ board }) => board.seriesId);
    return {
      ...rival,
      all: weekDuel(pairs),
      bySeries: [...bySeries].map(([seriesId, own]) => ({ seriesId, ...weekDuel(own) })),
    };
  });
}
