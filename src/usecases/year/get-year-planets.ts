import type { WholePlayer } from '#data/queries/accounts/players.ts';
import { listPlacesOfPlayer } from '#data/queries/rankings/places.ts';
import { stampsOf } from '#domain/events/result/stamps.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { planetStatsOf } from '#domain/planet/planet-stats-of.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Deps } from '#usecases/deps.ts';

/** A year as bounds on `posted_at`; `before` is null for the running year. */
export type YearSpan = { readonly from: Date; readonly before: Date | null; readonly now: Date };

type Classes = { readonly start: number | null; readonly end: number | null };

/** Returns what a player's planet showed at the start and at the end of a year. */
export async function getYearPlanets(
  deps: Deps,
  player: WholePlayer,
  { from, before, now }: YearSpan,
  classes: Classes,
): Promise<{ readonly start: PlanetStats; readonly end: PlanetStats }> {
  const catalogue = await deps.catalogue();
  const planetAt = async (at: Date | null, rankClass: number | null): Promise<PlanetStats> => {
    const places = await listPlacesOfPlayer(deps.db, player.userId, { console: ALL_CONSOLES, before: at });
    const boards = places.flatMap(({ boardId, rank }) => {
      const board = catalogue.boards.get(boardId);
      return board && !board.retired ? [{ ...board, rank }] : [];
    });
    const worldRecords = boards.filter(({ rank }) => rank === 1).length;
    return planetStatsOf({ handle: player.handle, rankClass, worldRecords, boards, stamps: stampsOf(catalogue, player.events, at, now) });
  };
  return { start: await planetAt(from, classes.start), end: await planetAt(before, classes.end) };
}
