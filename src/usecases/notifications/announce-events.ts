import { insertAnnounced, listEventListeners } from '#data/queries/notifications/listeners.ts';
import { readClock } from '#data/queries/site/server.ts';
import { addWebhookEvent } from '#data/queries/webhooks/webhook-events.ts';
import { windowAt } from '#domain/events/window.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from './write-notifications.ts';

/** Notifies the subscribers of every event that has started, once per event. */
export async function announceEvents(deps: Deps): Promise<void> {
  const now = await readClock(deps.db);
  const started = [...(await deps.catalogue()).events.values()].filter((event) => windowAt(event, now) === 'open');
  for (const { id: code } of started) {
    await deps.db.transaction().execute(async (db) => {
      if (!(await insertAnnounced(db, code))) return;
      await addWebhookEvent(db, { kind: 'event-opened', subject: String(code) });
      const listeners = await listEventListeners(db);
      const notifications = listeners.map((userId) => ({
        userId,
        kind: 'event' as const,
        cause: String(code),
        recordId: null,
        place: null,
      }));
      await writeNotifications({ ...deps, db }, notifications);
    });
  }
}
