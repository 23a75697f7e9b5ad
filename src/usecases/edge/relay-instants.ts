import { saveEdgeClock, takeEdgeClock } from '#data/queries/site/edge-purges.ts';
import { changesBetween } from '#domain/edge/instants.ts';
import type { Deps } from '#usecases/deps.ts';
import { queuePurges } from './queue-purges.ts';

const REMEMBER_EVERY_MS = 60_000;

/**
 * Queues purges for changes caused by the passage of time since the last run, however long ago it was: a new day, month
 * or year, and the start or end of events.
 */
export async function relayInstants(deps: Deps, now: Date): Promise<void> {
  if (deps.edges.length === 0) return;
  await deps.db.transaction().execute(async (db) => {
    const clock = await takeEdgeClock(db);
    if (!clock) return;
    const since = clock.lookedAt ?? clock.now;
    const changes = changesBetween(await deps.catalogue(), since, clock.now, deps.siteZone);
    const passed = clock.now.getTime() - since.getTime();
    const isWorthAWrite = clock.lookedAt === null || changes.length > 0 || passed < 0 || passed > REMEMBER_EVERY_MS;
    if (!isWorthAWrite) return;
    const events = changes.map((change) => ({ kind: change.what, subject: 'code' in change ? String(change.code) : '' }));
    await queuePurges({ ...deps, db }, events, now);
    await saveEdgeClock(db, clock.now);
  });
}
