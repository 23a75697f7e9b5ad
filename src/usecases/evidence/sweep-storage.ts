import { inTransaction } from '#data/in-transaction.ts';
import { listOrphanedObjects, storeOrphanedObjects } from '#data/queries/evidence/orphaned-objects.ts';
import { readClock } from '#data/queries/site/server.ts';
import { planSweep, type SweepPlan } from '#domain/evidence/sweep-rules.ts';
import { UNCLAIMED_RETENTION_MS } from '#domain/evidence/upload-states.ts';
import type { Deps } from '#usecases/deps.ts';
import { emptyTrash } from './empty-trash.ts';
import { scanStorage, type Unneeded } from './scan-storage.ts';
import { findStorageOwner, markStorage, type StorageOwner } from './storage-owner.ts';

type Plan = SweepPlan<Unneeded & { readonly foundAt: Date }>;
export type Sweep = Omit<Plan, 'refusal'> & {
  readonly owner: StorageOwner;
  readonly objects: number;
  readonly refusal: Plan['refusal'] | 'other-owner';
};

/** Returns the objects that a sweep would move now. Writes nothing. */
export async function planStorageSweep(deps: Pick<Deps, 'db' | 'storage'>, confirmed?: number): Promise<Sweep> {
  const { sweep } = await prepare(deps, confirmed);
  return sweep;
}

/**
 * Moves objects that no upload needs to the trash, and deletes objects that have been there for a week. Does nothing in
 * another database's storage. Refuses to move anything when too many objects are unexplained, until an operator
 * confirms their number (`npm run evidence:sweep`).
 */
export async function sweepStorage(deps: Pick<Deps, 'db' | 'storage'>, confirmed?: number): Promise<Sweep> {
  const { sweep, unneeded } = await prepare(deps, confirmed);
  if (sweep.refusal === 'other-owner') return sweep;
  await inTransaction(deps.db, (tx) => storeOrphanedObjects(tx, unneeded));
  if (sweep.refusal !== undefined) return sweep;
  if (sweep.owner === 'none') await markStorage(deps);
  for (const { place, key } of sweep.move) await deps.storage[place].trash.add(key);
  await emptyTrash(deps);
  return sweep;
}

async function prepare(deps: Pick<Deps, 'db' | 'storage'>, confirmed?: number): Promise<{ sweep: Sweep; unneeded: readonly Unneeded[] }> {
  const owner = await findStorageOwner(deps);
  const now = await readClock(deps.db);
  const { objects, unneeded } = await scanStorage(deps, new Date(now.getTime() - UNCLAIMED_RETENTION_MS));
  const known = await listOrphanedObjects(deps.db);
  const orphans = unneeded.map((found) => ({ ...found, foundAt: known.get(`${found.place}/${found.key}`) ?? now }));
  const plan = planSweep(orphans, { objects, now, confirmed });
  const sweep: Sweep = { ...plan, owner, objects, ...(owner === 'other' && { refusal: 'other-owner', move: [] }) };
  return { sweep, unneeded };
}
