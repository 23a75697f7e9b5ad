import { findSession, renewSession } from '#data/queries/accounts/sessions.ts';
import { hashSecret } from '#data/secret.ts';
import { type Actor, ROLES, type Role, type SignedIn, VISITOR } from '#domain/accounts/actor.ts';
import { type BanScope, roleWithin } from '#domain/accounts/bans.ts';
import { roleWithFactor, secondFactorDue } from '#domain/accounts/second-factor.ts';
import { isRecentSignIn, isRenewalDue, sessionEnd } from '#domain/accounts/session-times.ts';
import type { Theme } from '#domain/accounts/settings.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';

/** A valid session together with its user's current role, bans and preferences. */
export type Session = {
  readonly sessionId: string;
  readonly userId: number;
  readonly handle: string;
  readonly name: string | null;
  readonly role: Role; // 'player' while the role of a staff member is suspended
  readonly bans: readonly BanScope[];
  readonly organises: boolean; // true when the user organises at least one event
  readonly hasSecondFactor: boolean;
  readonly secondFactorDue: Date | null; // staff without a second factor: when the role is suspended
  readonly theme: Theme;
  readonly language: Language;
  readonly createdAt: Date;
  readonly reauthenticatedAt: Date | null; // when the password was last re-entered; null if not since sign-in
  readonly expiresAt: Date;
  readonly now: Date;
};

/**
 * Returns the valid session with this secret. Reads the session row on every call, so that a sign-out, ban or role
 * change takes effect immediately.
 */
export async function getSession(deps: Deps, secret: string): Promise<Session | undefined> {
  const row = await findSession(deps.db, hashSecret(secret));
  if (!row || !isRole(row.role)) return undefined;
  const member = { ...row, role: row.role };
  const session = { ...member, role: roleWithFactor(member, row.now), secondFactorDue: secondFactorDue(member) };
  if (!isRenewalDue(row.lastSeenAt, row.now) || (await deps.switches())['read-only']) return session;
  const expiresAt = sessionEnd(row.createdAt, row.now);
  await renewSession(deps.db, row.sessionId, row.now, expiresAt);
  return { ...session, expiresAt };
}

/** Returns the session's actor for one part of the site, because a ban may cover only that part. */
export const actorOf = (session: Session | undefined, part: BanScope): Actor => (session ? signedInAs(session, part) : VISITOR);

export const signedInAs = (session: Session, part: BanScope): SignedIn => ({
  kind: 'signed-in',
  userId: session.userId,
  role: roleWithin(session.role, session.bans, part),
  isRecent: isRecentSignIn(session),
});

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
