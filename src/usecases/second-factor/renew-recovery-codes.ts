import { countFactors } from '#data/queries/accounts/second-factors.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { auditFactor, changeFactors } from './change-factors.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

/** Replaces the user's recovery codes after a recent sign-in. Needs a second factor, which the codes stand in for. */
export const renewRecoveryCodes = (deps: Deps, session: Session): Promise<AccountResult<{ recoveryCodes: string[] }>> =>
  changeFactors(deps, session, async (tx) => {
    const { userId } = session;
    if ((await countFactors(tx, userId)) === 0) return refuse('second-factor-required');
    const recoveryCodes = await createRecoveryCodes(tx, userId);
    await auditFactor(tx, userId, 'renew-recovery-codes');
    await announceMethodChange(tx, userId, { method: 'recovery-codes', change: 'changed' });
    return { ok: true, value: { recoveryCodes } };
  });
