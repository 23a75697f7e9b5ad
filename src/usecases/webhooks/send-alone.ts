import type { Db } from '#data/db.ts';
import { checkSending, holdSending, listDueWebhooks, releaseSending } from '#data/queries/webhooks/webhook-deliveries.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Runs `send` while no other process does, which keeps the order of deliveries. Returns at once if another one does. The
 * lock belongs to one connection, so a killed process releases it immediately.
 */
export const sendAlone = (deps: Deps, send: (connection: Db) => Promise<void>): Promise<void> =>
  deps.db.connection().execute(async (connection) => {
    if (!(await holdSending(connection))) return;
    try {
      await send(connection);
    } finally {
      await releaseSending(connection);
    }
  });

/** Throws when the connection that holds the lock was lost. */
export const isStillSending = (connection: Db): Promise<void> => checkSending(connection);

/** Returns webhooks with a delivery to be sent now, except these. */
export const listDue = ({ db }: Deps, except: readonly string[], limit: number): Promise<string[]> => listDueWebhooks(db, except, limit);
