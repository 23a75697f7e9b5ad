import type { Db } from '#data/db.ts';
import { replaceRecoveryCodes } from '#data/queries/accounts/recovery-codes.ts';
import { hashSecret, newBytes } from '#data/secret.ts';
import { CLAIM_CODE_BYTES, formatClaimCode, parseClaimCode } from '#domain/accounts/claim-code.ts';
import { RECOVERY_CODES } from '#domain/accounts/sign-in/second-factor.ts';

// Recovery codes have the form of claim codes: 16 characters with 80 random bits, which cannot be guessed.

/** Replaces a user's recovery codes and returns the new ones, of which only hashes are stored. */
export async function createRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => formatClaimCode(newBytes(CLAIM_CODE_BYTES)));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.flatMap((code) => hashRecoveryCode(code) ?? []),
  );
  return codes;
}

/** Returns the stored form of a typed recovery code, or undefined when it cannot be one. */
export function hashRecoveryCode(typed: string): Buffer | undefined {
  const code = parseClaimCode(typed);
  return code === undefined ? undefined : hashSecret(code);
}
