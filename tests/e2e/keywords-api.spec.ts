import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createActor, send, type TestActor } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { callKeywords, freshKeyword, type KeywordAnswer } from '#tests/support/keywords.ts';

const player = () => withE2eDatabase((db) => createActor(db, 'player'));
const call = (actor: TestActor, method: string, path: string, json?: unknown, headers = {}) =>
  callKeywords(E2E_ORIGIN, actor, method, path, json, headers);
const create = (actor: TestActor, form: unknown, key: string = randomUUID()) => call(actor, 'POST', '', form, { 'idempotency-key': key });
const VISITOR = { name: 'visitor', userId: 0, handle: '', cookie: '' } as const;

test('an entry is made once, renamed, written in the other language, and read by its id', async () => {
  const [actor, key, form] = [await player(), randomUUID(), freshKeyword()];
  const [made, again] = [await create(actor, form, key), await create(actor, form, key.toUpperCase())];
  expect([made.status, again.status, again.data]).toEqual([201, 201, made.data]);
  const { uniqueId, revisionId, textRevisionId } = made.data;
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
  for (const old of [form.name, name, japanese.name]) {
    const page = await send(E2E_ORIGIN, { path: `/keyword/${encodeURIComponent(old.replaceAll(' ', '_'))}` });
    expect([200, 301, 302, 307, 308]).toContain(page.status);
  }
  const names = await call(VISITOR, 'GET', `/names?q=${encodeURIComponent(name)}`);
  expect(names).toEqual({ status: 200, data: [{ uniqueId, lang: 'en', name }] });
});

test('48,000 characters are saved, of whatever length; 48,001 are refused by their field, and a body beyond all sense by its size', async () => {
  const actor = await player();
  for (const character of ['a', '草', '👨‍👩‍👧‍👦']) {
    const made = await create(actor, freshKeyword({ text: character.repeat(48_000) }));
    expect(made.status).toBe(201);
    const read = await call(actor, 'GET', `/${made.data.uniqueId}`);
    expect(read.data.texts.en.text).toBe(character.repeat(48_000));
    const { revisionId, textRevisionId } = made.data;
    const form = { ...freshKeyword({ name: made.data.name }), text: character.repeat(48_001), base: { revisionId, textRevisionId } };
    for (const refused of [
      await create(actor, freshKeyword({ text: form.text })),
      await call(actor, 'PATCH', `/${made.data.uniqueId}`, form),
    ])
      expect(refused).toMatchObject({ status: 422, error: 'invalid', fields: { text: 'too-long' } });
  }
  expect(await create(actor, freshKeyword({ text: 'a'.repeat(3_000_000) }))).toMatchObject({ status: 413, error: 'too-large' });
});

test('nothing answers 200 on failure', async () => {
  const actor = await player();
  const { data } = await create(actor, freshKeyword());
  const { uniqueId, revisionId, textRevisionId, name } = data;
  const form = { ...freshKeyword({ name }), text: 'Other.', base: { revisionId, textRevisionId } };
  const fresh = freshKeyword();
  const cases: [string, Promise<KeywordAnswer>, number, string][] = [
    ['no key', call(actor, 'POST', '', fresh), 400, 'key-required'],
    ['no session', create(VISITOR, fresh), 401, 'login-required'],
    ['another site', call(actor, 'PATCH', `/${uniqueId}`, form, { origin: 'https://evil.example' }), 403, 'cross-site'],
    ['no form', create(actor, []), 422, 'invalid'],
    ['a field too many', create(actor, { ...fresh, flag: 2 }), 422, 'invalid'],
    ['a language too many', create(actor, { ...fresh, lang: 'fr' }), 422, 'invalid'],
    ['no such category', create(actor, { ...fresh, category: 'all' }), 422, 'invalid'],
    ['a rule text', create(actor, { ...fresh, category: 'rule' }), 422, 'invalid'],
    ['a reserved name', create(actor, { ...fresh, name: 'rules' }), 422, 'invalid'],
    ['katakana', create(actor, { ...fresh, reading: 'カナ' }), 422, 'invalid'],
    ['a nul', create(actor, { ...fresh, text: 'a\u0000b' }), 422, 'invalid'],
    ['half a letter', create(actor, { ...fresh, name: 'a\ud800' }), 422, 'invalid'],
    ['no base', call(actor, 'PATCH', `/${uniqueId}`, { ...form, base: undefined }), 422, 'invalid'],
    [
      'a base of nothing',
      call(actor, 'PATCH', `/${uniqueId}`, { ...form, base: { ...form.base, revisionId: '9'.repeat(18) } }),
      422,
      'invalid',
    ],
    [
      'a base that is no number',
      call(actor, 'PATCH', `/${uniqueId}`, { ...form, base: { ...form.base, revisionId: '1;--' } }),
      422,
      'invalid',
    ],
    ['no entry', call(actor, 'PATCH', '/0000000000000', form), 404, 'not-found'],
    ['no entry to read', call(VISITOR, 'GET', '/0000000000000'), 404, 'not-found'],
    ['no id', call(VISITOR, 'GET', '/%00'), 404, 'not-found'],
    ['no flag', call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: '3', revisionId }), 422, 'invalid'],
    ['a flag that is none', call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: 7, revisionId }), 403, 'not-allowed'],
    ['a stale flag', call(actor, 'PATCH', `/${uniqueId}/flag`, { flag: 3, revisionId: '1' }), 409, 'stale'],
    [
      'nothing to restore',
      call(actor, 'POST', `/${uniqueId}/restore`, { lang: 'en', toRevisionId: '1', textRevisionId }),
      404,
      'not-found',
    ],
    ['no letters', call(VISITOR, 'GET', '/names?q='), 422, 'invalid'],
    ['too many letters', call(VISITOR, 'GET', `/names?q=${'a'.repeat(65)}`), 422, 'invalid'],
    ['a nul in letters', call(VISITOR, 'GET', '/names?q=%00'), 422, 'invalid'],
  ];
  const told = await Promise.all(cases.map(async ([what, answer]) => [what, (await answer).status, (await answer).error]));
  expect(told).toEqual(cases.map(([what, , status, error]) => [what, status, error]));
  expect((await call(actor, 'GET', `/${uniqueId}`)).data.texts.en).toMatchObject({ text: 'A small stone.', revisionId: textRevisionId });
});
