import { appendLiveEvents } from '#data/queries/live-events.ts';
import { findGeneration } from '#data/queries/shown-totals.ts';
import { enqueue, enqueueTelling, type RecordNote, takeRankingChanges } from '#data/queue.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { refreshTime } from '#domain/rankings/refresh-time.ts';
import type { Deps } from '#usecases/deps.ts';

/** Makes jobs of what transactions noted since the last time: rank blocks and notices at once, totals as often as their size allows; and tells open pages. */
export async function relayChanges({ db }: Deps): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changes = await takeRankingChanges(tx);
    if (changes.length === 0) return;
    const generation = await findGeneration(tx, GRAND_TOTAL);
    await enqueue(tx, 'fold-views');
    await enqueue(tx, 'refresh-totals', generation ? refreshTime(generation) : null);
    const notes = changes.filter((change): change is RecordNote => change.what != null);
    await enqueueTelling(tx, notes);
    const posted = notes.flatMap(({ what, recordId }) => (what === 'posted' ? recordId : []));
    if (posted.length > 0) await appendLiveEvents(tx, posted); // last: its lock is held until the commit
  });
}
