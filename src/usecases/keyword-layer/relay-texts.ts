import { enqueue, takeTextChanges } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/** Asks for texts to be read when transactions noted that some were written, or that names changed. */
export async function relayTexts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await takeTextChanges(tx)) await enqueue(tx, 'read-texts');
  });
}
