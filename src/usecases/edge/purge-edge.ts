import type { Edge } from '#data/gateways/send-purge.ts';
import { deleteOtherEdges, deletePurges, hasPurges, mergePurges, takePurges } from '#data/queries/edge-purges.ts';
import { mergeKeys } from '#domain/edge/merge-keys.ts';
import type { Deps } from '#usecases/deps.ts';

const AT_ONCE = 1_000; // rows
const MANY_WAIT = 20; // rows

/**
 * Sends due purges to an edge; returns when each was due. Rows are deleted only after its response, in the transaction that locks them,
 * so that a crash loses none.
 */
export async function purgeEdge({ db }: Pick<Deps, 'db'>, edge: Edge, now: Date): Promise<readonly Date[]> {
  if (!(await hasPurges(db, edge.url, now))) return [];
  return db.transaction().execute(async (tx) => {
    const purges = await takePurges(tx, edge.url, now, AT_ONCE);
    if (purges.length === 0) return []; // another worker has them
    await edge.purge(mergeKeys(purges.flatMap(({ keys }) => keys)));
    await deletePurges(tx, purges);
    return purges.map(({ dueAt }) => dueAt);
  });
}

/** Merges purges queued for an unresponsive edge into few rows, so that a backlog of hours stays small. */
export async function mergeWaiting({ db }: Pick<Deps, 'db'>, edge: Edge, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const purges = await takePurges(tx, edge.url, now, AT_ONCE);
    if (purges.length > MANY_WAIT) await mergePurges(tx, purges, mergeKeys(purges.flatMap(({ keys }) => keys)));
  });
}

/** Drops purges for edges that are no longer configured. */
export const dropFormerEdges = ({ db, edges }: Pick<Deps, 'db' | 'edges'>): Promise<void> =>
  deleteOtherEdges(
    db,
    edges.map(({ url }) => url),
  );
