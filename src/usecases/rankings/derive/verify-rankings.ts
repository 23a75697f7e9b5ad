import { type BoardDifferences, compareBoard, listRankedBoards } from '#data/queries/rankings/rebuild.ts';
import type { Deps } from '#usecases/deps.ts';

export type WrongBoard = BoardDifferences & { readonly boardId: number };

/** Compares every board's derived rows with its records, and returns the boards that differ. Writes nothing. */
export async function verifyRankings({ db }: Pick<Deps, 'db'>, progress: (done: number, all: number) => void): Promise<WrongBoard[]> {
  const boards = await listRankedBoards(db);
  const wrong: WrongBoard[] = [];
  for (const [index, boardId] of boards.entries()) {
    const differences = await compareBoard(db, boardId);
    if (Object.values(differences).some((rows) => rows > 0)) wrong.push({ boardId, ...differences });
    progress(index + 1, boards.length);
  }
  return wrong;
}
