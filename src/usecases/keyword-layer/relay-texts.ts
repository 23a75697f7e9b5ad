import { enqueue, takeTextChanges } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/** Queues a scan of texts when the outbox has events of changed texts or names. */
export async function relayTexts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await takeTextChanges(tx)) await enqueue(tx, 'read-texts');
  });
}
