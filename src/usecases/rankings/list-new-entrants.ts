import { type ListedRecord, listEntrantRows } from '#data/queries/recent-records.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { cutSlice, type ListQuery, type ListSlice, openSlice } from './list-slice.ts';

export type NewEntrant = Omit<ListedRecord, 'boardId'> & { readonly board: Board };

/** Each player's first record on a board, newest first; of the whole site or of one series. */
export async function listNewEntrants(deps: Deps, query: ListQuery = {}): Promise<Result<ListSlice<NewEntrant>, 'bad-cursor'>> {
  const { boards } = await deps.catalogue();
  const slice = openSlice([...boards.values()], query);
  if (!slice) return err('bad-cursor');
  const page = cutSlice(await listEntrantRows(deps.db, slice));
  const rows = page.rows.flatMap(({ boardId, ...row }) => {
    const board = boards.get(boardId);
    return board ? [{ ...row, board }] : [];
  });
  return ok({ ...page, rows });
}
