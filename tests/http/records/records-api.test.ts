import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

// The smallest possible picture: one transparent pixel.
const DOT = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
);

const { url } = postingSite();
const createPlayer = () => withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));

test('a post returns the address of its record, and only its author can read the result again by its key', async () => {
  const [actor, other, key, draft] = [await createPlayer(), await createPlayer(), randomUUID(), freshDraft()];
  const byKey = (cookie: string) => send(url, { path: `/api/records/by-key/${key}`, cookie });
  expect((await byKey(actor.cookie)).status).toBe(404);
  const answer = await send(url, {
    method: 'POST',
    path: '/api/records',
    cookie: actor.cookie,
    json: draft,
    headers: { 'idempotency-key': key },
  });
  const record = await answer.json();
  expect(answer.status).toBe(201);
  expect(record).toEqual({
    recordId: expect.stringMatching(/^\d+$/),
    revisionId: expect.stringMatching(/^\d+$/),
    postedAt: expect.stringMatching(/Z$/),
    rank: expect.any(Number),
    evidenceDuty: expect.any(String),
    evidenceMissing: false,
  });
  expect(answer.headers.get('location')).toBe(`/record/${record.recordId}`);
  expect(answer.headers.get('etag')).toBe(`"${record.revisionId}"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // The cookie bypasses the edge cache for 10 s.
  expect(answer.headers.getSetCookie()).toEqual(['fresh=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=10']);
  expect(await (await byKey(actor.cookie)).json()).toEqual(record);
  expect((await byKey(other.cookie)).status).toBe(404);

  const twin = await post(url, actor, draft);
  expect([twin.status, JSON.parse(twin.body)]).toMatchObject([409, { error: 'duplicate-record', recordId: record.recordId }]);
});

test('a post that names its author is saved for nobody else, for example when another account has signed in since', async () => {
  const [actor, other, key, draft] = [await createPlayer(), await createPlayer(), randomUUID(), freshDraft()];
  const postAs = (cookie: string) =>
    send(url, { method: 'POST', path: '/api/records', cookie, json: draft, headers: { 'idempotency-key': key, 'x-author': actor.handle } });
  const rejected = await postAs(other.cookie);
  expect([rejected.status, await rejected.json()]).toMatchObject([401, { error: 'login-required' }]);
  expect((await send(url, { path: `/api/records/by-key/${key}`, cookie: other.cookie })).status).toBe(404);
  expect((await postAs(actor.cookie)).status).toBe(201);
});

test('an edit or withdrawal of a record gets 428 without If-Match and 412 with an outdated revision', async () => {
  const [actor, other, { stageId, rule, ...draft }] = [await createPlayer(), await createPlayer(), freshDraft()];
  const { recordId, revisionId } = JSON.parse((await post(url, actor, { stageId, rule, ...draft })).body);
  const change = async (method: string, revision: string | null, json?: unknown, cookie = actor.cookie) => {
    const headers: Record<string, string> = revision === null ? {} : { 'if-match': revision };
    const answer = await send(url, { method, path: `/api/records/${recordId}`, cookie, headers, ...(json !== undefined && { json }) });
    const text = await answer.text();
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', error: text === '' ? undefined : JSON.parse(text).error };
  };
  const better = { ...draft, score: String(Number(draft.score) + 1) };
  expect(await change('PATCH', null, draft)).toMatchObject({ status: 428, error: 'if-match-required' });
  expect(await change('PATCH', '*', draft)).toMatchObject({ status: 428 });
  expect(await change('PATCH', '"1"', draft)).toMatchObject({ status: 412, error: 'stale' });
  expect(await change('PATCH', `"${revisionId}"`, draft, other.cookie)).toMatchObject({ status: 403, error: 'not-allowed' });
  expect(await change('PATCH', `"${revisionId}"`, better)).toMatchObject({ status: 422, error: 'better-value' });
  const edited = await change('PATCH', `"${revisionId}"`, { ...draft, comment: 'やり直し' });
  expect(edited.status).toBe(200);
  expect(await change('DELETE', `"${revisionId}"`)).toMatchObject({ status: 412 });
  expect(await change('DELETE', null)).toMatchObject({ status: 428 });
  expect(await change('DELETE', edited.etag, undefined, other.cookie)).toMatchObject({ status: 403 });
  expect((await change('DELETE', edited.etag)).status).toBe(204);
  expect(await change('PATCH', edited.etag, draft)).toMatchObject({ status: 412 });
});

test('an upload can be used only by its uploader and in one record, and files that are not pictures get 415', async () => {
  const [actor, other] = [await createPlayer(), await createPlayer()];
  const upload = (file: BlobPart) => send(url, { method: 'POST', path: '/api/uploads', cookie: actor.cookie, file });
  const answer = await upload(DOT);
  expect(answer.status).toBe(201);
  const { uploadId } = await answer.json();
  const claim = async (sender: typeof actor) => {
    const { status, body } = await post(url, sender, { ...freshDraft(), uploadId });
    return [status, JSON.parse(body).fields];
  };
  expect(await claim(other)).toEqual([422, { uploadId: 'unknown-upload' }]);
  expect(await claim(actor)).toEqual([201, undefined]);
  expect(await claim(actor)).toEqual([422, { uploadId: 'unknown-upload' }]);

  expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415);
  expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
  expect((await send(url, { method: 'POST', path: '/api/uploads', cookie: actor.cookie, json: {} })).status).toBe(403);
});

test('T10a: impossible scores get 422 with the field, never a 5xx', async () => {
  const actor = await createPlayer();
  for (const score of [-1, 1e9, 2 ** 31, 2 ** 53, 1.5, '-1', '12e3', '١٢', '1.5', '99999999999999999999', null, [], {}, true, ' ', 'NaN']) {
    const { status, body } = await post(url, actor, { ...freshDraft(), score });
    expect([score, status, Object.keys(JSON.parse(body).fields ?? {})]).toEqual([score, 422, ['score']]);
  }
  const key = await send(url, { method: 'POST', path: '/api/records', cookie: actor.cookie, json: freshDraft() });
  expect([key.status, (await key.json()).error]).toEqual([400, 'key-required']);
  const more = await post(url, actor, { ...freshDraft(), userId: 1, state: 'verified' });
  expect(JSON.parse(more.body).fields).toEqual({ userId: 'unknown-field', state: 'unknown-field' });
});
