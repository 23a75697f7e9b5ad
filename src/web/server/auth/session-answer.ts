import 'server-only';
import { can } from '#domain/accounts/can.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';

/** Returns the session data that is sent to the browser. Excludes ids, the e-mail address and the secret. */
export function sessionAnswer(session: Session | undefined) {
  if (!session) throw new Error('the session has ended');
  const { handle, name, organises, theme, language, expiresAt } = session;
  const actor = signedInAs(session, 'site');
  const desks = [
    ...(can(actor, 'moderate') ? ['moderation'] : []),
    ...(can(actor, 'use-switches') ? ['admin'] : []),
    ...(can(actor, 'manage-event', { organiser: organises }) ? ['events'] : []),
  ];
  return { user: { userId: handle, name, role: actor.role, desks, theme, language }, expires: expiresAt.toISOString() };
}
