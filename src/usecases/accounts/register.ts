import { insertAccount } from '#data/queries/accounts/accounts.ts';
import { savePasswordHash } from '#data/queries/accounts/credentials.ts';
import { saveEmail } from '#data/queries/accounts/emails.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueueConfirmation } from '#data/queue.ts';
import { violatedUnique } from '#data/unique-violation.ts';
import type { RegisterForm } from '#domain/accounts/forms.ts';
import { DEFAULT_LANGUAGE } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse, tooMany } from '#usecases/refused.ts';
import type { AccountResult } from './account-errors.ts';
import { claimHandle, claimName, NameTooSimilar } from './claim-looks.ts';
import type { Client } from './client.ts';
import { countTry } from './count-try.ts';

/**
 * Creates an account. Accepts an e-mail address that another account has confirmed, because an error would reveal that
 * the address is registered. Only the address's owner receives the confirmation mail.
 */
export async function register(deps: Deps, form: RegisterForm, client: Client): Promise<AccountResult<{ userId: string }>> {
  const { handle, password, name = null, email = null, language = DEFAULT_LANGUAGE } = form;
  if (!(await deps.switches())['sign-up']) return refuse('sign-up-closed');
  const wait = await countTry(deps, 'register', client.address);
  if (wait) return tooMany(wait);
  if (deps.passwords.isGuessable(password, [handle, name ?? handle])) return invalid({ password: 'password-common' });
  const passwordHash = await deps.passwords.hash(password);

  try {
    await deps.db.transaction().execute(async (tx) => {
      const userId = await insertAccount(tx, { handle, name, language });
      await claimHandle(tx, userId, handle);
      await claimName(tx, userId, handle, name);
      await savePasswordHash(tx, userId, passwordHash, await readClock(tx));
      await saveEmail(tx, userId, email);
      if (email !== null) await enqueueConfirmation(tx, userId);
      await insertAudit(tx, { actorId: userId, verb: 'register', subjectKind: 'user', subjectId: String(userId), detail: {} });
    });
  } catch (error) {
    if (error instanceof NameTooSimilar) return invalid(error.fields);
    if (violatedUnique(error) === 'users_handle_key') return invalid({ handle: 'handle-taken' });
    throw error;
  }
  return { ok: true, value: { userId: handle } };
}
