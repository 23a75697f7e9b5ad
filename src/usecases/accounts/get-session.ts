import { findSession, renewSession } from '#data/queries/sessions.ts';
import { hashSecret } from '#data/secret.ts';
import { type Actor, ROLES, type Role, type SignedIn, VISITOR } from '#domain/accounts/actor.ts';
import { type BanScope, roleWithin } from '#domain/accounts/bans.ts';
import { isRenewalDue, sessionEnd } from '#domain/accounts/session-times.ts';
import type { Language, Theme } from '#domain/accounts/settings.ts';
import type { Deps } from '#usecases/deps.ts';

/** A valid session. */
export type Session = {
  readonly sessionId: string;
  readonly userId: number;
  readonly handle: string;
  readonly name: string | null;
  readonly role: Role;
  readonly bans: readonly BanScope[];
  readonly organises: boolean; // was granted at least one event
  readonly theme: Theme;
  readonly language: Language;
  readonly createdAt: Date;
  readonly reauthenticatedAt: Date | null; // by password; null: not since sign-in
  readonly expiresAt: Date;
  readonly now: Date;
};

/** Returns the valid session with this secret. Reads its row on every call, so that changes made elsewhere take effect at once. */
export async function getSession(deps: Deps, secret: string): Promise<Session | undefined> {
  const row = await findSession(deps.db, hashSecret(secret));
  if (!row || !isRole(row.role)) return undefined;
  const session = { ...row, role: row.role };
  if (!isRenewalDue(row.lastSeenAt, row.now) || (await deps.switches())['read-only']) return session;
  const expiresAt = sessionEnd(row.createdAt, row.now);
  await renewSession(deps.db, row.sessionId, row.now, expiresAt);
  return { ...session, expiresAt };
}

/** The actor within one part of the site: bans apply per part. */
export const actorOf = (session: Session | undefined, part: BanScope): Actor => (session ? signedInAs(session, part) : VISITOR);

export const signedInAs = (session: Session, part: BanScope): SignedIn => ({
  kind: 'signed-in',
  userId: session.userId,
  role: roleWithin(session.role, session.bans, part),
});

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
