import 'server-only';
import { roleWithin } from '#domain/accounts/bans.ts';
import type { Session } from '#usecases/accounts/get-session.ts';

/** What a browser is told about its session: no number, no e-mail, no secret. */
export function sessionAnswer(session: Session | undefined) {
  if (!session) throw new Error('the session has ended');
  const { handle, name, role, bans, theme, language, expiresAt } = session;
  return { user: { userId: handle, name, role: roleWithin(role, bans, 'site'), theme, language }, expires: expiresAt.toISOString() };
}
