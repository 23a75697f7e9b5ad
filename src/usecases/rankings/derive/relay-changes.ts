import { appendLiveEvents } from '#data/queries/notifications/live-events.ts';
import { findGeneration } from '#data/queries/rankings/shown-totals.ts';
import { enqueue, enqueueNotifications, type RecordEvent, takeRankingChanges } from '#data/queue.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { refreshTime } from '#domain/rankings/feeds/refresh-time.ts';
import type { Deps } from '#usecases/deps.ts';
import { queuePurges } from '#usecases/edge/queue-purges.ts';

/**
 * Turns outbox events into jobs. Rank blocks and notifications are queued immediately. A refresh of the totals is
 * delayed if computing them takes long. Also queues live events and purges for posts.
 */
export async function relayChanges(deps: Deps, now = new Date()): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const changes = await takeRankingChanges(tx);
    if (changes.length === 0) return;
    const generation = await findGeneration(tx, GRAND_TOTAL);
    await enqueue(tx, 'fold-views');
    await enqueue(tx, 'refresh-totals', generation ? refreshTime(generation) : null);
    const events = changes.flatMap(({ purged: _, ...change }) => (change.what == null ? [] : (change as RecordEvent)));
    await enqueueNotifications(tx, events);
    const posted = events.flatMap(({ what, recordId }) => (what === 'posted' ? recordId : []));
    const unpurged = changes.flatMap(({ what, recordId, purged }) => (what === 'posted' && !purged ? (recordId ?? []) : []));
    const pages = unpurged.map((recordId) => ({ kind: 'posted', subject: recordId }));
    await queuePurges({ ...deps, db: tx }, pages, now);
    if (posted.length > 0) await appendLiveEvents(tx, posted); // runs last, because its lock is held until the commit
  });
}
