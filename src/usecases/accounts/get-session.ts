import { findSession, renewSession } from '#data/queries/accounts/sessions.ts';
import { hashSecret } from '#data/secret.ts';
import { type Actor, isStaff, ROLES, type Role, type SignedIn, VISITOR } from '#domain/accounts/actor.ts';
import { type BanScope, roleWithin } from '#domain/accounts/bans.ts';
import type { Theme } from '#domain/accounts/settings.ts';
import { roleWithFactor, secondFactorDue } from '#domain/accounts/sign-in/second-factor.ts';
import { isRecentSignIn, isRenewalDue, sessionEnd } from '#domain/accounts/sign-in/session-times.ts';
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
  readonly reauthenticatedAt: Date | null; // null if not since sign-in
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
  const endsAt = sessionEnd(row.createdAt, row.lastSeenAt, isStaff(row.role)); // before row.expiresAt if the role is new
  if (endsAt <= row.now) return undefined;
  const session = { ...member, role: roleWithFactor(member, row.now), secondFactorDue: secondFactorDue(member), expiresAt: endsAt };
  if (!isRenewalDue(row.lastSeenAt, row.now) || (await deps.switches())['read-only']) return session;
  const expiresAt = sessionEnd(row.createdAt, row.now, isStaff(row.role));
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

/** Returns whether a staff member acts as a player, because the second factor is overdue. */
export const isRoleSuspended = ({ secondFactorDue: due, now }: Pick<Session, 'secondFactorDue' | 'now'>): boolean =>
  due !== null && due <= now;

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
