import { findGeneration, findShownPosition, listShownTotal, type ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import { countShownBehind, countShownClasses } from '#data/queries/rankings/total-spread.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { type ClassBorder, nextClass } from '#domain/rankings/player/rank-class.ts';
import type { Places } from '#domain/rankings/totals/total-columns.ts';
import { yearOf } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getNeighbours } from '#usecases/rankings/records/get-neighbours.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { TOTAL_ROWS_PER_PAGE } from './get-total-page.ts';
import { getSavedPlaces } from './get-total-strips.ts';

/** A player's place in a saved total, among its players and on each of its boards. */
export type OwnTotal = {
  readonly own: ShownTotalRow | null; // null for a player who is not in the total
  readonly ahead: ShownTotalRow | null; // the last player with a better rank, however many share the own one
  readonly players: number;
  readonly page: number; // of the total that has the player's row
  readonly behind: number; // players with a worse place
  readonly boards: number;
  readonly places: Places; // in the order of the total's columns
  readonly classmates: number | null; // players in the same class; only in total 1
  readonly next: ClassBorder | null; // next class border; only in total 1
};

/** Returns a player's own place in a saved total. */
export async function getOwnTotal(
  deps: Deps,
  userId: number,
  totalId: number,
  rowsPerPage = TOTAL_ROWS_PER_PAGE,
): Promise<Result<OwnTotal, 'unknown-total'>> {
  const catalogue = await deps.catalogue();
  const total = catalogue.totals.get(totalId);
  if (!total) return err('unknown-total');
  return readSnapshot(deps, async (snapshot) => {
    const [near, generation] = [await getNeighbours(snapshot, userId, totalId), await findGeneration(snapshot.db, totalId)];
    if (!near.ok) return near;
    const { own } = near.value;
    if (!own || !generation)
      return ok({ own: null, ahead: null, players: 0, page: 1, behind: 0, boards: 0, places: [], classmates: null, next: null });
    const boards = totalBoards(catalogue, totalId, yearOf(generation.builtAt, deps.siteZone));
    const isGrand = totalId === GRAND_TOTAL;
    // A rank is one more than the number of better players, which is the position of the last of them.
    const [last] = own.rank > 1 ? await listShownTotal(snapshot.db, totalId, own.rank - 1, own.rank - 1) : [];
    return ok({
      own,
      ahead: last ?? null,
      players: generation.players,
      page: Math.ceil(((await findShownPosition(snapshot.db, totalId, userId)) ?? 1) / rowsPerPage),
      behind: await countShownBehind(snapshot.db, totalId, userId),
      boards: boards.length,
      places: (await getSavedPlaces(snapshot, total, boards, [userId])).places[0] ?? [],
      classmates: isGrand && own.rankClass !== null ? ((await countShownClasses(snapshot.db)).get(own.rankClass) ?? null) : null,
      next: (isGrand && nextClass(own.points, boards.length)) || null,
    });
  });
}
