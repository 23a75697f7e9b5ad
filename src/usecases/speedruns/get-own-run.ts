import { findLastPlace } from '#data/queries/rankings/last-place.ts';
import { listPlacesOfPlayer, UNFILTERED } from '#data/queries/rankings/places.ts';
import { speedrunBoard } from '#domain/catalogue/boards/find-board.ts';
import { STANDARD_RULE } from '#domain/catalogue/rows.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import type { SpeedrunRankingError } from './get-speedrun-ranking.ts';

/** A player's run in a speedrun ranking, or what the last place takes. Times are in milliseconds. */
export type OwnRun = {
  readonly run: { readonly rank: number; readonly shared: boolean; readonly timeMs: number; readonly aboveMs: number | null } | null;
  readonly last: { readonly rank: number; readonly timeMs: number } | null; // for a player without any run; null on an empty or past view
};

/** Returns one player's run in a speedrun ranking under a filter. */
export function getOwnRun(
  deps: Deps,
  userId: number,
  speedrunId: number,
  { console, year, at }: FilterQuery,
): Promise<Result<OwnRun, SpeedrunRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const catalogue = await snapshot.catalogue();
    const [speedrun, board] = [catalogue.speedruns.get(speedrunId), speedrunBoard(catalogue, speedrunId)];
    if (!speedrun || !board) return err('unknown-speedrun');
    const offered = { rules: [STANDARD_RULE], consoles: board.consoles, defaultConsole: speedrun.defaultConsole };
    const read = await readFilter(snapshot, { console, year, at }, offered);
    if (!read.ok) return read;
    const { counted, asked } = read.value;
    const [place] = await listPlacesOfPlayer(snapshot.db, userId, counted, board.boardId);
    if (place) {
      const { rank, sharers, rankKey, aboveKey } = place;
      return ok({ run: { rank, shared: sharers > 1, timeMs: rankKey, aboveMs: aboveKey }, last: null });
    }
    // A player who is not on this view may have a run on another console.
    const elsewhere = await listPlacesOfPlayer(snapshot.db, userId, UNFILTERED, board.boardId);
    const last = asked.isNow && elsewhere.length === 0 ? await findLastPlace(snapshot.db, board.boardId, counted.console) : undefined;
    return ok({ run: null, last: last ? { rank: last.rank, timeMs: last.rankKey } : null });
  });
}
