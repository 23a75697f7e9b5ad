import type { Edge } from '#data/gateways/send-purge.ts';
import { deleteOtherEdges, deletePurges, hasPurges, mergePurges, takePurges } from '#data/queries/edge-purges.ts';
import { mergeKeys } from '#domain/edge/merge-keys.ts';
import type { Deps } from '#usecases/deps.ts';

const AT_ONCE = 1_000; // rows
const MANY_WAIT = 20; // rows

/**
 * Tells an edge what it must forget by now; says since when each of it was due. Struck off only after its answer, in the transaction that
 * holds the rows: whatever dies on the way, they are there again.
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

/** Makes few rows of many that wait for an edge which does not answer, so that hours of posts cost no more than a moment's. */
export async function mergeWaiting({ db }: Pick<Deps, 'db'>, edge: Edge, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const purges = await takePurges(tx, edge.url, now, AT_ONCE);
    if (purges.length > MANY_WAIT) await mergePurges(tx, purges, mergeKeys(purges.flatMap(({ keys }) => keys)));
  });
}

/** Drops what waits for edges that are not among ours any more. */
export const dropFormerEdges = ({ db, edges }: Pick<Deps, 'db' | 'edges'>): Promise<void> =>
  deleteOtherEdges(
    db,
    edges.map(({ url }) => url),
  );
