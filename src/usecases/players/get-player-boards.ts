import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { listPlayerStandings } from './list-player-standings.ts';

/** A player's result on a board. */
type BoardResult = ShownValue & {
  readonly place: string;
  readonly first: number; // value of the first place, of the same kind
  readonly points: number | null; // null on a speedrun board
  readonly recordId: string;
};

/** Returns a player's results under a filter, by the route of their board. */
export async function getPlayerBoards(
  deps: Deps,
  handle: string,
  query: FilterQuery,
): Promise<Result<Readonly<Record<string, BoardResult>>, 'unknown-player' | 'bad-filter'>> {
  const catalogue = await deps.catalogue();
  const read = await listPlayerStandings(deps, handle, query);
  if (!read.ok) return read;
  const results = read.value.standings.map(({ board, rank, shared, rankKey, firstKey, points, recordId }) => {
    const result = { place: formatRank(rank, shared), first: shownOfRankKey(board, firstKey).value, points, recordId };
    return [boardRoute(catalogue, board), { ...shownOfRankKey(board, rankKey), ...result }] as const;
  });
  return ok(Object.fromEntries(results));
}
