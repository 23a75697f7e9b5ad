import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { LIMITS } from '#domain/accounts/limits.ts';
import { createActor, send } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl, PATIENT } from '#tests/support/e2e-site.ts';
import { countRecords, freshDraft, post, postAtOnce } from '#tests/support/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const SECOND_PORT = 3240;
// The smallest picture: one transparent dot.
const DOT = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
);

test.describe.configure({ mode: 'serial' });

let second: Site;
test.beforeAll(async () => {
  second = await startSite(SECOND_PORT, e2eDatabaseUrl(), { env: PATIENT });
});
test.afterAll(() => second.stop());

const player = () => withE2eDatabase((db) => createActor(db, 'player'));

test('T11: 500 replays by two instances give one record and one answer; other content with the key is refused', async () => {
  const [actor, key, draft] = [await player(), randomUUID(), freshDraft()];
  const first = await post(E2E_ORIGIN, actor, draft, key);
  expect(first).toMatchObject({ status: 201, replayed: false });
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => post(turn % 2 ? second.url : E2E_ORIGIN, actor, draft, key)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, replayed: true, body: first.body });
  }
  const altered = await post(second.url, actor, { ...draft, comment: 'another' }, key);
  expect([altered.status, JSON.parse(altered.body).error]).toEqual([422, 'key-reused']);
  expect(await withE2eDatabase((db) => countRecords(db, actor.userId))).toBe(1);
});

test('T11a: 20 times 50 posts at once of one key over two instances: one record each', async () => {
  await withE2eDatabase(async (db) => {
    const actor = await createActor(db, 'player');
    for (let round = 0; round < 20; round += 1) await postAtOnce([E2E_ORIGIN, second.url], db, actor, 50);
    expect(await countRecords(db, actor.userId)).toBe(20);
  });
});

test('F18: 200 intents, each sent twice at once and once again: 200 records, never two, never none', async () => {
  await withE2eDatabase(async (db) => {
    for (let run = 0; run < 4; run += 1) {
      const actor = await createActor(db, 'player'); // 50 each: nobody may post more than 60 an hour
      for (let count = 0; count < 50; count += 1) {
        const [key, draft] = [randomUUID(), freshDraft()];
        await Promise.all([post(E2E_ORIGIN, actor, draft, key), post(second.url, actor, draft, key)]);
        expect((await post(second.url, actor, draft, key)).status).toBe(201);
      }
      expect(await countRecords(db, actor.userId)).toBe(50);
    }
  });
});

test('a post is answered with its page, by-key says it again, and only to its author', async () => {
  const [actor, other, key, draft] = [await player(), await player(), randomUUID(), freshDraft()];
  expect((await send(E2E_ORIGIN, { path: `/api/records/by-key/${key}`, cookie: actor.cookie })).status).toBe(404);
  const answer = await send(E2E_ORIGIN, {
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
  expect(answer.headers.getSetCookie()).toEqual(['fresh=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=10']); // reads past the edge for a moment
  const kept = await send(second.url, { path: `/api/records/by-key/${key.toUpperCase()}`, cookie: actor.cookie });
  expect(await kept.json()).toEqual(record);
  expect((await send(E2E_ORIGIN, { path: `/api/records/by-key/${key}`, cookie: other.cookie })).status).toBe(404);

  const twin = await post(E2E_ORIGIN, actor, draft);
  expect([twin.status, JSON.parse(twin.body)]).toMatchObject([409, { error: 'duplicate-record', recordId: record.recordId }]);
});

test('an edit and a withdrawal need the revision that they were made from', async () => {
  const [actor, other, { stageId: _, rule: __, ...draft }] = [await player(), await player(), freshDraft()];
  const { recordId, revisionId } = JSON.parse((await post(E2E_ORIGIN, actor, { stageId: 229, rule: 21, ...draft })).body);
  const change = async (method: string, revision: string | null, json?: unknown, cookie = actor.cookie) => {
    const headers: Record<string, string> = revision === null ? {} : { 'if-match': revision };
    const answer = await send(E2E_ORIGIN, {
      method,
      path: `/api/records/${recordId}`,
      cookie,
      headers,
      ...(json !== undefined && { json }),
    });
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

test('a picture belongs to who handed it in, and to one record; what is none is refused by its bytes', async () => {
  const [actor, other] = [await player(), await player()];
  const upload = (file: BlobPart, cookie = actor.cookie) => send(E2E_ORIGIN, { method: 'POST', path: '/api/uploads', cookie, file });
  const answer = await upload(DOT);
  expect(answer.status).toBe(201);
  const { uploadId } = await answer.json();
  const claim = async (who: typeof actor) => {
    const { status, body } = await post(E2E_ORIGIN, who, { ...freshDraft(), uploadId });
    return [status, JSON.parse(body).fields];
  };
  expect(await claim(other)).toEqual([422, { uploadId: 'unknown-upload' }]);
  expect(await claim(actor)).toEqual([201, undefined]);
  expect(await claim(actor)).toEqual([422, { uploadId: 'unknown-upload' }]);

  expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415);
  expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
  expect((await send(E2E_ORIGIN, { method: 'POST', path: '/api/uploads', cookie: actor.cookie, json: {} })).status).toBe(403);
});

test('T10a: impossible values are named by their field, never a failure of ours', async () => {
  const actor = await player();
  for (const score of [-1, 1e9, 2 ** 31, 2 ** 53, 1.5, '-1', '12e3', '١٢', '1.5', '99999999999999999999', null, [], {}, true, ' ', 'NaN']) {
    const { status, body } = await post(E2E_ORIGIN, actor, { ...freshDraft(), score });
    expect([score, status, Object.keys(JSON.parse(body).fields ?? {})]).toEqual([score, 422, ['score']]);
  }
  const key = await send(E2E_ORIGIN, { method: 'POST', path: '/api/records', cookie: actor.cookie, json: freshDraft() });
  expect([key.status, (await key.json()).error]).toEqual([400, 'key-required']);
  const more = await post(E2E_ORIGIN, actor, { ...freshDraft(), userId: 1, state: 'verified' });
  expect(JSON.parse(more.body).fields).toEqual({ userId: 'unknown-field', state: 'unknown-field' });
});

test('a preview tells anybody what a draft would bring, and what the post then says', async () => {
  const [actor, draft] = [await player(), freshDraft()];
  const path = `/api/boards/229/21/preview?score=${draft.score}&console=1`;
  const answer = await send(E2E_ORIGIN, { path, cookie: actor.cookie });
  const preview = await answer.json();
  expect(answer.status).toBe(200);
  expect(preview).toMatchObject({ improves: true, rank: { before: null }, evidence: { duty: expect.any(String) } });
  const posted = JSON.parse((await post(E2E_ORIGIN, actor, draft)).body);
  expect([posted.rank, posted.evidenceDuty]).toEqual([preview.rank.after, preview.evidence.duty]);

  expect((await send(E2E_ORIGIN, { path })).status).toBe(200);
  expect((await send(E2E_ORIGIN, { path: '/api/boards/speedrun/101/preview?time=1:00:00&console=1' })).status).toBe(200);
  for (const [bad, status] of [
    ['/api/boards/999/21/preview?score=1&console=1', 404],
    ['/api/boards/speedrun/1/preview?time=1&console=1', 404],
    ['/api/boards/201/21/preview?score=none&console=1', 422],
    ['/api/boards/201/21/preview?score=1&console=x', 422],
  ] as const)
    expect([bad, (await send(E2E_ORIGIN, { path: bad })).status]).toEqual([bad, status]);

  const statuses = new Set<number>();
  const headers = { 'x-forwarded-for': '10.99.0.1' };
  for (let count = 0; count <= LIMITS.preview.tries; count += 1)
    statuses.add((await send(E2E_ORIGIN, { path: '/api/boards/201/21/preview?console=1', headers })).status);
  expect(statuses).toEqual(new Set([422, 429]));
});

test('a page is refreshed with a token of five minutes, for a page that there is', async () => {
  const actor = await player();
  const { token } = await (await send(E2E_ORIGIN, { path: '/api/me/refresh-token', cookie: actor.cookie })).json();
  const ask = async (query: string, bearer: string) =>
    (await send(E2E_ORIGIN, { method: 'POST', path: `/api/revalidate?${query}`, headers: { authorization: `Bearer ${bearer}` } })).status;
  expect(await ask('page=stage&id=201&console=1&rule=21&year=2020', token)).toBe(202);
  expect(await ask(`page=user&id=${actor.handle}`, token)).toBe(202);
  for (const bad of ['page=stage&id=999', 'page=constructor&id=1', 'page=stage', '', 'page=user&id=nobody-at-all', 'page=total&id=1e0'])
    expect([bad, await ask(bad, token)]).toEqual([bad, 400]);
  expect(await ask('page=stage&id=201', `${token}x`)).toBe(401);
  const session = actor.cookie.split('=').slice(1).join('=');
  expect(await ask('page=stage&id=201', session)).toBe(401); // a session's own token is another thing
});
