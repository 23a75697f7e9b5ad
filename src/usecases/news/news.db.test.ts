import { expect, test } from 'vitest';
import { type Actor, ROLES, VISITOR } from '#domain/accounts/actor.ts';
import type { NewsForm } from '#domain/news/news-form.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getNews } from './get-news.ts';
import { getHiddenNews, getNewsList } from './get-news-list.ts';
import { createNews, editNews, type NewsVersion } from './write-news.ts';

const { db, deps } = openTestDatabase();
const FORM: NewsForm = {
  category: 'site',
  pinned: false,
  withdrawn: false,
  publishedOn: '2026-03-10',
  title: { en: 'A title', ja: '見出し' },
  text: { en: 'A text', ja: '本文' },
};
const as = async (role: Extract<Actor, { kind: 'signed-in' }>['role']): Promise<Actor> => ({
  kind: 'signed-in',
  userId: await createPlayer(deps),
  role,
});
const write = async (form: Partial<NewsForm> = {}): Promise<NewsVersion> => {
  const written = await createNews(deps, await as('editor'), { ...FORM, ...form });
  if (!written.ok) throw new Error(written.error);
  return written.value;
};
const listed = async () => (await getNewsList(deps)).news.map(({ newsId }) => newsId);
const auditOf = (newsId: number) =>
  db
    .selectFrom('audit_log')
    .select('verb')
    .where('subject_kind', '=', 'news')
    .where('subject_id', '=', String(newsId))
    .orderBy('audit_id')
    .execute();

test('only editors, moderators and admins may write news', async () => {
  const errors = { visitor: 'login-required', banned: 'not-allowed', player: 'not-allowed' } as const;
  const version = await write();
  for (const role of [...ROLES, 'visitor'] as const) {
    const actor = role === 'visitor' ? VISITOR : await as(role);
    const results = [await createNews(deps, actor, FORM), await editNews(deps, actor, { newsId: 0, revisionId: '1' }, FORM)];
    if (role in errors) {
      expect(results).toEqual(Array(2).fill({ ok: false, error: errors[role as keyof typeof errors] }));
      expect(await editNews(deps, actor, version, FORM)).toEqual({ ok: false, error: errors[role as keyof typeof errors] });
    } else expect(results).toMatchObject([{ ok: true }, { ok: false, error: 'not-found' }]);
  }
});

test('editing news stores the previous version, writes the audit log and refuses a stale revision', async () => {
  const first = await write();
  const editor = await as('moderator');
  const second = await editNews(deps, editor, first, { ...FORM, title: { en: 'Another', ja: '別' } });
  expect(second).toMatchObject({ ok: true, value: { newsId: first.newsId } });
  expect(await editNews(deps, editor, first, FORM)).toEqual({ ok: false, error: 'stale' });
  expect((await getNews(deps, VISITOR, first.newsId))?.title).toEqual({ en: 'Another', ja: '別' });
  const revisions = await db
    .selectFrom('revisions')
    .select('content')
    .where('table_name', '=', 'news')
    .where('row_key', '=', String(first.newsId))
    .execute();
  expect(revisions).toMatchObject([{ content: { title: { en: 'A title' }, revision_id: Number(first.revisionId) } }]);
  expect(await auditOf(first.newsId)).toEqual([{ verb: 'create-news' }, { verb: 'edit-news' }]);
  await expect(db.deleteFrom('news').execute()).rejects.toThrow(/cannot be changed/);
});

test("news is published at midnight in the site's time zone, and only editors can read withdrawn news", async () => {
  await stopClock(db, new Date('2026-03-14T14:59:59Z'));
  const { newsId, revisionId } = await write({ publishedOn: '2026-03-15' });
  const editor = await as('editor');
  expect(await listed()).not.toContain(newsId);
  expect(await getNews(deps, VISITOR, newsId)).toBeUndefined();
  expect(await getNews(deps, editor, newsId)).toMatchObject({ publishedOn: '2026-03-15' });
  expect((await getHiddenNews(deps)).map((news) => news.newsId)).toContain(newsId);
  await stopClock(db, new Date('2026-03-14T15:00:01Z')); // one second after midnight in Tokyo
  expect((await listed())[0]).toBe(newsId);
  expect(await getNews(deps, VISITOR, newsId)).toBeDefined();
  await editNews(deps, editor, { newsId, revisionId }, { ...FORM, withdrawn: true });
  expect(await listed()).not.toContain(newsId);
  expect(await getNews(deps, VISITOR, newsId)).toBeUndefined();
});

test('getNewsList filters by category and year, and counts the news per year', async () => {
  await setClock(db, new Date('2026-03-20T00:00:00Z'));
  const old = await write({ publishedOn: '2024-12-31', category: 'rules' });
  const newer = await write({ publishedOn: '2025-01-01', category: 'rules' });
  expect((await getNewsList(deps, { year: 2024 })).news.map(({ newsId }) => newsId)).toEqual([old.newsId]);
  expect((await getNewsList(deps, { category: 'rules' })).news.map(({ newsId }) => newsId)).toEqual([newer.newsId, old.newsId]);
  expect((await getNewsList(deps, { category: 'rules', year: 2026 })).news).toEqual([]);
  expect((await getNewsList(deps)).years.slice(-2)).toEqual([
    { year: 2025, count: 1 },
    { year: 2024, count: 1 },
  ]);
});
