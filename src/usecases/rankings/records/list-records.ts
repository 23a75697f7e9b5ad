import { findUserIds } from '#data/queries/accounts/users.ts';
import type { RecordKind } from '#data/queries/records/recent-records.ts';
import { err, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { listNewRecords, type NewRecord } from './list-new-records.ts';
import { isListed, type ListQuery, type ListSlice } from './list-slice.ts';

type RecordQuery = Omit<ListQuery, 'userId'> & { readonly player?: string | undefined };

/**
 * Returns a slice of the countable records that match a query, newest first. Returns 'not-found' for a filter that no
 * board matches and for an unknown player.
 */
export async function listRecords(
  deps: Deps,
  { player, ...query }: RecordQuery,
  kind: RecordKind,
): Promise<Result<ListSlice<NewRecord>, 'not-found' | 'bad-cursor'>> {
  const { boards } = await deps.catalogue();
  if (!boards.values().some((board) => isListed(board, query))) return err('not-found');
  return readSnapshot(deps, async (snapshot) => {
    const userId = player === undefined ? undefined : (await findUserIds(snapshot.db, [player])).get(player);
    if (player !== undefined && userId === undefined) return err('not-found');
    return listNewRecords(snapshot, { ...query, userId }, kind);
  });
}
