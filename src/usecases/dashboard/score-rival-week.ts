import { listWeekPosts } from '#data/queries/rankings/week-posts.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { scoreWeek, type Week, type WeekScore } from '#domain/rankings/duels/rival-week.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';

/**
 * Returns the points that two players won in a week on the boards in total 1, with the reference maximum of its Monday.
 * Only a moderator's decision about one of the records changes them later.
 */
export async function scoreRivalWeek(deps: Deps, week: Week, ownId: number, rivalId: number | null): Promise<WeekScore> {
  const boards = totalBoards(await deps.catalogue(), GRAND_TOTAL, Number(week.monday.slice(0, 4))).map(({ boardId }) => boardId);
  const posts = await listWeekPosts(deps.db, rivalId === null ? [ownId] : [ownId, rivalId], boards, week);
  const referenceMax = await getReferenceMax(deps, ALL_CONSOLES, { before: null, midnight: week.from });
  return scoreWeek(posts, ownId, week, deps.siteZone, referenceMax);
}
