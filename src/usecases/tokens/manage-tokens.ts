import { newApiToken, startOfToken } from '#data/api-token.ts';
import type { Db } from '#data/db.ts';
import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { type ApiToken, deleteApiToken, deleteApiTokens, insertApiToken, listApiTokens } from '#data/queries/accounts/api-tokens.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { holdSession } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { hashSecret } from '#data/secret.ts';
import type { TokenForm } from '#domain/tokens/token-form.ts';
import { MOST_TOKENS } from '#domain/tokens/token-rules.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { requireRecentSignIn } from '#usecases/sign-in-methods/require-recent-sign-in.ts';

/** A new token and its secret, which is not stored and cannot be shown again. */
export type CreatedToken = { readonly token: ApiToken; readonly secret: string };

/** Returns the signed-in user's tokens, newest first. */
export const getApiTokens = ({ db }: Deps, { userId }: Session): Promise<ApiToken[]> => listApiTokens(db, userId);

/**
 * Creates a token after a recent sign-in, so that a stolen session cannot make itself permanent, and sends the owner a
 * mail.
 */
export async function createApiToken(deps: Deps, session: Session, form: TokenForm): Promise<AccountResult<CreatedToken>> {
  const refusal = requireRecentSignIn(session);
  if (refusal) return refusal;
  const { userId, sessionId } = session;
  const wait = await takeAttempt(deps.db, 'create-token', String(userId));
  if (wait) return tooMany(wait);
  const secret = newApiToken();
  return deps.db.transaction().execute(async (tx): Promise<AccountResult<CreatedToken>> => {
    // Serialises concurrent requests, so that the limit holds. A session that has ended meanwhile creates no token.
    if (!((await lockOpenAccount(tx, userId)) && (await holdSession(tx, sessionId)))) return refuse('login-required');
    if ((await listApiTokens(tx, userId)).length >= MOST_TOKENS) return refuse('too-many-tokens');
    const token = await insertApiToken(tx, { ...form, userId, secretHash: hashSecret(secret), start: startOfToken(secret) });
    await auditToken(tx, userId, 'create-token', { tokenId: token.id, scopes: form.scopes.join(' '), days: form.days });
    await announceMethodChange(tx, userId, { method: 'api-token', change: 'added' });
    return { ok: true, value: { token, secret } };
  });
}

/** Revokes one of the user's tokens. The next call with it is refused. */
export const revokeApiToken = (deps: Deps, { userId }: Session, tokenId: string): Promise<AccountResult<undefined>> =>
  deps.db.transaction().execute(async (tx): Promise<AccountResult<undefined>> => {
    if (!(await deleteApiToken(tx, userId, tokenId))) return refuse('not-found');
    await auditToken(tx, userId, 'revoke-token', { tokenId });
    return { ok: true, value: undefined };
  });

/** Revokes all of a user's tokens inside the caller's transaction. */
export async function revokeApiTokens(tx: Db, userId: number): Promise<void> {
  for (const tokenId of await deleteApiTokens(tx, userId)) await auditToken(tx, userId, 'revoke-token', { tokenId });
}

const auditToken = (tx: Db, userId: number, verb: string, detail: Readonly<Record<string, string | number | null>>): Promise<void> =>
  insertAudit(tx, { actorId: userId, verb, subjectKind: 'user', subjectId: String(userId), detail });
