import { expect, test } from 'vitest';
import type { Role } from '#domain/accounts/actor.ts';
import { canChangeFlag, canEditKeyword, KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createEntry, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { changeKeywordFlag } from './change-keyword-flag.ts';
import { editKeyword } from './edit-keyword.ts';
import { getKeyword } from './get-keyword.ts';
import { getKeywordHistory, getKeywordRevision } from './get-keyword-history.ts';
import { getKeywordToEdit } from './get-keyword-to-edit.ts';
import { restoreKeyword } from './restore-keyword.ts';

const { db, deps } = openTestDatabase();
const FLAGS = Object.values(KEYWORD_FLAGS);
const ROLES: Role[] = ['banned', 'player', 'editor', 'moderator', 'admin'];
const somebody = async (role: Role = 'player') => ({ kind: 'signed-in' as const, userId: await createPlayer(deps), role, isRecent: true });
const VISITOR = { kind: 'visitor' } as const;

/** Returns the target flags to test: all with FULL=1, otherwise one that varies with role and current flag. */
const flagsAfter = (role: Role, flag: (typeof FLAGS)[number]) =>
  FLAGS.filter((_, index) => (index + ROLES.indexOf(role) + FLAGS.indexOf(flag)) % FLAGS.length < rounds(1, FLAGS.length));

test('restores an old revision, including its name, as a new revision, and refuses a stale base', async () => {
  const actor = await somebody();
  const form = freshKeyword();
  const { uniqueId, revisionId, textRevisionId: first } = await createEntry(deps, { userId: actor.userId, ...form });
  const edit = { ...form, name: `${form.name} II`, text: 'Nonsense.', base: { revisionId, textRevisionId: first } };
  const edited = await editKeyword(deps, await somebody(), uniqueId, edit);
  if (!edited.ok || !edited.value.textRevisionId) throw new Error('not edited');
  const second = edited.value.textRevisionId;

  const late = await restoreKeyword(deps, actor, uniqueId, { lang: 'en', toRevisionId: second, textRevisionId: first });
  expect(late).toEqual(edited); // This revision is already current.
  const back = { lang: 'en', toRevisionId: first, textRevisionId: second } as const;
  expect(await restoreKeyword(deps, VISITOR, uniqueId, back)).toMatchObject({ error: 'login-required' });
  expect(await restoreKeyword(deps, await somebody('banned'), uniqueId, back)).toMatchObject({ error: 'not-allowed' });
  expect(await restoreKeyword(deps, actor, uniqueId, { ...back, lang: 'ja' })).toMatchObject({ error: 'not-found' });
  expect(await restoreKeyword(deps, actor, uniqueId, { ...back, textRevisionId: revisionId })).toMatchObject({ error: 'invalid' });
  const restored = await restoreKeyword(deps, actor, uniqueId, back);
  if (!restored.ok) throw new Error(restored.error);
  const third = restored.value.textRevisionId ?? '';
  expect((await getKeyword(deps, form.name))?.keyword.texts).toMatchObject([{ name: form.name, content: form.text }]);
  const history = await getKeywordHistory(deps, uniqueId, 'en', 1);
  expect(history).toMatchObject({ page: 1, pages: 1 });
  expect(history?.revisions.map(({ revisionId: id, name }) => [id, name])).toEqual([
    [third, form.name],
    [second, edit.name],
    [first, form.name],
  ]);
  expect(await restoreKeyword(deps, actor, uniqueId, { ...back, toRevisionId: second })).toMatchObject({
    ok: false,
    error: 'stale',
    data: { base: { text: 'Nonsense.' }, theirs: { text: form.text, textRevisionId: third } },
  });
  const log = await db.selectFrom('audit_log').select(['verb', 'detail']).where('subject_id', '=', uniqueId).orderBy('audit_id').execute();
  expect(log.at(-1)).toMatchObject({ verb: 'restore-keyword', detail: { toRevisionId: first, textRevisionId: third } });
});

test.each(ROLES.flatMap((role) => FLAGS.map((flag) => ({ role, flag }))))(
  'role $role can edit and reflag a keyword with flag $flag only if canEditKeyword and canChangeFlag allow it',
  async ({ role, flag }) => {
    for (const own of [true, false])
      for (const to of flagsAfter(role, flag)) {
        const actor = await somebody(role);
        const form = freshKeyword();
        const made = await createEntry(deps, { userId: own ? actor.userId : await createPlayer(deps), flag, ...form });
        const flagged = await changeKeywordFlag(deps, actor, made.uniqueId, { flag: to, revisionId: made.revisionId });
        expect(flagged.ok ? flagged.value.flag : flagged.error).toBe(canChangeFlag(role, flag, to, own) ? to : 'not-allowed');
        if (flagged.ok) continue;
        const edited = await editKeyword(deps, actor, made.uniqueId, { ...form, text: 'Edited.', base: made });
        expect(edited.ok).toBe(canEditKeyword(role, flag));
      }
  },
);

test("changing a keyword's flag requires the current revision and an existing flag", async () => {
  const editor = await somebody('editor');
  const { uniqueId, revisionId } = await createEntry(deps, { userId: editor.userId });
  for (const flag of [6, -1, 99, 2 ** 31])
    expect(await changeKeywordFlag(deps, editor, uniqueId, { flag, revisionId })).toMatchObject({ error: 'not-allowed' });
  expect(await changeKeywordFlag(deps, editor, uniqueId, { flag: 0, revisionId: '1' })).toEqual({ ok: false, error: 'stale' });
  expect(await changeKeywordFlag(deps, VISITOR, uniqueId, { flag: 0, revisionId })).toMatchObject({ error: 'login-required' });
  expect(await changeKeywordFlag(deps, editor, 'nothing', { flag: 0, revisionId })).toMatchObject({ error: 'not-found' });
  const answers = await Promise.all([2, 4].map((flag) => changeKeywordFlag(deps, editor, uniqueId, { flag, revisionId })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a deleted keyword's text is visible only to editors, and its history is hidden", async () => {
  const [author, editor] = [await somebody(), await somebody('editor')];
  const { uniqueId, textRevisionId, revisionId } = await createEntry(deps, { userId: author.userId });
  await changeKeywordFlag(deps, editor, uniqueId, { flag: 0, revisionId });
  for (const actor of [VISITOR, author, await somebody('banned')])
    expect(await getKeywordToEdit(deps, actor, uniqueId)).toEqual({ ok: false, error: 'deleted' });
  expect(await getKeywordToEdit(deps, editor, uniqueId)).toMatchObject({
    ok: true,
    value: { texts: { en: { revisionId: textRevisionId } }, may: { edit: false, flags: [1, 2, 3, 4] } },
  });
  expect(await getKeywordHistory(deps, uniqueId, 'en', 1)).toBeUndefined();
  expect(await getKeywordRevision(deps, uniqueId, 'en', textRevisionId)).toBeUndefined();
  expect(await getKeywordToEdit(deps, editor, 'nothing')).toMatchObject({ error: 'not-found' });
});

test('getKeywordHistory returns 20 revisions per page, newest first, and undefined for an invalid page', async () => {
  const actor = await somebody();
  const form = freshKeyword();
  const { uniqueId, revisionId, textRevisionId } = await createEntry(deps, { userId: actor.userId, ...form });
  let base = { revisionId, textRevisionId: textRevisionId as string | null };
  for (let count = 0; count < 24; count += 1) {
    const answer = await editKeyword(deps, actor, uniqueId, { ...form, text: `Version ${count}`, base });
    if (answer.ok) base = answer.value;
  }
  const [first, second] = [await getKeywordHistory(deps, uniqueId, 'en', 1), await getKeywordHistory(deps, uniqueId, 'en', 2)];
  expect([first?.revisions.length, second?.revisions.length, first?.pages]).toEqual([20, 5, 2]);
  expect(first?.revisions[0]?.revisionId).toBe(base.textRevisionId);
  expect(second?.revisions.at(-1)?.revisionId).toBe(textRevisionId);
  for (const page of [0, 3, -1, 1.5, Number.NaN, 2 ** 53]) expect(await getKeywordHistory(deps, uniqueId, 'en', page)).toBeUndefined();
  for (const id of ['0', 'x', '1e3', '', '9'.repeat(30)]) expect(await getKeywordRevision(deps, uniqueId, 'en', id)).toBeUndefined();
  expect(await getKeywordHistory(deps, uniqueId, 'ja', 1)).toBeUndefined();
});
