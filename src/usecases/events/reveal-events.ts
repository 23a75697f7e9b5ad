import { holdClosing } from '#data/queries/events/events.ts';
import { listSealedEvents, openSealedBoards } from '#data/queries/events/sealed-boards.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addRankingEvent } from '#data/queue.ts';
import { windowEnd } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Reveals the results of every blind event that has ended. The results are frozen later, after the grace period for
 * uploads. Posts made in the grace period are visible immediately.
 */
export async function revealEndedEvents(deps: Pick<Deps, 'db' | 'catalogue'>): Promise<void> {
  const sealed = await listSealedEvents(deps.db);
  if (sealed.length === 0) return;
  const { events } = await deps.catalogue();
  const now = await readClock(deps.db);
  for (const code of sealed) {
    const event = events.get(code);
    if (!event || now < windowEnd(event)) continue;
    await deps.db.transaction().execute(async (db) => {
      await holdClosing(db, code); // Waits for posts in flight, which treat the board as sealed.
      if (await openSealedBoards(db, code)) await addRankingEvent(db);
    });
  }
}
