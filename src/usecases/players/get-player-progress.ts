import { listPlayers, type PlayerName } from '#data/queries/accounts/players.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import type { ProgressPoint } from '#usecases/rankings/players/get-progress.ts';
import { readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getWithHistory } from './get-grands.ts';
import { playerFilters } from './player-filters.ts';

export type PlayerProgress = { readonly player: PlayerName; readonly points: readonly ProgressPoint[] };

/** Returns the curve on a player's page: points and rank in total 1 by month, until the requested instant. */
export async function getPlayerProgress(
  deps: Deps,
  handle: string,
  query: FilterQuery,
): Promise<Result<PlayerProgress, 'unknown-player' | 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const [player] = await listPlayers(snapshot.db, [handle], snapshot.siteZone);
    if (!player) return err('unknown-player');
    const read = await readFilter(snapshot, query, playerFilters(catalogue));
    return read.ok ? ok({ player, points: (await getWithHistory(snapshot, player, read.value)).progress }) : read;
  });
}
