import type { PageEvent } from '#data/queries/changed-pages.ts';
import { insertPurges } from '#data/queries/edge-purges.ts';
import { changedKeys } from '#domain/edge/changed-keys.ts';
import { mergeKeys } from '#domain/edge/merge-keys.ts';
import type { Deps } from '#usecases/deps.ts';
import { readChanges } from './read-changes.ts';

// Cached in memory by every process: one that has not reloaded yet could render an old page after the first purge.
const HELD: readonly string[] = ['catalogue', 'switches'];
const DELIVERED_WITHIN_MS = 2_500;

/** Queues, inside the caller's transaction, what each edge has to purge for these events; does nothing without an edge. */
export async function queuePurges(tx: Deps, events: readonly PageEvent[], now: Date): Promise<void> {
  if (tx.edges.length === 0 || events.length === 0) return;
  const catalogue = await tx.catalogue();
  const changes = await readChanges(tx, events);
  const keys = mergeKeys(changes.flatMap((change) => changedKeys(catalogue, change)));
  const urls = tx.edges.map(({ url }) => url);
  await insertPurges(tx.db, urls, keys, now);
  if (events.some(({ kind }) => HELD.includes(kind))) await insertPurges(tx.db, urls, keys, new Date(now.getTime() + DELIVERED_WITHIN_MS));
}
