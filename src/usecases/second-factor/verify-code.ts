import { stepOfCode } from '#data/factors/totp.ts';
import { inTransaction } from '#data/in-transaction.ts';
import { giveBackAttempt, takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findAuthenticatorApp, takeStep } from '#data/queries/accounts/authenticator-apps.ts';
import { deleteRecoveryCode } from '#data/queries/accounts/recovery-codes.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Refusal } from '#usecases/accounts/account-errors.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, tooMany } from '#usecases/refused.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/**
 * Checks a code of the user's authenticator app. Returns undefined when it is right. Wrong codes are limited per account,
 * because six digits can be guessed; passkeys and recovery codes are not, so that guesses cannot lock the owner out.
 * Each `guesser` has a counter of its own: sessions share one, each known device has one, and new devices share one.
 */
export async function checkAppCode(
  deps: Deps,
  userId: number,
  code: string,
  which: 'confirmed' | 'new' = 'confirmed',
  guesser = 'session',
): Promise<Refusal | undefined> {
  const subject = `${userId}\n${guesser}`;
  const wait = await takeAttempt(deps.db, 'second-factor', subject);
  if (wait) return tooMany(wait);
  const app = await findAuthenticatorApp(deps.db, userId);
  if (!app || (app.confirmedAt === null) !== (which === 'new')) return invalid({ code: 'code-wrong' });
  const step = stepOfCode(app.key, digitsOf(code), await readClock(deps.db));
  if (step === undefined || !(await takeStep(deps.db, userId, app.key, step))) return invalid({ code: 'code-wrong' });
  await giveBackAttempt(deps.db, 'second-factor', subject);
  return undefined;
}

/** Uses up one of the user's recovery codes. Returns false for a wrong or used code. */
export async function takeRecoveryCode(deps: Deps, userId: number, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  if (!hash) return false;
  return inTransaction(deps.db, async (tx) => {
    if (!(await deleteRecoveryCode(tx, userId, hash))) return false;
    await insertAudit(tx, { actorId: userId, verb: 'use-recovery-code', subjectKind: 'user', subjectId: String(userId), detail: {} });
    return true;
  });
}

const digitsOf = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '');
