import 'server-only';
import { can } from '#domain/accounts/can.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';

/** What a browser is told about its session: no number, no e-mail, no secret. */
export function sessionAnswer(session: Session | undefined) {
  if (!session) throw new Error('the session has ended');
  const { handle, name, organises, theme, language, expiresAt } = session;
  const actor = signedInAs(session, 'site');
  const managesEvents = can(actor, 'manage-event', { organiser: organises });
  return { user: { userId: handle, name, role: actor.role, managesEvents, theme, language }, expires: expiresAt.toISOString() };
}
