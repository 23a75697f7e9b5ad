import { countMostPlayers, listStandings, listStandingsAndMost } from '#data/queries/rankings/standings.ts';
import { normalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Moment } from '#domain/rankings/filter.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Standing } from '#domain/rankings/totals/totals.ts';
import type { Deps } from '#usecases/deps.ts';
import { recallPast, rememberPast } from './remember-past.ts';

/**
 * Returns the reference maximum M: the most players on any normal board on this console at the last midnight in the
 * site's time zone. M changes once a day.
 */
export async function getReferenceMax(deps: Deps, console: number, { midnight }: Moment): Promise<number> {
  const boardIds = normalBoards(await deps.catalogue()).map((board) => board.boardId);
  return rememberPast(deps, midnight, nameOf(console), () => countMostPlayers(deps.db, boardIds, { console, before: midnight }));
}

/**
 * Returns every standing on the given boards, and the reference maximum M for their points. Needs one query even when M
 * is not cached yet.
 */
export async function getScaledStandings(
  deps: Deps,
  boardIds: readonly number[],
  counted: CountedAt,
): Promise<{ readonly standings: readonly Standing[]; readonly referenceMax: number }> {
  const { console, midnight } = counted;
  const { known, store } = await recallPast<number>(deps, midnight, nameOf(console));
  if (known !== undefined) return { standings: await listStandings(deps.db, boardIds, counted), referenceMax: known };
  const normal = normalBoards(await deps.catalogue()).map((board) => board.boardId);
  const { standings, most } = await listStandingsAndMost(deps.db, [boardIds, counted], [normal, { console, before: midnight }]);
  store(most);
  return { standings, referenceMax: most };
}

const nameOf = (console: number) => `M on console ${console}`;
