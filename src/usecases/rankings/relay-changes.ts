import { findGeneration } from '#data/queries/shown-totals.ts';
import { enqueue, enqueueTelling, type RecordNote, takeRankingChanges } from '#data/queue.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { refreshTime } from '#domain/rankings/refresh-time.ts';
import type { Deps } from '#usecases/deps.ts';

/** Makes jobs of what transactions noted since the last time: rank blocks and notices at once, totals as often as their size allows. */
export async function relayChanges({ db }: Deps): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changes = await takeRankingChanges(tx);
    if (changes.length === 0) return;
    const generation = await findGeneration(tx, GRAND_TOTAL);
    await enqueue(tx, 'fold-views');
    await enqueue(tx, 'refresh-totals', generation ? refreshTime(generation) : null);
    await enqueueTelling(
      tx,
      changes.filter((change): change is RecordNote => change.what != null),
    );
  });
}
