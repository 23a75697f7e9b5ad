import type { Db } from '#data/db.ts';
import { saveKnownDevice } from '#data/queries/accounts/known-devices.ts';
import { insertSession } from '#data/queries/accounts/sessions.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import { MOST_SESSIONS, sessionEnd } from '#domain/accounts/sign-in/session-times.ts';
import type { Client } from './client.ts';

/** Values of the cookies set at sign-in: `secret` identifies the session, `device` marks the browser as known. */
export type NewSession = { readonly secret: string; readonly device: string };

/**
 * Starts a session for a user whose identity has already been verified, and ends the oldest of more than 20 sessions.
 * Callers lock the account first (lockOpenAccount).
 */
export async function beginSession(tx: Db, userId: number, client: Client): Promise<NewSession> {
  const now = await readClock(tx);
  const started = { secret: newSecret(), device: client.device ?? newSecret() };
  const session = {
    userId,
    secretHash: hashSecret(started.secret),
    expiresAt: sessionEnd(now, now),
    address: client.address.slice(0, 64),
    agent: client.agent?.slice(0, 256) ?? null,
  };
  await insertSession(tx, session, MOST_SESSIONS);
  await saveKnownDevice(tx, userId, hashSecret(started.device), now);
  return started;
}
