import { isApiToken } from '#data/api-token.ts';
import { findApiToken, saveTokenUse, type TokenRow } from '#data/queries/accounts/api-tokens.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { hashSecret } from '#data/secret.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { roleWithin } from '#domain/accounts/bans.ts';
import { isUseDue } from '#domain/tokens/token-rules.ts';
import type { Deps } from '#usecases/deps.ts';

/** The player for whom a program calls the API, and what its token allows. */
export type TokenHolder = Omit<TokenRow, 'lastUsedAt'>;

/**
 * Returns the holder of a token, or undefined when the token is wrong, revoked or expired, or its account is closed or
 * banned from the site. Reads the rows on every call, so that a revocation or ban takes effect immediately.
 */
export async function authenticateToken(deps: Deps, token: string): Promise<TokenHolder | undefined> {
  if (!isApiToken(token)) return undefined;
  const row = await findApiToken(deps.db, hashSecret(token));
  if (!row || row.bans.includes('site')) return undefined;
  const { lastUsedAt, ...holder } = row;
  if (isUseDue(lastUsedAt, row.now) && !(await deps.switches())['read-only']) await saveTokenUse(deps.db, row.tokenId, row.now);
  return holder;
}

/** Counts a call with a token. Returns the seconds to wait when the limit is exceeded. */
export const countTokenCall = ({ db }: Deps, { tokenId }: TokenHolder): Promise<{ waitSeconds: number } | undefined> =>
  takeAttempt(db, 'token-calls', tokenId);

/** Returns the actor of a token for records: its player, with the rights of a player even if the account has more. */
export const actorOfToken = ({ userId, bans }: TokenHolder): SignedIn => ({
  kind: 'signed-in',
  userId,
  role: roleWithin('player', bans, 'records'),
});
