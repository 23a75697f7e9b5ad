import { expect, test } from 'vitest';
import type { KeywordEditForm } from '#domain/keywords/keyword-form.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import fc from '#tests/support/fast-check.ts';
import { createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { changeKeywordFlag } from './change-keyword-flag.ts';
import { editKeyword } from './edit-keyword.ts';
import { getKeyword } from './get-keyword.ts';
import { getKeywordHistory, getKeywordRevision } from './get-keyword-history.ts';

const { db, deps } = openTestDatabase();
const somebody = async (role: 'player' | 'editor' | 'banned' = 'player') => ({
  kind: 'signed-in' as const,
  userId: await createPlayer(deps),
  role,
  isRecent: true,
});
const scene = async () => {
  const actor = await somebody();
  const form = freshKeyword();
  const { uniqueId, revisionId, textRevisionId } = await createEntry(deps, { userId: actor.userId, ...form });
  return { actor, form, uniqueId, base: { revisionId, textRevisionId } };
};
const saved = (answer: Awaited<ReturnType<typeof editKeyword>>) => {
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
};

test('editing a keyword creates a new revision, keeps the previous one and writes an audit row', async () => {
  const { form, uniqueId, base } = await scene();
  const other = await somebody();
  const after = saved(await editKeyword(deps, other, uniqueId, { ...form, text: 'A smooth stone.', base }));
  expect(after.revisionId).toBe(base.revisionId);
  expect(BigInt(after.textRevisionId ?? 0)).toBeGreaterThan(BigInt(base.textRevisionId));
  const history = await getKeywordHistory(deps, uniqueId, 'en', 1);
  expect(history?.revisions.map(({ revisionId, characters }) => [revisionId, characters])).toEqual([
    [after.textRevisionId, 15],
    [base.textRevisionId, 14],
  ]);
  expect((await getKeywordRevision(deps, uniqueId, 'en', base.textRevisionId))?.text).toBe('A small stone.');
  const log = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'verb'])
    .where('subject_id', '=', uniqueId)
    .orderBy('audit_id')
    .execute();
  expect(log.at(-1)).toEqual({ actor_id: other.userId, verb: 'edit-keyword' });
});

test('changing the reading or category creates a new keyword revision but no new text revision', async () => {
  const { actor, form, uniqueId, base } = await scene();
  const after = saved(await editKeyword(deps, actor, uniqueId, { ...form, reading: 'いし', category: 'world', base }));
  expect(after.textRevisionId).toBe(base.textRevisionId);
  expect(after.revisionId).not.toBe(base.revisionId);
});

test('refuses a stale edit, returns its base and the current version, and writes nothing', async () => {
  const { actor, form, uniqueId, base } = await scene();
  const other = await somebody();
  const theirs = saved(await editKeyword(deps, other, uniqueId, { ...form, tag: 'Terrain', text: 'Theirs.', base }));
  const { lang: _, ...version } = form;
  expect(await editKeyword(deps, actor, uniqueId, { ...form, text: 'Mine.', base })).toEqual({
    ok: false,
    error: 'stale',
    data: {
      base: version,
      theirs: {
        ...{ ...version, tag: 'Terrain', text: 'Theirs.', ...theirs },
        ...{ changedBy: { handle: expect.any(String), name: 'Fern' }, changedAt: expect.stringMatching(/Z$/) },
      },
    },
  });
  expect((await getKeywordHistory(deps, uniqueId, 'en', 1))?.revisions).toHaveLength(2);
  const merged = { ...form, tag: 'Terrain', text: 'Theirs. Mine.', base: theirs };
  expect(await editKeyword(deps, actor, uniqueId, merged)).toMatchObject({ ok: true });
});

test('repeating a saved edit changes nothing and returns the same result, so that a lost response can be retried', async () => {
  const { actor, form, uniqueId, base } = await scene();
  const edit = { ...form, reading: 'いし', text: 'Sent once.', base };
  const first = await editKeyword(deps, actor, uniqueId, edit);
  expect(await editKeyword(deps, actor, uniqueId, edit)).toEqual(first);
  expect(await editKeyword(deps, actor, uniqueId, { ...edit, base: saved(first) })).toEqual(first);
  expect((await getKeywordHistory(deps, uniqueId, 'en', 1))?.revisions).toHaveLength(2);
});

test('concurrent first versions of a text in the second language conflict, and the first language can still be edited', async () => {
  const { actor, form, uniqueId, base } = await scene();
  const japanese = {
    ...form,
    lang: 'ja' as const,
    name: `小石${uniqueId}`,
    text: '小さな石です。',
    base: { ...base, textRevisionId: null },
  };
  const first = saved(await editKeyword(deps, actor, uniqueId, japanese));
  expect(first.revisionId).toBe(base.revisionId);
  const late = await editKeyword(deps, await somebody(), uniqueId, { ...japanese, text: '石です。' });
  expect(late).toMatchObject({ error: 'stale', data: { base: { name: '', text: '' }, theirs: { text: '小さな石です。' } } });
  expect(await editKeyword(deps, actor, uniqueId, { ...form, text: 'English goes on.', base })).toMatchObject({ ok: true });
});

test('an edit conflicts with a changed reading but not with a changed flag', async () => {
  const { actor, form, uniqueId, base } = await scene();
  const editor = await somebody('editor');
  await changeKeywordFlag(deps, editor, uniqueId, { flag: 2, revisionId: base.revisionId });
  const written = saved(await editKeyword(deps, actor, uniqueId, { ...form, text: 'Still mine.', base }));
  const now = { revisionId: written.revisionId, textRevisionId: written.textRevisionId };
  await editKeyword(deps, editor, uniqueId, { ...form, text: 'Still mine.', reading: 'いし', base: now });
  expect(await editKeyword(deps, actor, uniqueId, { ...form, text: 'More.', base: now })).toMatchObject({
    error: 'stale',
    data: { base: { reading: 'こいし' }, theirs: { reading: 'いし', text: 'Still mine.' } },
  });
});

test('a renamed keyword keeps its old names, and no other keyword can take a current or old name', async () => {
  const { actor, form, uniqueId, base } = await scene();
  const other = await scene();
  const name = `${form.name} II`;
  const renamed = saved(await editKeyword(deps, actor, uniqueId, { ...form, name, base }));
  for (const known of [form.name, name]) expect((await getKeyword(deps, known))?.keyword.uniqueId).toBe(uniqueId);
  for (const taken of [form.name, name, name.toUpperCase()])
    expect(await editKeyword(deps, other.actor, other.uniqueId, { ...other.form, name: taken, base: other.base })).toEqual({
      ok: false,
      error: 'name-taken',
      entry: { uniqueId, name },
    });
  expect(await editKeyword(deps, actor, uniqueId, { ...form, base: renamed })).toMatchObject({ ok: true });
});

test('rejects an edit whose base revision belongs to another keyword or text', async () => {
  const [{ actor, form, uniqueId, base }, other] = [await scene(), await scene()];
  for (const wrong of [
    { ...base, revisionId: other.base.revisionId },
    { ...base, textRevisionId: other.base.textRevisionId },
    { revisionId: base.textRevisionId, textRevisionId: base.revisionId },
    { ...base, revisionId: '999999999999' },
  ])
    expect(await editKeyword(deps, actor, uniqueId, { ...form, text: 'x', base: wrong })).toMatchObject({
      fields: { base: 'unknown-revision' },
    });
  expect(await editKeyword(deps, actor, 'nothing', { ...form, base })).toMatchObject({ error: 'not-found' });
});

test('only editors can move a keyword into or out of the rule category', async () => {
  const { actor, form, uniqueId, base } = await scene();
  expect(await editKeyword(deps, actor, uniqueId, { ...form, category: 'rule', base })).toMatchObject({
    fields: { category: 'not-allowed' },
  });
  const rule = saved(await editKeyword(deps, await somebody('editor'), uniqueId, { ...form, category: 'rule', base }));
  expect(await editKeyword(deps, actor, uniqueId, { ...form, category: 'rule', text: 'A rule.', base: rule })).toMatchObject({ ok: true });
  expect(await editKeyword(deps, actor, uniqueId, { ...form, base: rule })).toMatchObject({ fields: { category: 'not-allowed' } });
});

test('only one of several concurrent edits of the same version succeeds, and the others receive its text', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { actor, form, uniqueId, base } = await scene();
    const sent = Array.from({ length: 8 }, (_, turn) => `Text ${turn}`);
    const answers = await Promise.all(sent.map((text) => editKeyword(deps, actor, uniqueId, { ...form, text, base })));
    const won = sent.filter((_, turn) => answers[turn]?.ok);
    expect(won).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.data?.theirs.text).toBe(won[0]);
    expect((await getKeywordHistory(deps, uniqueId, 'en', 1))?.revisions).toHaveLength(2);
  }
});

test('in any sequence of edits by two people, accepted edits become revisions and rejected ones return the current version', async () => {
  const step = fc.record({
    author: fc.nat(1),
    text: fc.constantFrom('a', 'b', 'c'),
    reading: fc.constantFrom('あ', 'い'),
    rereads: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { actor, form, uniqueId, base } = await scene();
      const seen: KeywordEditForm['base'][] = [base, base];
      let standing = { text: form.text, reading: form.reading };
      const known = [standing, standing]; // the version that each person saw last
      const taken = new Set([form.text]);
      for (const { author, text, reading, rereads } of steps) {
        const answer = await editKeyword(deps, actor, uniqueId, { ...form, text, reading, base: seen[author] ?? base });
        if (answer.ok) {
          expect([known[author], { text, reading }]).toContainEqual(standing); // No unseen change is overwritten.
          taken.add(text);
          standing = { text, reading };
          known[author] = standing;
          seen[author] = answer.value;
        } else {
          expect(answer).toMatchObject({ error: 'stale', data: { theirs: standing } });
          if (!rereads || !answer.data) continue;
          seen[author] = answer.data.theirs;
          known[author] = standing;
        }
      }
      const history = await getKeywordHistory(deps, uniqueId, 'en', 1);
      const texts = await Promise.all(
        (history?.revisions ?? []).map(async ({ revisionId }) => (await getKeywordRevision(deps, uniqueId, 'en', revisionId))?.text),
      );
      expect(new Set(texts)).toEqual(taken);
    }),
    { numRuns: 25 },
  );
});
