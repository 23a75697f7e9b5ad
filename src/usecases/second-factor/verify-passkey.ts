import { readChallenge, verifyAssertion } from '#data/factors/webauthn.ts';
import { findKey, recordUse, takeChallenge } from '#data/queries/accounts/passkeys.ts';
import { passkeyAssertion } from '#domain/accounts/sign-in/second-factor-forms.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Returns the owner of the passkey that signed a challenge of `requestOptions` for the same user, or undefined when the
 * signature does not hold. Every attempt uses up its challenge. A passkey whose counter goes back was copied and is refused.
 */
export async function verifyPasskey(
  { db, relyingParty }: Deps,
  assertion: unknown,
  { userId }: { readonly userId: number | null },
): Promise<{ userId: number } | undefined> {
  const parsed = passkeyAssertion.safeParse(assertion);
  if (!parsed.success) return undefined;
  const passkey = parsed.data;
  const challenge = readChallenge(passkey);
  if (challenge === undefined || !(await takeChallenge(db, challenge, userId))) return undefined;
  const key = await findKey(db, Buffer.from(passkey.id, 'base64url'));
  if (!key || (userId !== null && key.userId !== userId)) return undefined;
  const signed = await verifyAssertion(relyingParty, challenge, key, passkey);
  return signed && (await recordUse(db, key.id, signed)) ? { userId: key.userId } : undefined;
}
