import { takePageEvents, takeWaitingPosts } from '#data/queries/site/changed-pages.ts';
import type { Deps } from '#usecases/deps.ts';
import { queuePurges } from './queue-purges.ts';

/**
 * Converts page events in the outbox into purges. Also runs in read-only mode, so that the banner and the last posts
 * before the switch appear. Ranking events are left in the outbox for relayChanges.
 */
export async function relayPages(deps: Deps, now: Date): Promise<void> {
  const isReadOnly = (await deps.switches())['read-only'];
  await deps.db.transaction().execute(async (db) => {
    const tx = { ...deps, db };
    const posts = isReadOnly ? await takeWaitingPosts(db) : [];
    await queuePurges(tx, [...(await takePageEvents(db)), ...posts.map((recordId) => ({ kind: 'posted', subject: recordId }))], now);
  });
}
