import { addWebhookEvent, announcePublishedNews } from '#data/queries/webhooks/webhook-events.ts';
import type { Deps } from '#usecases/deps.ts';

const NEWS_DAYS = 2; // Older news that become visible, such as restored ones, are no news.

/** Queues an event for every news item that was published since the last call, once per item. */
export async function announceNews({ db, siteZone }: Deps): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const newsId of await announcePublishedNews(tx, siteZone, NEWS_DAYS))
      await addWebhookEvent(tx, { kind: 'news', subject: String(newsId) });
  });
}
