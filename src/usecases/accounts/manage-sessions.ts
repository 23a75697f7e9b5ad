import { deleteSession, deleteSessions, listSessions } from '#data/queries/sessions.ts';
import type { Deps } from '#usecases/deps.ts';
import { type AccountResult, refuse } from './account-errors.ts';
import type { Session } from './get-session.ts';

/** Where somebody is signed in, newest first. */
export async function getSessions(deps: Deps, { userId, sessionId }: Session) {
  const rows = await listSessions(deps.db, userId);
  return rows.map((row) => ({ ...row, current: row.id === sessionId }));
}

/** Ends one of somebody's sessions. */
export async function endSession(deps: Deps, { userId }: Session, sessionId: string): Promise<AccountResult<undefined>> {
  return (await deleteSession(deps.db, userId, sessionId)) ? { ok: true, value: undefined } : refuse('not-found');
}

/** Signs somebody out everywhere, here too. */
export const endAllSessions = (deps: Deps, { userId }: Session): Promise<void> => deleteSessions(deps.db, userId);
