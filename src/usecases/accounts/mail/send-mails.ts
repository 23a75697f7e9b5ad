import { type Account, findAccount, findAccountByEmail, findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { holdEmail } from '#data/queries/accounts/emails.ts';
import { insertToken, type TokenPurpose } from '#data/queries/accounts/one-time-tokens.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import { emailAddress } from '#domain/accounts/email.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { TOKEN_LIFE_MS } from '#domain/accounts/sign-in/session-times.ts';
import type { Deps } from '#usecases/deps.ts';

/** Mails a confirmation link, unless the account has no e-mail address or has already confirmed it. */
export async function sendConfirmation(deps: Deps, userId: number): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (account?.email && !account.emailConfirmed) await sendLink(deps, account, 'confirm-email');
}

/** Mails a link to set a new password if `typed` is the handle or address of an account with a confirmed address. */
export async function sendReset(deps: Deps, typed: string): Promise<void> {
  const account = await findTyped(deps, typed);
  if (account?.email && account.emailConfirmed) await sendLink(deps, account, 'reset-password');
}

function findTyped(deps: Deps, typed: string): Promise<Account | undefined> {
  const email = emailAddress.safeParse(typed);
  if (email.success) return findAccountByEmail(deps.db, email.data);
  const handle = parseHandle(typed);
  return handle.ok ? findAccountByHandle(deps.db, handle.value) : Promise.resolve(undefined);
}

// Creates the token when the mail is sent and stores only its hash. A retried job mails a second, equally valid link.
async function sendLink(deps: Deps, account: Account, purpose: Exclude<TokenPurpose, 'claim-name' | 'not-me'>): Promise<void> {
  const { userId, handle, email, language } = account;
  if (email === null || (await takeAttempt(deps.db, 'mail-account', email))) return;
  const token = newSecret();
  const expiresAt = new Date((await readClock(deps.db)).getTime() + TOKEN_LIFE_MS);
  const address = purpose === 'confirm-email' ? email : null;
  // holdEmail locks the address against concurrent changes. An address change deletes the tokens for the old address,
  // so this token is either stored before the change and deleted by it, or not stored at all.
  const isStored = await deps.db.transaction().execute(async (tx) => {
    if (!(await holdEmail(tx, userId, email))) return false;
    await insertToken(tx, { tokenHash: hashSecret(token), userId, purpose, address, expiresAt });
    return true;
  });
  if (isStored) await deps.mail.send(purpose, language, email, { handle, token });
}
