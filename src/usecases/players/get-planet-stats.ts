import { listPlanetRows } from '#data/queries/rankings/planets.ts';
import { stampsOf } from '#domain/events/result/stamps.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { planetStatsOf } from '#domain/planet/planet-stats-of.ts';
import type { Deps } from '#usecases/deps.ts';

const MOST_PLANETS = 100; // per call; one page never shows more large planets

/** Returns what the planets of these players show now, by lower-case handle. Omits unknown handles. */
export async function getPlanetStats(deps: Deps, handles: readonly string[]): Promise<Map<string, PlanetStats>> {
  if (handles.length > MOST_PLANETS) throw new RangeError(`more than ${MOST_PLANETS} planets`);
  const catalogue = await deps.catalogue();
  const rows = await listPlanetRows(deps.db, handles);
  return new Map(
    rows.map(({ handle, rankClass, boards, events, now }) => {
      const played = boards.flatMap(({ boardId, isFirst }) => {
        const board = catalogue.boards.get(boardId);
        return board && !board.retired ? [{ ...board, isFirst }] : [];
      });
      const worldRecords = played.filter(({ isFirst }) => isFirst).length;
      return [handle, planetStatsOf({ handle, rankClass, worldRecords, boards: played, stamps: stampsOf(catalogue, events, null, now) })];
    }),
  );
}
