import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertBan } from '#data/queries/accounts/bans.ts';
import { sealBoards } from '#data/queries/events/sealed-boards.ts';
import { insertNews } from '#data/queries/texts/news.ts';
import { EXPORT_KINDS, type ExportKind, exportHead, exportLine } from '#domain/administration/exports.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { newClient, openAccount, PASSWORD } from '#tests/support/scenarios/accounts.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import { exportPublic } from './export-public.ts';

const { db, deps } = openDemoDatabase();
const ADMIN = { kind: 'signed-in', userId: 1, role: 'admin', isRecent: true } as const;

async function fileOf(kind: ExportKind, format: 'csv' | 'jsonl' = 'jsonl'): Promise<string> {
  const pages = await exportPublic(deps, ADMIN, kind);
  if (!pages.ok) throw new Error(pages.error);
  let file = exportHead(kind, format);
  for await (const rows of pages.value) {
    // Each kind has its own maximum number of rows per page.
    expect(rows.length).toBeLessThanOrEqual({ catalogue: 5_000, news: 100 }[kind as string] ?? 1_000);
    file += rows.map((row) => exportLine(kind, format, row)).join('');
  }
  return file;
}
const linesOf = async (kind: ExportKind) =>
  (await fileOf(kind))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('exports every countable record exactly once, as CSV and as JSON Lines', async () => {
  const rows = await linesOf('records');
  const { rows: counted } = await sql<{
    id: string;
  }>`select record_id as id from records where is_countable(state) order by record_id`.execute(db);
  expect(rows.map(({ recordId }) => recordId)).toEqual(counted.map(({ id }) => id));
  expect(rows.length).toBeGreaterThan(10_000);
  expect((await fileOf('records', 'csv')).split('\r\n').length).toBeGreaterThan(rows.length);
});

test('omits records that are declined, withdrawn or hidden by a blind event', async () => {
  const userId = await createPlayer(deps);
  const counted = [await createRecord(deps, { userId, score: 11_111 }), await createRecord(deps, { userId, stageId: 202, score: 11_112 })];
  const hidden = [
    await createRecord(deps, { userId, score: 11_113, state: 'declined' }),
    await createRecord(deps, { userId, score: 11_114, state: 'withdrawn' }),
  ];
  const board = stageBoard(await deps.catalogue(), 202, 21);
  await sealBoards(db, 151101, [board?.boardId ?? 0]);
  onTestFinished(async () => {
    await db.deleteFrom('sealed_boards').execute();
  });
  const ids = (await linesOf('records')).map(({ recordId }) => recordId);
  expect(ids).toContain(counted[0]?.recordId);
  for (const { recordId } of [...hidden, ...counted.slice(1)]) expect(ids).not.toContain(recordId);
});

test('exports no e-mail addresses, network addresses or ban reasons', async () => {
  const handle = await openAccount(deps, { email: 'secret-mail@example.org' });
  const client = { ...newClient(), address: '203.0.113.77' };
  expect(await signIn(deps, { handle, password: PASSWORD }, client)).toMatchObject({ ok: true });
  const { id } = await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  await insertBan(db, { userId: id, scope: 'keywords', reason: 'a secret reason', bannedBy: null, endsAt: null });
  for (const kind of EXPORT_KINDS) {
    const file = await fileOf(kind);
    expect(file, kind).not.toMatch(/secret-mail|203\.0\.113\.77|a secret reason/);
    if (kind === 'players') expect(file).toContain(handle);
  }
});

test('omits deleted keywords and withdrawn news', async () => {
  const [first] = await linesOf('keywords');
  await db.updateTable('keywords').set({ flag: 0 }).where('unique_id', '=', String(first?.uniqueId)).execute();
  expect((await linesOf('keywords')).map(({ uniqueId }) => uniqueId)).not.toContain(first?.uniqueId);
  const [news] = await linesOf('news');
  await db.updateTable('news').set({ withdrawn: true }).where('news_id', '=', Number(news?.newsId)).execute();
  expect((await linesOf('news')).map(({ newsId }) => newsId)).not.toContain(news?.newsId);
});

test("exports every news item once when one day's news items span several pages", async () => {
  const news = { category: 'site', pinned: false, withdrawn: false, publishedOn: '2026-01-02' } as const;
  const added: number[] = [];
  for (let count = 0; count < 120; count += 1)
    added.push((await insertNews(db, { ...news, title: { en: 'A', ja: 'あ' }, text: { en: 'a', ja: 'あ' } }, null)).newsId);
  const ids = (await linesOf('news')).map(({ newsId }) => Number(newsId));
  expect(ids.filter((id) => added.includes(id))).toEqual(added.toReversed().flatMap((id) => [id, id]));
  expect(new Set(ids).size * 2).toBe(ids.length);
});

test('exportPublic returns not-allowed to a moderator and login-required to a visitor', async () => {
  const moderator = { ...ADMIN, role: 'moderator' } as const;
  expect(await exportPublic(deps, moderator, 'records')).toEqual({ ok: false, error: 'not-allowed' });
  expect(await exportPublic(deps, { kind: 'visitor' }, 'records')).toEqual({ ok: false, error: 'login-required' });
});
