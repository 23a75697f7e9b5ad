import { listPlayers } from '#data/queries/accounts/players.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getOwnRow, type OwnView } from '#usecases/rankings/stage/get-own-row.ts';
import type { StageRankingError } from '#usecases/rankings/stage/get-stage-ranking.ts';

/** A player's row in a stage ranking, as everyone may see it. */
export type PlayerRow = Pick<OwnView, 'board' | 'row' | 'rankClass'> & { readonly handle: string; readonly name: string | null };

/** Returns the row of the player with a handle in a stage ranking under a filter. A closed account is unknown. */
export async function getPlayerRow(
  deps: Deps,
  handle: string,
  stageId: number,
  query: FilterQuery,
): Promise<Result<PlayerRow, StageRankingError | 'unknown-player'>> {
  const [player] = await listPlayers(deps.db, [handle], deps.siteZone);
  if (!player || player.closed) return err('unknown-player');
  const view = await getOwnRow(deps, player.userId, stageId, query);
  if (!view.ok) return view;
  const { board, row, rankClass } = view.value;
  return ok({ handle: player.handle, name: player.name, board, row, rankClass });
}
