import { enqueue, takeTextChanges } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/** Queues a keyword scan when the outbox contains events about changed texts or keyword names. */
export async function relayTexts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await takeTextChanges(tx)) await enqueue(tx, 'read-texts');
  });
}
