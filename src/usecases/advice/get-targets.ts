import { listLadders } from '#data/queries/rankings/ladders.ts';
import { findShownClass } from '#data/queries/rankings/shown-totals.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getAdvice } from './get-advice.ts';

const MOST_TARGETS = 3;

/** A player's results on some stages, and results that are worth a try. Values are formatted as on the site. */
export type Targets = {
  readonly results: readonly { readonly stageId: number; readonly rank: number; readonly value: string }[];
  readonly targets: readonly {
    readonly stageId: number;
    readonly ruleId: number;
    readonly value: string;
    readonly gain: number; // points to win
    readonly isFirst: boolean; // true if the player has no result on the board
  }[];
};

/**
 * Returns what the stage picker shows to a player: the results under the first rule of the given stages, and the best
 * suggestions of the dashboard. Omits unknown stages and hidden results.
 */
export async function getTargets(deps: Deps, userId: number, stageIds: readonly number[]): Promise<Targets> {
  const catalogue = await deps.catalogue();
  const boards = new Map(
    stageIds.flatMap((stageId) => boardsOfStage(catalogue, stageId).slice(0, 1)).map((board) => [board.boardId, board]),
  );
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot) => {
    const rows = await listLadders(snapshot.db, userId, [...boards.keys()], 0);
    const rankClass = (await findShownClass(snapshot.db, userId)) ?? null;
    const targets = await getAdvice(snapshot, userId, rankClass);
    return {
      results: rows.flatMap(({ boardId, ownKey, ownRank }) => {
        const board = boards.get(boardId);
        if (!board || ownKey === null || ownRank === null) return [];
        return [{ stageId: board.refId, rank: ownRank, value: formatShown(shownOfRankKey(board, ownKey)) }];
      }),
      targets: targets.slice(0, MOST_TARGETS).map(({ board, rankKey, ownKey, gain }) => ({
        stageId: board.refId,
        ruleId: board.ruleId,
        value: formatShown(shownOfRankKey(board, rankKey)),
        gain,
        isFirst: ownKey === null,
      })),
    };
  });
}
