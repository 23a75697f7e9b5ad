import type { Db } from '#data/db.ts';
import { findAccountByEmail, insertAccount, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { findLinkedUser, insertLink, type LinkedAccount } from '#data/queries/accounts/linked-accounts.ts';
import { holdSession } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { randomLowercase } from '#data/secret.ts';
import { violatedUnique } from '#data/unique-violation.ts';
import { emailAddress } from '#domain/accounts/email.ts';
import { parseNewHandle } from '#domain/accounts/handle.ts';
import { parsePlayerName } from '#domain/accounts/player-name.ts';
import type { Language } from '#domain/shared/language.ts';
import { enterAccount, type PendingSignIn } from '#usecases/accounts/pending/enter-account.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, refuse } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { requireRecentSignIn } from '#usecases/sign-in-methods/require-recent-sign-in.ts';
import { beginSession, type NewSession } from './begin-session.ts';
import { claimHandle, claimName, isFreeToTake, NameTooSimilar } from './claim-looks.ts';
import type { Client } from './client.ts';
import type { Session } from './get-session.ts';

/** User profile returned by a provider. Only `subject` is trusted to identify the user. */
export type ProviderProfile = LinkedAccount & {
  readonly username: string | null;
  readonly name: string | null;
  readonly email: string | null;
};

/** A sign-in through a provider. `isNew` is true when it created the account. */
export type ProviderSignIn = (NewSession | PendingSignIn) & { readonly isNew: boolean };

export type ProviderAnswer = Answer<ProviderSignIn, Refused<'not-linked' | 'sign-in-again' | 'sign-up-closed' | 'read-only'>>;

/**
 * Signs in through an external provider. With a recently authenticated session, links an unknown external account to
 * the session's user and queues a mail. Without a session, creates a new account, unless the e-mail address belongs to
 * an existing account: its owner has to sign in first. The sign-in of an account with a second factor remains pending.
 */
export async function signInWithProvider(
  deps: Deps,
  profile: ProviderProfile,
  { session, client, language }: { session: Session | undefined; client: Client; language: Language },
): Promise<ProviderAnswer> {
  const { 'sign-up': isOpen, 'read-only': isReadOnly } = await deps.switches();
  if (isReadOnly) return refuse('read-only');
  const enter = () =>
    deps.db.transaction().execute(async (tx): Promise<ProviderAnswer> => {
      const linked = await findLinkedUser(tx, profile);
      if (session && linked !== undefined && linked !== session.userId) return refuse('not-linked');
      if (linked !== undefined) {
        // The account may have been unlinked or closed while this waited for the lock.
        if (!(await lockOpenAccount(tx, linked)) || (await findLinkedUser(tx, profile)) !== linked) return refuse('not-linked');
        return { ok: true, value: { ...(await enterAccount(tx, linked, client)), isNew: false } };
      }
      if (!session && !isOpen) return refuse('sign-up-closed');
      if (session && !(await mayLink(tx, session))) return refuse('sign-in-again');
      const userId = session?.userId ?? (await openAccount(tx, profile, language));
      if (userId === undefined) return refuse('not-linked');
      if (!(await insertLink(tx, userId, profile))) {
        if (session) return refuse('not-linked');
        throw new TakenMeanwhile();
      }
      const detail = { provider: profile.provider };
      await insertAudit(tx, { actorId: userId, verb: 'link-account', subjectKind: 'user', subjectId: String(userId), detail });
      if (session) await announceMethodChange(tx, userId, { method: profile.provider, change: 'added' });
      // A user who links an account has authenticated recently, with the second factor if there is one.
      return { ok: true, value: { ...(await beginSession(tx, userId, client)), isNew: session === undefined } };
    });
  // Two concurrent callbacks can compete for the same link, handle or name. The retry finds the account that the first
  // callback created.
  return enter().catch((error) => {
    if (error instanceof TakenMeanwhile || error instanceof NameTooSimilar || violatedUnique(error) === 'users_handle_key') return enter();
    throw error;
  });
}

// A session that has ended in the meantime, for example by a password change, must not create a link.
const mayLink = async (tx: Db, session: Session): Promise<boolean> =>
  !requireRecentSignIn(session) && (await lockOpenAccount(tx, session.userId)) && (await holdSession(tx, session.sessionId));

/** Thrown to roll back a new account when a concurrent request has linked the same external account first. */
class TakenMeanwhile extends Error {}

async function openAccount(tx: Db, profile: ProviderProfile, language: Language): Promise<number | undefined> {
  const email = emailAddress.safeParse(profile.email);
  if (email.success && (await findAccountByEmail(tx, email.data))) return undefined;

  const wished = parseNewHandle((profile.username ?? '').toLowerCase().replaceAll(/[^a-z0-9_-]/g, ''));
  const handle = wished.ok && (await isFreeToTake(tx, wished.value)) ? wished.value : `player-${randomLowercase(8)}`;
  const given = parsePlayerName(profile.name ?? '');
  // An unavailable name is left out, because the user can choose another one in the settings.
  const name = given.ok && (await isFreeToTake(tx, given.value)) ? given.value : null;
  const userId = await insertAccount(tx, { handle, name, language });
  await claimHandle(tx, userId, handle);
  await claimName(tx, userId, handle, name);
  return userId;
}
