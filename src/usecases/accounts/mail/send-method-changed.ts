import { findAccount, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { isUndone } from '#data/queries/accounts/not-me-links.ts';
import { insertToken } from '#data/queries/accounts/one-time-tokens.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import { type MethodChange, NOT_ME_MS } from '#domain/accounts/sign-in/sign-in-methods.ts';
import type { AccountKind } from '#domain/notifications/notifications.ts';
import { formatMinute } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';
import type { MailKind } from './mail.ts';

type ChangedMethod = MethodChange & {
  readonly userId: number;
  readonly at?: Date; // missing: now
  readonly address?: string | undefined; // as in MailJobs
};

/**
 * Mails the account's owner about a changed sign-in method, with a new link "this wasn't me" for this address. Writes a
 * notification instead if the account has no confirmed address. Sends nothing once the change has been undone.
 */
export async function sendMethodChanged(deps: Deps, { userId, method, change, ...job }: ChangedMethod): Promise<void> {
  const at = job.at ?? (await readClock(deps.db));
  const expiresAt = new Date(at.getTime() + NOT_ME_MS);
  const token = newSecret();
  const found = await deps.db.transaction().execute(async (tx) => {
    // Locked as by `secureAccount`, so that a link for an intruder's address is either deleted by it or not stored.
    if (!(await lockOpenAccount(tx, userId)) || (await isUndone(tx, userId, at, expiresAt))) return undefined;
    const account = await findAccount(tx, userId);
    if (!account) return undefined;
    const address = job.address ?? (account.emailConfirmed ? account.email : null);
    if (address !== null) await insertToken(tx, { tokenHash: hashSecret(token), userId, purpose: 'not-me', address, expiresAt });
    return { ...account, address };
  });
  if (!found) return;
  const { handle, language, address } = found;
  if (address === null) {
    // `cause` deduplicates notifications, so that a retried job writes no second one.
    const cause = String(at.getTime());
    await writeNotifications(deps, [{ userId, kind: notificationOf({ method, change }), cause, recordId: null, place: null }]);
    return;
  }
  const when = `${formatMinute(at, deps.siteZone)} (${deps.siteZone})`;
  await deps.mail.send(mailOf({ method, change }), language, address, { handle, token, provider: method, at: when });
}

function notificationOf({ method, change }: MethodChange): AccountKind {
  if (method === 'api-token') return 'token-created';
  return method === 'recovery-codes' ? 'sign-in-method-changed' : `sign-in-method-${change}`;
}

function mailOf({ method, change }: MethodChange): MailKind {
  switch (method) {
    case 'password':
      return 'password-changed';
    case 'email':
      return 'email-changed';
    case 'api-token':
      return 'token-created';
    case 'recovery-codes':
      return change === 'removed' ? 'recovery-code-used' : 'recovery-codes-changed';
    case 'passkey':
      return change === 'removed' ? 'passkey-removed' : 'passkey-added';
    case 'authenticator-app':
      return change === 'removed' ? 'authenticator-app-removed' : 'authenticator-app-added';
    default:
      return change === 'removed' ? 'account-unlinked' : 'account-linked';
  }
}
