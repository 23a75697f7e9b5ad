import { deleteSession, deleteSessions, listSessions } from '#data/queries/accounts/sessions.ts';
import { isStaff } from '#domain/accounts/actor.ts';
import { sessionEnd } from '#domain/accounts/sign-in/session-times.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';

/** Returns the user's sessions, newest first. */
export async function getSessions(deps: Deps, { userId, sessionId, role, secondFactorDue, now }: Session) {
  const isShort = isStaff(role) || secondFactorDue !== null; // also while the role is suspended
  const rows = await listSessions(deps.db, userId);
  return rows
    .map((row) => ({ ...row, expiresAt: sessionEnd(row.createdAt, row.lastSeenAt, isShort), current: row.id === sessionId }))
    .filter(({ expiresAt }) => expiresAt > now);
}

/** Ends one of the user's sessions. Returns 'not-found' for a session of another user. */
export async function endSession(deps: Deps, { userId }: Session, sessionId: string): Promise<AccountResult<undefined>> {
  return (await deleteSession(deps.db, userId, sessionId)) ? { ok: true, value: undefined } : refuse('not-found');
}

/** Ends all of the user's sessions, including the current one. */
export const endAllSessions = (deps: Deps, { userId }: Session): Promise<void> => deleteSessions(deps.db, userId);
