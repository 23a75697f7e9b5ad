import { listSplits } from '#data/queries/records/splits.ts';
import { speedrunBoard } from '#domain/catalogue/boards/find-board.ts';
import { type Speedrun, STANDARD_RULE } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import type { Split } from '#domain/records/splits.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type BoardRanking, ROWS_PER_PAGE, rankBoard } from '#usecases/rankings/stage/rank-board.ts';
import { readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** A page of a speedrun ranking, with the splits of the runs that have them. */
export type SpeedrunRanking = BoardRanking & {
  readonly speedrun: Speedrun;
  readonly splits: ReadonlyMap<string, readonly Split[]>; // splits by record id
};

export type SpeedrunRankingError = 'unknown-speedrun' | 'bad-filter';

/**
 * Returns the ranking of a story speedrun by time, on one console or on all, now or at a past date. The default console
 * comes from the catalogue entry.
 */
export function getSpeedrunRanking(
  deps: Deps,
  speedrunId: number,
  { console, year, at, page }: FilterQuery,
  rowsPerPage = ROWS_PER_PAGE,
): Promise<Result<SpeedrunRanking, SpeedrunRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const catalogue = await snapshot.catalogue();
    const speedrun = catalogue.speedruns.get(speedrunId);
    const board = speedrunBoard(catalogue, speedrunId);
    if (!speedrun || !board) return err('unknown-speedrun');
    const { consoles } = board;
    const { defaultConsole } = speedrun;
    const read = await readFilter(snapshot, { console, year, at, page }, { rules: [STANDARD_RULE], consoles, defaultConsole });
    if (!read.ok) return read;
    const ranking = await rankBoard(snapshot, { ...read.value, board }, rowsPerPage);
    if (!ranking.ok) return ranking;
    const shown = ranking.value.rows.map(({ recordId }) => recordId);
    return ok({ ...ranking.value, speedrun, splits: await listSplits(snapshot.db, shown) });
  });
}
