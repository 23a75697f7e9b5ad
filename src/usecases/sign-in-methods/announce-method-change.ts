import type { Db } from '#data/db.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueueMethodChanged } from '#data/queue.ts';
import type { MethodChange } from '#domain/accounts/sign-in/sign-in-methods.ts';

/**
 * Notifies the account's owner of a changed sign-in method, if the caller's transaction commits: by a mail with a link
 * "this wasn't me", or by a notification if the account has no confirmed address. `address` is the previous address of a
 * changed e-mail address, if it was confirmed.
 */
export async function announceMethodChange(
  tx: Db,
  userId: number,
  { method, change }: MethodChange,
  address: string | null = null,
): Promise<void> {
  const at = (await readClock(tx)).toISOString();
  await enqueueMethodChanged(tx, { userId, method, change, at, ...(address !== null && { address }) });
}
