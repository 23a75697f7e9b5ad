import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount } from '#tests/support/scenarios/accounts.ts';
import { ALL_WELL, importFiles, SOURCE, summaryOf } from '#tests/support/scenarios/import-site.ts';
import { writeCsv } from '#tests/support/scenarios/old-community.ts';
import { ban } from '#usecases/accounts/audit/govern.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';

const { db, deps, operator } = openTestDatabase();
const users = (...rows: Parameters<typeof writeCsv<'users'>>[1]) => writeCsv('users', rows);
const records = (...rows: Parameters<typeof writeCsv<'records'>>[1]) => writeCsv('records', rows);
const record = (id: string, player: string, more: object = {}) => ({
  id,
  player,
  posted: '2019-03-03',
  console: 'ngc',
  stage: '201',
  score: '12000',
  ...more,
});

test('applies the name rules of registration to imported users, and imports a corrected row in the next run', async () => {
  await openAccount(deps, { handle: 'fern-here', name: 'しだ' });
  const rows = [
    { id: '1', handle: 'Moss', name: 'コケ' },
    { id: '2', handle: 'fern-here' },
    { id: '3', handle: 'rn0ss' },
    { id: '4', handle: 'reed', name: 'しだ' },
    { id: '5', handle: 'admin' },
    { id: '6', handle: 'sedge', name: 'stargrass' },
    { id: '7', handle: 'ab', joined: '2999-01-01' },
    { id: '1', handle: 'other' },
    { id: '9', handle: 'clover', name: 'clover' },
  ];
  const files = { users: users(...rows) };
  const refused = [
    ...['3 handle handle-taken', '4 handle handle-taken', '5 name name-look-alike', '6 handle handle-reserved', '7 name name-reserved'],
    ...['8 handle handle-too-short', '8 joined in-the-future', '9 id duplicate-id'],
  ];
  expect(summaryOf((await importFiles(operator, files, true)).users)).toEqual({ taken: 2, known: 0, refused });
  expect(summaryOf((await importFiles(operator, files)).users)).toEqual({ taken: 2, known: 0, refused });
  expect(
    await db.selectFrom('users').select('handle').where('handle', 'in', ['moss', 'clover', 'reed', 'rn0ss']).orderBy('handle').execute(),
  ).toEqual([{ handle: 'clover' }, { handle: 'moss' }]);
  const mended = users(...rows.slice(0, 1), { id: '4', handle: 'reed', name: 'あし' });
  expect(summaryOf((await importFiles(operator, { users: mended })).users)).toEqual(ALL_WELL(1, 1));
});

test('imported accounts have no sign-in method', async () => {
  await importFiles(operator, { users: users({ id: 'm', handle: 'maple' }) });
  const methods = await db
    .selectFrom('imported_users')
    .leftJoin('credentials', 'credentials.user_id', 'imported_users.user_id')
    .leftJoin('emails', 'emails.user_id', 'imported_users.user_id')
    .select(['credentials.user_id as password', 'address', 'claimed_at'])
    .execute();
  expect(methods.length).toBeGreaterThan(0);
  expect(methods.every(({ password, address, claimed_at }) => password === null && address === null && claimed_at === null)).toBe(true);
});

test('refuses duplicates within ten minutes, and records by banned or closed accounts', async () => {
  await importFiles(operator, { users: users({ id: 'a', handle: 'aster' }, { id: 'b', handle: 'birch' }, { id: 'c', handle: 'cedar' }) });
  await ban(deps, 'operator', 'birch', { scope: 'records', reason: 'for the test' });
  await db.updateTable('users').set({ closed_at: new Date() }).where('handle', '=', 'cedar').execute();
  const rows = [
    record('t1', 'a', { posted: '2019-03-03T10:00:00Z' }),
    record('t2', 'a', { posted: '2019-03-03T10:09:59Z' }),
    record('t3', 'a', { posted: '2019-03-03T10:10:00Z' }),
    record('t4', 'a', { posted: '2019-03-03T10:00:00Z', console: 'wii' }),
    record('t5', 'b'),
    record('t6', 'c'),
  ];
  const refused = ['3  duplicate-record', '6 player banned', '7 player unknown-player'];
  expect(summaryOf((await importFiles(operator, { records: records(...rows) }, true)).records)).toEqual({ taken: 3, known: 0, refused });
  expect(summaryOf((await importFiles(operator, { records: records(...rows) })).records)).toEqual({ taken: 3, known: 0, refused });
  expect(summaryOf((await importFiles(operator, { records: records(...rows) })).records)).toEqual({ taken: 0, known: 3, refused });
});

test('imports event records until the result is frozen, but never records from team events', async () => {
  await importFiles(operator, { users: users({ id: 'e', handle: 'elder' }) });
  const inTime = (id: string) => record(id, 'e', { stage: '1001', posted: `2015-11-0${id.slice(-1)}`, score: '100' });
  const ofTeams = [...(await deps.catalogue()).eventStages.values()].find(({ event }) => event === 170101)?.id;
  const files = { records: records(inTime('e2'), record('e3', 'e', { stage: String(ofTeams), posted: '2017-01-02', score: '100' })) };
  expect(summaryOf((await importFiles(operator, files)).records)).toEqual({ taken: 1, known: 0, refused: ['3 stage event-not-joined'] });
  await closeDueEvents(deps);
  expect(summaryOf((await importFiles(operator, { records: records(inTime('e4')) })).records)).toEqual({
    taken: 0,
    known: 0,
    refused: ['2 stage event-over'],
  });
});

test('imports keywords in both languages, flagged as not reviewed, and refuses names that are taken', async () => {
  const entry = (id: string, more: object) => ({ id, category: 'enemy', reading: 'かげ', ...more });
  const keywords = writeCsv('keywords', [
    entry('k1', { name_en: 'Import Shade', text_en: 'Dark.\n\nSee [[Light]].', name_ja: '移住の影', tag_ja: '影', text_ja: 'くらい。' }),
    entry('k2', { name_en: 'import shade', text_en: 'Again.' }),
    entry('k3', { name_ja: 'ながい', text_ja: 'あ'.repeat(48_001) }),
  ]);
  const refused = ['5 name_en name-taken', '6 text_ja too-long'];
  expect(summaryOf((await importFiles(operator, { keywords }, true)).keywords)).toEqual({ taken: 1, known: 0, refused });
  expect(await db.selectFrom('imported_keywords').selectAll().execute()).toEqual([]);
  expect(summaryOf((await importFiles(operator, { keywords })).keywords)).toEqual({ taken: 1, known: 0, refused });
  expect(summaryOf((await importFiles(operator, { keywords })).keywords)).toEqual({ taken: 0, known: 1, refused });
  const row = await db
    .selectFrom('keywords')
    .innerJoin('imported_keywords', 'imported_keywords.unique_id', 'keywords.unique_id')
    .select(['flag', 'source'])
    .executeTakeFirst();
  expect(row).toEqual({ flag: 9, source: SOURCE });
});

test('concurrent imports store each row once', async () => {
  const files = { users: users({ id: 'x', handle: 'yarrow' }), records: records(record('x1', 'x'), record('x2', 'x', { score: '12500' })) };
  const reports = await Promise.all(Array.from({ length: 4 }, () => importFiles(operator, files)));
  expect(reports.map((report) => report.users.taken).toSorted()).toEqual([0, 0, 0, 1]);
  expect(reports.reduce((sum, report) => sum + report.records.taken, 0)).toBe(2);
  expect(reports.every((report) => report.records.refused.length === 0)).toBe(true);
});
