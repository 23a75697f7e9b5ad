import { appendLiveEvents } from '#data/queries/notifications/live-events.ts';
import { findGeneration } from '#data/queries/rankings/shown-totals.ts';
import { enqueue, enqueueNotifications, type RecordEvent, type TakenEvent, takeRankingChanges } from '#data/queue.ts';
import { continueTrace } from '#data/tracing.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { refreshTime } from '#domain/rankings/feeds/refresh-time.ts';
import type { Deps } from '#usecases/deps.ts';
import { queuePurges } from '#usecases/edge/queue-purges.ts';

/**
 * Turns outbox events into jobs. Rank blocks and notifications are queued immediately. A refresh of the totals is
 * delayed if computing them takes long. Also queues live events and purges for posts. The jobs belong to the trace of the
 * newest event with a sampled trace.
 */
export async function relayChanges(deps: Deps, now = new Date()): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const changes = await takeRankingChanges(db);
    const traceparent = changes.findLast((change) => change.traceparent !== null)?.traceparent ?? undefined;
    if (changes.length > 0) await continueTrace('relay outbox', traceparent, () => relay({ ...deps, db }, changes, now));
  });
}

async function relay(tx: Deps, changes: readonly TakenEvent[], now: Date): Promise<void> {
  const generation = await findGeneration(tx.db, GRAND_TOTAL);
  await enqueue(tx.db, 'fold-views');
  await enqueue(tx.db, 'refresh-totals', generation ? refreshTime(generation, now) : null);
  const events = changes.flatMap(({ purged: _, traceparent: __, ...change }) => (change.what == null ? [] : (change as RecordEvent)));
  await enqueueNotifications(tx.db, events);
  const posted = events.flatMap(({ what, recordId }) => (what === 'posted' ? recordId : []));
  const unpurged = changes.flatMap(({ what, recordId, purged }) => (what === 'posted' && !purged ? (recordId ?? []) : []));
  const pages = unpurged.map((recordId) => ({ kind: 'posted', subject: recordId }));
  await queuePurges(tx, pages, now);
  if (posted.length > 0) await appendLiveEvents(tx.db, posted); // runs last, because its lock is held until the commit
}
