import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { get } from '#tests/support/http/request.ts';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, freshKeyword, type KeywordAnswer } from '#tests/support/scenarios/keywords.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const player = () => withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
const call = (actor: Pick<TestActor, 'cookie'>, method: string, path: string, json?: unknown, headers = {}) =>
  callKeywords(postingSite().url, actor, method, path, json, headers);
const create = (actor: Pick<TestActor, 'cookie'>, form: unknown, key: string = randomUUID()) =>
  call(actor, 'POST', '', form, { 'idempotency-key': key });
const VISITOR = { cookie: '' };

test('a keyword can be created once per key, renamed, translated and read by its id', async () => {
  const [actor, key, form] = [await player(), randomUUID(), freshKeyword()];
  const [created, again] = [await create(actor, form, key), await create(actor, form, key.toUpperCase())];
  expect([created.status, again.status, again.data]).toEqual([201, 201, created.data]);
  const { uniqueId, revisionId, textRevisionId } = created.data;
  const name = `${form.name} II`;
  const renamed = await call(actor, 'PATCH', `/${uniqueId}`, { ...form, name, base: { revisionId, textRevisionId } });
  const japanese = { ...form, lang: 'ja', name: `小石 ${uniqueId}`, tag: '地形', text: '小さな石です。' };
  const second = await call(actor, 'PATCH', `/${uniqueId}`, { ...japanese, base: { revisionId, textRevisionId: null } });
  expect([renamed.status, second.status]).toEqual([200, 200]);
  expect(await call(VISITOR, 'GET', `/${uniqueId}`)).toEqual({
    status: 200,
    data: {
      ...{ uniqueId, category: 'object', flag: 1, reading: 'こいし', revisionId, may: { edit: false, flags: [] } },
      texts: {
        en: { name, tag: '', text: form.text, revisionId: renamed.data.textRevisionId },
        ja: { name: japanese.name, tag: '地形', text: japanese.text, revisionId: second.data.textRevisionId },
      },
    },
  });
  expect(await create(actor, freshKeyword({ name: form.name }))).toMatchObject({
    status: 409,
    error: 'name-taken',
    entry: { uniqueId, name },
  });
  const statuses = [form.name, name, japanese.name].map(
    async (each) => (await get(keywordRoute(each), { site: postingSite().url })).status,
  );
  // An old name and the name in the other language redirect to the current English name.
  expect(await Promise.all(statuses)).toEqual([308, 200, 308]);
  const names = await call(VISITOR, 'GET', `/names?q=${encodeURIComponent(name)}`);
  expect(names).toEqual({ status: 200, data: [{ uniqueId, lang: 'en', name }] });
});

test('a keyword text may have up to 48,000 characters, and a longer one gets 422 or 413', async () => {
  const actor = await player();
  for (const character of ['a', '草', '👨‍👩‍👧‍👦']) {
    const created = await create(actor, freshKeyword({ text: character.repeat(48_000) }));
    expect(created.status).toBe(201);
    const read = await call(actor, 'GET', `/${created.data.uniqueId}`);
    expect(read.data.texts.en.text).toBe(character.repeat(48_000));
    const { revisionId, textRevisionId } = created.data;
    const form = { ...freshKeyword({ name: created.data.name }), text: character.repeat(48_001), base: { revisionId, textRevisionId } };
    for (const refused of [
      await create(actor, freshKeyword({ text: form.text })),
      await call(actor, 'PATCH', `/${created.data.uniqueId}`, form),
    ])
      expect(refused).toMatchObject({ status: 422, error: 'invalid', fields: { text: 'too-long' } });
  }
  expect(await create(actor, freshKeyword({ text: 'a'.repeat(3_000_000) }))).toMatchObject({ status: 413, error: 'too-large' });
});

test('every failing keyword call gets its error status and code, and changes nothing', async () => {
  const actor = await player();
  const { data } = await create(actor, freshKeyword());
  const { uniqueId, revisionId, textRevisionId, name } = data;
  const form = { ...freshKeyword({ name }), text: 'Other.', base: { revisionId, textRevisionId } };
  const fresh = freshKeyword();
  const edit = (json: unknown, headers = {}) => call(actor, 'PATCH', `/${uniqueId}`, json, headers);
  const flag = (json: unknown) => call(actor, 'PATCH', `/${uniqueId}/flag`, json);
  const cases: [string, Promise<KeywordAnswer>, number, string][] = [
    ['no key', call(actor, 'POST', '', fresh), 400, 'key-required'],
    ['no session', create(VISITOR, fresh), 401, 'login-required'],
    ['another site', edit(form, { origin: 'https://evil.example' }), 403, 'cross-site'],
    ['not an object', create(actor, []), 422, 'invalid'],
    ['an unknown field', create(actor, { ...fresh, flag: 2 }), 422, 'invalid'],
    ['an unknown language', create(actor, { ...fresh, lang: 'fr' }), 422, 'invalid'],
    ['an unknown category', create(actor, { ...fresh, category: 'all' }), 422, 'invalid'],
    ['a rule text', create(actor, { ...fresh, category: 'rule' }), 422, 'invalid'],
    ['a reserved name', create(actor, { ...fresh, name: 'rules' }), 422, 'invalid'],
    ['katakana', create(actor, { ...fresh, reading: 'カナ' }), 422, 'invalid'],
    ['a NUL in the text', create(actor, { ...fresh, text: 'a\u0000b' }), 422, 'invalid'],
    ['a lone surrogate', create(actor, { ...fresh, name: 'a\ud800' }), 422, 'invalid'],
    ['no base', edit({ ...form, base: undefined }), 422, 'invalid'],
    ['an unknown base', edit({ ...form, base: { ...form.base, revisionId: '9'.repeat(18) } }), 422, 'invalid'],
    ['a base that is no number', edit({ ...form, base: { ...form.base, revisionId: '1;--' } }), 422, 'invalid'],
    ['an unknown entry', call(actor, 'PATCH', '/0000000000000', form), 404, 'not-found'],
    ['an unknown entry to read', call(VISITOR, 'GET', '/0000000000000'), 404, 'not-found'],
    ['an invalid id', call(VISITOR, 'GET', '/%00'), 404, 'not-found'],
    ['a flag as text', flag({ flag: '3', revisionId }), 422, 'invalid'],
    ['an unknown flag', flag({ flag: 7, revisionId }), 403, 'not-allowed'],
    ['a stale flag', flag({ flag: 3, revisionId: '1' }), 409, 'stale'],
    [
      'an unknown revision to restore',
      call(actor, 'POST', `/${uniqueId}/restore`, { lang: 'en', toRevisionId: '1', textRevisionId }),
      404,
      'not-found',
    ],
    ['an empty query', call(VISITOR, 'GET', '/names?q='), 422, 'invalid'],
    ['a query of 65 letters', call(VISITOR, 'GET', `/names?q=${'a'.repeat(65)}`), 422, 'invalid'],
    ['a NUL in the query', call(VISITOR, 'GET', '/names?q=%00'), 422, 'invalid'],
  ];
  const answers = await Promise.all(cases.map(async ([what, answer]) => [what, (await answer).status, (await answer).error]));
  expect(answers).toEqual(cases.map(([what, , status, error]) => [what, status, error]));
  expect((await call(actor, 'GET', `/${uniqueId}`)).data.texts.en).toMatchObject({ text: 'A small stone.', revisionId: textRevisionId });
});
