import 'server-only';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardsOfStage, speedrunBoard } from '#domain/catalogue/boards/find-board.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readSpeedrunRanking } from './read-speedrun-ranking.ts';
import { readStageRanking } from './read-stage-ranking.ts';

type Query = { readonly [key: string]: string | string[] | undefined };

/** The board to post to, and the rank key of its world record for comparison. */
export type PostBoard = { readonly board: Board; readonly boards: readonly Board[]; readonly recordKey: number | null };

/** Returns the board that a query names, null when the query names none, or undefined when the board does not exist. */
export async function readPostBoard({ stage, rule, speedrun }: Query): Promise<PostBoard | null | undefined> {
  if (speedrun !== undefined) return typeof speedrun === 'string' && stage === undefined ? readSpeedrunPost(parseId(speedrun)) : undefined;
  if (stage === undefined || stage === '') return null;
  if (typeof stage !== 'string' || Array.isArray(rule)) return undefined;
  const boards = boardsOfStage(await readCatalogue(), parseId(stage));
  const board = rule === undefined ? boards[0] : boards.find(({ ruleId }) => ruleId === parseId(rule));
  const ranking = board && (await readStageRanking(board.refId, board === boards[0] ? {} : { rule: String(board.ruleId) }));
  return board && { board, boards, recordKey: ranking?.firstPlaces.at(-1)?.rankKey ?? null };
}

async function readSpeedrunPost(speedrunId: number): Promise<PostBoard | undefined> {
  const board = speedrunBoard(await readCatalogue(), speedrunId);
  const ranking = board && (await readSpeedrunRanking(speedrunId, { console: String(ALL_CONSOLES) }));
  return board && { board, boards: [board], recordKey: ranking?.firstPlaces.at(-1)?.rankKey ?? null };
}
