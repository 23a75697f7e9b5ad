import type { Edge } from '#data/gateways/send-purge.ts';
import {
  deleteOtherEdges,
  deletePurges,
  hasPurges,
  lockEdge,
  mergePurges,
  readPosition,
  takePurges,
} from '#data/queries/site/edge-purges.ts';
import { mergeKeys } from '#domain/edge/merge-keys.ts';
import type { Deps } from '#usecases/deps.ts';

const AT_ONCE = 1_000; // maximum number of purge rows per transaction
const MANY_WAIT = 20; // number of waiting purge rows above which they are merged

/**
 * Sends the due purges to an edge and returns the time at which each was due. The transaction that locks the purge rows
 * deletes them only after the edge has responded, so that a crash loses none.
 */
export async function purgeEdge({ db }: Pick<Deps, 'db'>, edge: Edge, now: Date): Promise<readonly Date[]> {
  if (!(await hasPurges(db, edge.url, now))) return [];
  return db.transaction().execute(async (tx) => {
    if (!(await lockEdge(tx, edge.url))) return []; // Another worker is sending.
    const purges = await takePurges(tx, edge.url, now, AT_ONCE);
    if (purges.length === 0) return []; // Another worker has just sent them.
    await edge.purge(mergeKeys(purges.flatMap(({ keys }) => keys)), await readPosition(tx));
    await deletePurges(tx, purges);
    return purges.map(({ dueAt }) => dueAt);
  });
}

/** Merges the purges that are waiting for an unresponsive edge, so that the backlog stays small even after hours. */
export async function mergeWaiting({ db }: Pick<Deps, 'db'>, edge: Edge, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const purges = await takePurges(tx, edge.url, now, AT_ONCE);
    if (purges.length > MANY_WAIT) await mergePurges(tx, purges, mergeKeys(purges.flatMap(({ keys }) => keys)));
  });
}

/** Deletes purges for edges that are no longer configured. */
export const dropFormerEdges = ({ db, edges }: Pick<Deps, 'db' | 'edges'>): Promise<void> =>
  deleteOtherEdges(
    db,
    edges.map(({ url }) => url),
  );
