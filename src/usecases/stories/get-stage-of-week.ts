import { summariseView } from '#data/queries/rankings/board-summary.ts';
import { findLeader, type Leader, listPopularBoards } from '#data/queries/stories/popular-boards.ts';
import { findGuideName } from '#data/queries/texts/guides.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import { mondayOf, STAGE_OF_WEEK_PLAYERS, stageOfWeek } from '#domain/stories/stage-of-week.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from '#usecases/rankings/totals/remember-past.ts';

/** The stage of the week with its board under the home rule. */
export type StageOfWeek = {
  readonly board: Board;
  readonly players: number;
  readonly medianKey: number; // the result that beats half of the players
  readonly leader: Leader; // holder of the world record
  readonly posts: number; // records since Monday
  readonly hasGuide: boolean;
};

/**
 * Returns the board of this week's stage, or undefined when no stage has enough players. It is chosen from the posts
 * before Monday, so only a correction of those can change it during the week.
 */
export async function findStageOfWeek(deps: Deps, now: Date): Promise<Board | undefined> {
  const catalogue = await deps.catalogue();
  const monday = mondayOf(dayOf(now, deps.siteZone));
  const before = startOfDay(monday, deps.siteZone);
  const stageId = await rememberPast(deps, before, 'stage of the week', async () => {
    const homes = [...catalogue.stages.keys()].flatMap((id) => boardsOfStage(catalogue, id)[0] ?? []).filter(({ retired }) => !retired);
    const stageOf = new Map(homes.map(({ boardId, refId }) => [boardId, refId]));
    const popular = await listPopularBoards(deps.db, [...stageOf.keys()], STAGE_OF_WEEK_PLAYERS, before);
    const stages = popular.map(({ boardId, since }) => ({ stageId: stageOf.get(boardId) ?? 0, since: dayOf(since, deps.siteZone) }));
    return stageOfWeek(stages, monday) ?? null;
  });
  return stageId === null ? undefined : boardsOfStage(catalogue, stageId)[0];
}

/** Returns the stage of the week with its players, median and world record. Must be called on a database snapshot. */
export async function getStageOfWeek(snapshot: Deps, now: Date): Promise<StageOfWeek | undefined> {
  const board = await findStageOfWeek(snapshot, now);
  if (!board) return undefined;
  const { players, medianKey } = await summariseView(snapshot.db, { boardId: board.boardId, console: ALL_CONSOLES });
  const monday = startOfDay(mondayOf(dayOf(now, snapshot.siteZone)), snapshot.siteZone);
  const first = await findLeader(snapshot.db, board.boardId, monday);
  if (!first || medianKey === null) return undefined;
  const hasGuide = (await findGuideName(snapshot.db, board.refId)) !== undefined;
  return { board, players, medianKey, ...first, hasGuide };
}
