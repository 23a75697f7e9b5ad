import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ageSessions } from '#tests/support/http/accounts.ts';
import { createTokenPlayer, type TokenPlayer } from '#tests/support/http/api-tokens.ts';
import { readV1 } from '#tests/support/http/v1.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const { url: site } = postingSite();
const bearer = ({ secret }: Pick<TokenPlayer, 'secret'>) => ({ authorization: `Bearer ${secret}` });
const getMe = (headers: Record<string, string>) => readV1('/me', { site, headers });
const postDraft = (player: TokenPlayer, draft: object, headers: Record<string, string>) =>
  readV1('/records', {
    site,
    method: 'POST',
    headers: { ...bearer(player), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(draft),
  });

test('a token is shown once, listed without its secret, and refused after it is revoked', async () => {
  const player = await createTokenPlayer('read:me');
  const { secret, tokenId, cookie, handle } = player;
  const me = await getMe(bearer(player));
  expect(me).toMatchObject({ status: 200, body: { userId: handle, name: null, rank: null, points: 0, worldRecords: 0 } });
  expect(me.headers.get('cache-control')).toBe('no-store');
  expect(me.headers.get('set-cookie')).toBeNull();
  expect(me.headers.get('access-control-allow-origin')).toBeNull();

  const listed = await (await send(site, { path: '/api/me/tokens', cookie })).text();
  expect(JSON.parse(listed).tokens).toMatchObject([{ id: tokenId, scopes: ['read:me'], start: secret.slice(0, 8), expiresAt: null }]);
  expect(listed).not.toContain(secret.slice(8));

  expect((await send(site, { method: 'DELETE', path: `/api/me/tokens/${tokenId}`, cookie })).status).toBe(204);
  const revoked = await getMe(bearer(player));
  expect([revoked.status, revoked.body.error, revoked.headers.get('www-authenticate')]).toEqual([401, 'bad-token', 'Bearer']);
});

test('a session that is older than ten minutes cannot create a token', async () => {
  const { cookie, handle } = await createTokenPlayer('read:me');
  await ageSessions({ handle, password: '' });
  const json = { name: 'A bot', scopes: ['read:me'] };
  const answer = await send(site, { method: 'POST', path: '/api/me/tokens', cookie, json });
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([403, 'sign-in-again']);
});

test('a call needs a token with its scope, and neither a session nor a page of another site can replace it', async () => {
  const player = await createTokenPlayer('read:me');
  expect((await getMe({ cookie: player.cookie })).status).toBe(401);
  expect((await getMe({ authorization: `Bearer ${player.secret.slice(0, -1)}` })).status).toBe(401);
  expect((await getMe({ ...bearer(player), origin: 'https://other.example' })).body.error).toBe('cross-site');
  const post = await postDraft(player, freshDraft(), { 'idempotency-key': randomUUID() });
  expect([post.status, post.body.error]).toEqual([403, 'not-allowed']);
});

test('a token with post:records posts a record with its picture once per key, by the rules of the site', async () => {
  const player = await createTokenPlayer('post:records');
  expect((await getMe(bearer(player))).status).toBe(403);
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await drawPicture().png().toBuffer())]));
  const upload = await readV1('/uploads', { site, method: 'POST', headers: bearer(player), body: form });
  expect(upload.status).toBe(201);

  const [draft, key] = [{ ...freshDraft(), uploadId: upload.body.uploadId }, { 'idempotency-key': randomUUID() }];
  expect((await postDraft(player, draft, {})).body.error).toBe('key-required');
  expect((await postDraft(player, { ...draft, score: 'many' }, key)).body).toMatchObject({
    error: 'invalid',
    fields: { score: expect.any(String) },
  });
  const posted = await postDraft(player, draft, key);
  expect(posted).toMatchObject({ status: 201, body: { url: `${site}/record/${posted.body.recordId}` } });
  expect(posted.headers.get('set-cookie')).toBeNull();
  const again = await postDraft(player, draft, key);
  expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([posted.body, 'true']);
  expect((await postDraft(player, { ...draft, comment: 'another' }, key)).body.error).toBe('key-reused');
});
