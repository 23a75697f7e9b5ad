import { countPlayers } from '#data/queries/rankings/places.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { PointsScale } from '#domain/rankings/board-points.ts';
import { boardsOfSameEvent, largestOfEvents } from '#domain/rankings/totals/event-sizes.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';
import type { View } from './view.ts';

type Filtered = Pick<View, 'bests' | 'moment'>;

/** Returns the points scale for these boards under a view. Reads only the data that their kinds need. */
export async function getPointsScale(deps: Deps, boards: readonly Board[], view: Filtered): Promise<PointsScale> {
  const hasStage = boards.some((board) => board.kind === 'stage');
  const referenceMax = hasStage ? await getReferenceMax(deps, view.bests.console, view.moment) : 0;
  return { referenceMax, largestOfEvent: await findLargest(deps, boards, view) };
}

async function findLargest(deps: Deps, boards: readonly Board[], view: Filtered): Promise<Map<number, number>> {
  const catalogue = await deps.catalogue();
  const boardIds = new Set(boards.flatMap((board) => boardsOfSameEvent(catalogue, board.boardId)));
  if (boardIds.size === 0) return new Map();
  return largestOfEvents(catalogue, await countPlayers(deps.db, [...boardIds], view.bests));
}
