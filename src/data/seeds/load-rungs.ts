import type { Rung } from '#data/queries/site/load-tables.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import { demoValues } from './demo-values.ts';

const RUNGS = 300; // Number of different results per board, few enough that ties are common.
const HOT_RUNGS = 35_000; // Number of different scores on the busiest board, as in the real game.

/**
 * Returns all results that the load seed can produce on a board, worst first. The bulk load only picks from them, so
 * that no scoring rule has to be implemented again in SQL.
 */
export function boardRungs(catalogue: Catalogue, board: Board, isHot: boolean): Rung[] {
  // Values depend on the console only where editions differ. Null means any console.
  const consoles = board.regionAdjustment === null ? [null] : board.consoles;
  return consoles.flatMap((console) =>
    Array.from({ length: rungCount(isHot) }, (_, rung) => {
      const values = valuesOf(catalogue, board, console, rung, isHot);
      return { ...values, boardId: board.boardId, console, rung, rankKey: rankKeyOf(board, values) };
    }),
  );
}

export const rungCount = (isHot: boolean): number => (isHot ? HOT_RUNGS : RUNGS);

function valuesOf(catalogue: Catalogue, board: Board, console: number | null, rung: number, isHot: boolean): RecordValues {
  const values = demoValues(catalogue, board, console ?? board.consoles[0] ?? 1, (rung + 1) / rungCount(isHot));
  return isHot && values.score !== null ? { ...values, score: rung + 1 } : values;
}
