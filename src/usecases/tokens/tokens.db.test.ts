import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertBan, liftBan } from '#data/queries/accounts/bans.ts';
import { readClock } from '#data/queries/site/server.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { MOST_TOKENS, TOKEN_SCOPES } from '#domain/tokens/token-rules.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { actorOfToken, authenticateToken, countTokenCall } from './authenticate-token.ts';
import { createApiToken, getApiTokens, revokeApiToken, revokeApiTokens } from './manage-tokens.ts';

const { db, deps } = openTestDatabase();
const FORM = { name: 'My bot', scopes: TOKEN_SCOPES, days: null } as const;

const newSession = async () => sessionOf(deps, await signInAs(deps, await openAccount(deps)));
const advance = async (ms: number) => setClock(db, new Date((await readClock(db)).getTime() + ms));
const auditOf = ({ userId }: Session) =>
  db
    .selectFrom('audit_log')
    .select(['verb', 'subject_id as subject', 'detail'])
    .where('actor_id', '=', userId)
    .where('verb', 'like', '%token')
    .orderBy('audit_id')
    .execute();

async function create(session: Session, form: Parameters<typeof createApiToken>[2] = { ...FORM, scopes: [...FORM.scopes] }) {
  const created = await createApiToken(deps, session, form);
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

test('a token identifies its player until it is revoked, and its secret is stored nowhere', async () => {
  const session = await newSession();
  const { token, secret } = await create(session, { name: 'My bot', scopes: ['read:me'], days: null });
  expect(token).toEqual({
    id: token.id,
    name: 'My bot',
    scopes: ['read:me'],
    createdAt: expect.any(Date),
    lastUsedAt: null,
    expiresAt: null,
    start: secret.slice(0, 8),
  });
  expect(await authenticateToken(deps, secret)).toMatchObject({ tokenId: token.id, handle: session.handle, scopes: ['read:me'] });
  const { rows } = await sql<{ text: string }>`
    select api_tokens::text as text from api_tokens union all select audit_log::text from audit_log union all select payload::text from graphile_worker._private_jobs`.execute(
    db,
  );
  expect(rows.map(({ text }) => text).join()).not.toContain(secret.slice(8));

  expect(await revokeApiToken(deps, await newSession(), token.id)).toEqual({ ok: false, error: 'not-found' });
  expect(await revokeApiToken(deps, session, token.id)).toMatchObject({ ok: true });
  expect(await authenticateToken(deps, secret)).toBeUndefined();
  expect(await auditOf(session)).toEqual([
    { verb: 'create-token', subject: String(session.userId), detail: { tokenId: token.id, scopes: 'read:me', days: null } },
    { verb: 'revoke-token', subject: String(session.userId), detail: { tokenId: token.id } },
  ]);
});

test('creating a token needs a recent sign-in, and an account has at most ten, even with concurrent requests', async () => {
  const session = await newSession();
  const older = { ...session, createdAt: new Date(session.now.getTime() - 10 * MINUTE_MS) };
  expect(await createApiToken(deps, older, { ...FORM, scopes: ['read:me'] })).toEqual({ ok: false, error: 'sign-in-again' });
  const results = await Promise.all(
    Array.from({ length: MOST_TOKENS + 2 }, () => createApiToken(deps, session, { ...FORM, scopes: ['read:me'] })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(MOST_TOKENS);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'too-many-tokens' });
  expect(await getApiTokens(deps, session)).toHaveLength(MOST_TOKENS);
  await deps.db.transaction().execute((tx) => revokeApiTokens(tx, session.userId)); // as a password reset does
  expect(await getApiTokens(deps, session)).toEqual([]);
});

test('a token does not work once it has expired, which the clean-up deletes, nor while its account is banned from the site', async () => {
  const session = await newSession();
  const [short, long] = [await create(session, { name: 'a', scopes: ['read:me'], days: 1 }), await create(session)];
  const banId = await insertBan(db, { userId: session.userId, scope: 'site', reason: 'x', bannedBy: null, endsAt: null });
  expect(await authenticateToken(deps, long.secret)).toBeUndefined();
  await liftBan(db, banId);
  expect(await authenticateToken(deps, short.secret)).toBeDefined();
  await advance(DAY_MS);
  expect(await authenticateToken(deps, short.secret)).toBeUndefined();
  expect((await getApiTokens(deps, session)).map(({ id }) => id)).toEqual([long.token.id]);
  await deleteExpiredData({ ...deps, db });
  expect(await db.selectFrom('api_tokens').select('token_id').where('user_id', '=', session.userId).execute()).toHaveLength(1);
  expect(await authenticateToken(deps, long.secret)).toBeDefined();
});

test('the last use of a token is stored at most once a minute', async () => {
  const session = await newSession();
  const { secret } = await create(session);
  const useAfter = async (ms: number) => {
    await advance(ms);
    await authenticateToken(deps, secret);
    return (await getApiTokens(deps, session))[0]?.lastUsedAt?.getTime() ?? 0;
  };
  const first = await useAfter(0);
  expect(first).toBeGreaterThan(0);
  expect(await useAfter(MINUTE_MS / 2)).toBe(first);
  expect(await useAfter(MINUTE_MS / 2)).toBeGreaterThan(first);
});

test('a token posts records as a player, whatever role its account has, and the audit log names the token', async () => {
  const session = await newSession();
  await db.updateTable('users').set({ role: 'moderator' }).where('id', '=', session.userId).execute();
  const { token, secret } = await create(session);
  const holder = await authenticateToken(deps, secret);
  if (!holder) throw new Error('no holder');
  expect(actorOfToken(holder).role).toBe('player');
  const form = { stageId: 201, rule: 21, score: '30,000', console: 1, videoUrl: VIDEO };
  const key = randomUUID();
  const posted = await postRecord(deps, actorOfToken(holder), key, form, holder.tokenId);
  if (!posted.ok) throw new Error(posted.error);
  await postRecord(deps, actorOfToken(holder), key, form, holder.tokenId); // a replay adds no second row
  const rows = await auditOf(session);
  expect(rows.slice(1)).toEqual([{ verb: 'post-by-token', subject: posted.value.record.recordId, detail: { tokenId: token.id } }]);
  expect(actorOfToken({ ...holder, bans: ['records'] }).role).toBe('banned');
});

test('an account creates at most twenty tokens a day, so that revoking them sends no flood of mails', async () => {
  const session = await newSession();
  for (let count = 0; count < LIMITS['create-token'].tries; count += 1)
    await revokeApiToken(deps, session, (await create(session)).token.id);
  const refused = await createApiToken(deps, session, { ...FORM, scopes: ['read:me'] });
  expect(refused).toEqual({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
});

test('calls are limited per token', async () => {
  const session = await newSession();
  const [first, second] = [await create(session), await create(session)];
  const [holder, other] = [await authenticateToken(deps, first.secret), await authenticateToken(deps, second.secret)];
  if (!holder || !other) throw new Error('no holder');
  for (let calls = 0; calls < LIMITS['token-calls'].tries; calls += 1) expect(await countTokenCall(deps, holder)).toBeUndefined();
  expect(await countTokenCall(deps, holder)).toEqual({ waitSeconds: expect.any(Number) });
  expect(await countTokenCall(deps, other)).toBeUndefined();
});

test('tokens are part of the account export without their hash, and are deleted when the account is closed', async () => {
  const session = await newSession();
  const { token, secret } = await create(session);
  const data = await exportAccount(deps, session);
  expect(data.apiTokens).toEqual([token]);
  expect(JSON.stringify(data)).not.toMatch(/"\w*(?:secret|hash)\w*":/i);
  expect(JSON.stringify(data)).not.toContain(secret);
  expect(await closeAccount(deps, session, PASSWORD)).toMatchObject({ ok: true });
  expect(await authenticateToken(deps, secret)).toBeUndefined();
  expect(await db.selectFrom('api_tokens').select('token_id').where('user_id', '=', session.userId).execute()).toEqual([]);
});
