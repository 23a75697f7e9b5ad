import 'server-only';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { type PostBoard, readPostBoard } from './read-post-board.ts';

type Query = Parameters<typeof readPostBoard>[0];
type Player = {
  readonly boardId: number | null;
  readonly stages: readonly { readonly boardId: number; readonly stageId: number; readonly ruleId: number }[];
};

/**
 * Returns the board of a player's first record: the one that the query names, otherwise the chosen stage, otherwise the
 * first suggestion. Without suggestions, on a new site, it is the first board. Undefined when the query names none that exists.
 */
export async function readFirstBoard(query: Query, { boardId, stages }: Player): Promise<PostBoard | null | undefined> {
  const asked = await readPostBoard(query);
  if (asked !== null) return asked?.board.retired ? undefined : asked;
  const chosen = stages.find((stage) => stage.boardId === boardId) ?? stages[0];
  if (chosen) return readPostBoard({ stage: String(chosen.stageId), rule: String(chosen.ruleId) });
  const [board] = totalBoards(await readCatalogue(), GRAND_TOTAL);
  return board && readPostBoard({ stage: String(board.refId), rule: String(board.ruleId) });
}
