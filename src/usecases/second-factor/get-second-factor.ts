import type { Db } from '#data/db.ts';
import { findAuthenticatorApp } from '#data/queries/accounts/authenticator-apps.ts';
import { listPasskeys, type Passkey } from '#data/queries/accounts/passkeys.ts';
import { countRecoveryCodes } from '#data/queries/accounts/recovery-codes.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';

/** A user's second factors as shown to the user. */
export type OwnFactors = {
  readonly passkeys: readonly Passkey[];
  readonly authenticatorApp: { readonly since: Date } | null;
  /** Number of recovery codes left. */
  readonly recoveryCodes: number;
};

/** Returns a user's second factors, without their keys. */
export async function readFactors(db: Db, userId: number): Promise<OwnFactors> {
  const since = (await findAuthenticatorApp(db, userId))?.confirmedAt ?? null;
  return {
    passkeys: await listPasskeys(db, userId),
    authenticatorApp: since && { since },
    recoveryCodes: await countRecoveryCodes(db, userId),
  };
}

/** Returns the user's second factors. `due` says when the role of a staff member without one is suspended. */
export const getSecondFactor = async ({ db }: Deps, { userId, secondFactorDue }: Session): Promise<OwnFactors & { due: Date | null }> => ({
  ...(await readFactors(db, userId)),
  due: secondFactorDue,
});
