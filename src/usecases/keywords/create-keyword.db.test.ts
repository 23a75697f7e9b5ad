import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { createKeyword } from './create-keyword.ts';
import { getKeyword } from './get-keyword.ts';

const { db, deps } = openTestDatabase();
const somebody = async (role: 'player' | 'editor' | 'banned' = 'player') => ({
  kind: 'signed-in' as const,
  userId: await createPlayer(deps),
  role,
});
const auditOf = (uniqueId: string) =>
  db.selectFrom('audit_log').select(['actor_id', 'verb', 'detail']).where('subject_id', '=', uniqueId).execute();

test('a new keyword is editable, stores its author and can be found by its name', async () => {
  const actor = await somebody();
  const made = await createKeyword(
    deps,
    actor,
    randomUUID(),
    freshKeyword({ lang: 'ja', name: ' 小石の道 ', tag: '地形', text: '道です。\r\n' }),
  );
  if (!made.ok) throw new Error(made.error);
  const { keyword, isReplay } = made.value;
  expect(isReplay).toBe(false);
  expect(keyword).toEqual({
    uniqueId: expect.stringMatching(/^[0-9a-f]{13}$/),
    lang: 'ja',
    name: '小石の道',
    revisionId: expect.stringMatching(/^\d+$/),
    textRevisionId: expect.stringMatching(/^\d+$/),
  });
  const found = await getKeyword(deps, '小石の道');
  expect(found).toMatchObject({ read: 'read', keyword: { uniqueId: keyword.uniqueId, flag: 1, yomi: 'こいし', category: 'object' } });
  expect(found?.keyword.texts).toEqual([{ lang: 'ja', name: '小石の道', tag: '地形', content: '道です。' }]);
  expect(found?.keyword.changedBy).toMatchObject({ name: 'Fern' });
  expect(await auditOf(keyword.uniqueId)).toMatchObject([
    { actor_id: actor.userId, verb: 'create-keyword', detail: { lang: 'ja', textRevisionId: keyword.textRevisionId } },
  ]);
});

test('concurrent requests with the same idempotency key create one keyword', async () => {
  const [actor, key, form] = [await somebody(), randomUUID(), freshKeyword()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => createKeyword(deps, actor, key, form)));
  const made = answers.filter((answer) => answer.ok);
  expect(made.filter(({ value }) => !value.isReplay)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ error: 'key-in-progress', waitSeconds: 1 });
  expect(await createKeyword(deps, actor, key, form)).toEqual({ ok: true, value: { keyword: made[0]?.value.keyword, isReplay: true } });
  expect(await createKeyword(deps, actor, key, { ...form, text: 'Other.' })).toMatchObject({ error: 'key-reused' });
  const entries = await db.selectFrom('keywords').select('unique_id').where('author_id', '=', actor.userId).execute();
  expect(entries).toHaveLength(1);
});

test('only one of several concurrent requests for the same name succeeds, and the others return name-taken', async () => {
  const { name } = freshKeyword();
  const actors = await Promise.all(Array.from({ length: 6 }, () => somebody()));
  const answers = await Promise.all(
    actors.map((actor, turn) => createKeyword(deps, actor, randomUUID(), freshKeyword({ name: turn % 2 ? name : name.toUpperCase() }))),
  );
  const made = answers.flatMap((answer) => (answer.ok ? [answer.value.keyword] : []));
  expect(made).toHaveLength(1);
  const refused = answers.filter((answer) => !answer.ok);
  for (const answer of refused)
    expect(answer).toEqual({ ok: false, error: 'name-taken', entry: { uniqueId: made[0]?.uniqueId, name: made[0]?.name } });
});

test('refuses keywords by visitors and banned users, rule texts by non-editors, and keywords with invalid fields', async () => {
  const make = async (actor: Parameters<typeof createKeyword>[1], more = {}) =>
    createKeyword(deps, actor, randomUUID(), freshKeyword(more));
  expect(await make({ kind: 'visitor' })).toMatchObject({ error: 'login-required' });
  expect(await make(await somebody('banned'))).toMatchObject({ error: 'not-allowed' });
  expect(await make(await somebody(), { category: 'rule' })).toMatchObject({ error: 'invalid', fields: { category: 'not-allowed' } });
  expect(await make(await somebody('editor'), { category: 'rule' })).toMatchObject({ ok: true });
  expect(await make(await somebody(), { name: '', reading: 'カナ', text: '' })).toEqual({
    ok: false,
    error: 'invalid',
    fields: { name: 'required', reading: 'not-hiragana', text: 'required' },
  });
});

test.each(['a', '草', '👨‍👩‍👧‍👦'])('accepts a keyword text of 48,000 characters (%s) and rejects one of 48,001', async (character) => {
  const actor = await somebody();
  const made = await createKeyword(deps, actor, randomUUID(), freshKeyword({ text: character.repeat(48_000) }));
  expect(made.ok).toBe(true);
  const [row] = await db.selectFrom('keyword_texts').select(['content', 'characters']).where('changed_by', '=', actor.userId).execute();
  expect([row?.content.length, row?.characters]).toEqual([character.length * 48_000, 48_000]);
  expect(await createKeyword(deps, actor, randomUUID(), freshKeyword({ text: character.repeat(48_001) }))).toMatchObject({
    error: 'invalid',
    fields: { text: 'too-long' },
  });
});

test('limits keyword changes per hour without counting refused changes', async () => {
  const actor = await somebody();
  const { name } = freshKeyword();
  await createKeyword(deps, actor, randomUUID(), freshKeyword({ name }));
  for (let count = 1; count < LIMITS['keyword-hour'].tries; count += 1) {
    expect(await createKeyword(deps, actor, randomUUID(), freshKeyword())).toMatchObject({ ok: true });
    if (count % 40 === 0)
      expect(await createKeyword(deps, actor, randomUUID(), freshKeyword({ name }))).toMatchObject({ error: 'name-taken' });
  }
  expect(await createKeyword(deps, actor, randomUUID(), freshKeyword())).toMatchObject({
    error: 'too-many-tries',
    waitSeconds: expect.any(Number),
  });
});
