import { takePageEvents, takeWaitingPosts } from '#data/queries/changed-pages.ts';
import type { Deps } from '#usecases/deps.ts';
import { queuePurges } from './queue-purges.ts';

/**
 * Makes purges of what transactions noted about pages since the last time, in read-only mode, too: a banner must be seen then, and what was
 * posted just before it. Notes about rankings stay for their relay.
 */
export async function relayPages(deps: Deps, now: Date): Promise<void> {
  const isReadOnly = (await deps.switches())['read-only'];
  await deps.db.transaction().execute(async (db) => {
    const tx = { ...deps, db };
    const posts = isReadOnly ? await takeWaitingPosts(db) : [];
    await queuePurges(tx, [...(await takePageEvents(db)), ...posts.map((recordId) => ({ kind: 'posted', subject: recordId }))], now);
  });
}
