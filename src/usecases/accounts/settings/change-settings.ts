import { findAccount, lockOpenAccount, updateAccount } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { saveEmail } from '#data/queries/accounts/emails.ts';
import { insertNameChange } from '#data/queries/accounts/name-changes.ts';
import { deleteTokens } from '#data/queries/accounts/one-time-tokens.ts';
import { holdSession } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { enqueueConfirmation } from '#data/queue.ts';
import { can } from '#domain/accounts/can.ts';
import type { SettingsForm } from '#domain/accounts/forms.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import { claimName, NameTooSimilar } from '#usecases/accounts/claim-looks.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse, tooMany } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { type AccountSettings, getAccount } from './get-account.ts';

const SAVED = { ok: true, value: undefined } as const;

/**
 * Changes only the settings present in the form. Changing the e-mail address requires the password: otherwise somebody
 * with an open session could redirect password resets and take over the account. The old address is notified by mail,
 * and reset links sent to it are invalidated. The new address has to be confirmed.
 */
export async function changeSettings(
  deps: Deps,
  session: Session,
  { email, password, name, theme, language, notifications }: SettingsForm,
): Promise<AccountResult<AccountSettings>> {
  const { userId, handle } = session;
  const isRenamed = name !== undefined && name !== session.name;
  if (isRenamed && !can(signedInAs(session, 'site'), 'rename-self', { own: true })) return refuse('not-allowed');
  const before = email === undefined ? undefined : await findAccount(deps.db, userId);
  const hasOtherEmail = email !== undefined && email !== before?.email;
  const refusal = hasOtherEmail ? await checkCurrentPassword(deps, session, 'password', password) : undefined;
  if (refusal) return refusal;
  try {
    const saved = await allOrNothing(deps, async ({ db: tx }): Promise<AccountResult<undefined>> => {
      // A session that has ended meanwhile, for example by "this wasn't me", must not change the address.
      if (!((await lockOpenAccount(tx, userId)) && (await holdSession(tx, session.sessionId)))) return refuse('login-required');
      if (isRenamed) {
        const wait = await takeAttempt(tx, 'rename-day', String(userId));
        if (wait) return tooMany(wait);
        await claimName(tx, userId, handle, name);
        const change = await insertNameChange(tx, userId, session.name, name);
        await insertAudit(tx, { actorId: userId, verb: 'rename-self', subjectKind: 'user', subjectId: String(userId), detail: { change } });
      }
      await updateAccount(tx, userId, {
        ...(name !== undefined && { name }),
        ...(theme !== undefined && { theme }),
        ...(language !== undefined && { language }),
        ...(notifications !== undefined && { notifications }),
      });
      if (!hasOtherEmail) return SAVED;
      // Also counted per account, so that nobody makes the site write to many strangers.
      const wait = email === null ? undefined : await takeAttempt(tx, 'mail-account', `account/${userId}`);
      if (wait) return tooMany(wait);
      await saveEmail(tx, userId, email);
      await deleteTokens(tx, userId, 'reset-password'); // Links sent to the old address must stop working.
      const oldAddress = before?.emailConfirmed ? before.email : null;
      await announceMethodChange(tx, userId, { method: 'email', change: 'changed' }, oldAddress);
      if (email !== null) await enqueueConfirmation(tx, userId);
      return SAVED;
    });
    if (!saved.ok) return saved;
  } catch (error) {
    if (error instanceof NameTooSimilar) return invalid(error.fields);
    throw error;
  }
  return { ok: true, value: await getAccount(deps, session) };
}
