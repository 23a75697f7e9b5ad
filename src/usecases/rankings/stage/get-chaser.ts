import { listBestSteps } from '#data/queries/rankings/race-steps.ts';
import type { RaceLine } from '#domain/rankings/race/race-line.ts';
import type { Deps } from '#usecases/deps.ts';
import { toRaceSteps } from './race-steps.ts';
import type { BoardRanking } from './rank-board.ts';

/**
 * Returns the line of the player who is nearest to the record of a board, for readers without a rival there. Null if the
 * page has no such player, or only anonymous ones.
 */
export async function getChaser({ db }: Deps, { board, before, filter, zone, firstPlaces, rows }: BoardRanking): Promise<RaceLine | null> {
  const holder = firstPlaces.at(-1);
  const chaser = filter.page === 1 ? rows.find(({ handle, name }) => handle !== holder?.handle && name !== null) : undefined;
  if (!holder || !chaser?.name) return null;
  const asked = { boardId: board.boardId, console: filter.console, before, userIds: [chaser.userId], places: false };
  const steps = toRaceSteps(board, await listBestSteps(db, asked), zone);
  return { who: 'rival', handle: chaser.handle, name: chaser.name, steps };
}
