import type { PageEvent } from '#data/queries/site/changed-pages.ts';
import { insertPurges } from '#data/queries/site/edge-purges.ts';
import { changedKeys } from '#domain/edge/changed-keys.ts';
import { mergeKeys } from '#domain/edge/merge-keys.ts';
import type { Deps } from '#usecases/deps.ts';
import { readChanges } from './read-changes.ts';

// Every process caches these in memory. A process that has not reloaded yet could render an old page after the first
// purge, so these changes are purged a second time.
const HELD: readonly string[] = ['catalogue', 'switches'];
const DELIVERED_WITHIN_MS = 2_500;

/** Queues the purges for these events on every edge, in the caller's transaction. Does nothing without an edge. */
export async function queuePurges(tx: Deps, events: readonly PageEvent[], now: Date): Promise<void> {
  if (tx.edges.length === 0 || events.length === 0) return;
  const catalogue = await tx.catalogue();
  const changes = await readChanges(tx, events);
  const keys = mergeKeys(changes.flatMap((change) => changedKeys(catalogue, change)));
  const urls = tx.edges.map(({ url }) => url);
  await insertPurges(tx.db, urls, keys, now);
  if (events.some(({ kind }) => HELD.includes(kind))) await insertPurges(tx.db, urls, keys, new Date(now.getTime() + DELIVERED_WITHIN_MS));
}
