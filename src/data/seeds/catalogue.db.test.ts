import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#data/db.ts';
import { editEntry, listBoards } from '#data/queries/site/catalogue.ts';
import { expectedBoards } from '#domain/catalogue/boards/missing-boards.ts';
import { parseEntries } from '#domain/catalogue/names/parse-entries.ts';
import type { EntryKind } from '#domain/catalogue/rows.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { seedCatalogue } from './catalogue.ts';
import { contentEntries } from './content-entries.ts';

// Already seeded once, like every copy of the template database.
const { db } = openTestDatabase();
const unchanged = openTestDatabase();
const emptied = openTestDatabase();

const entriesOf = (on: Db) => on.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('id').execute();
const revisionCount = async (on: Db) => (await on.selectFrom('revisions').select('revision_id').execute()).length;
const stored = (kind: EntryKind, id: number) =>
  db.selectFrom('catalogue_entries').select(['content', 'edited']).where('kind', '=', kind).where('id', '=', id).executeTakeFirstOrThrow();
const seeded = (kind: EntryKind, id: number) => contentEntries().find((entry) => entry.kind === kind && entry.id === id)?.content as object;

test('the first seeding writes every board, and every content entry as unedited', async () => {
  const rows = await entriesOf(unchanged.db);
  expect(rows).toHaveLength(contentEntries().length);
  expect(rows.some((row) => row.edited)).toBe(false);
  const boards = await listBoards(unchanged.db);
  expect(boards).toHaveLength(expectedBoards(parseEntries(contentEntries())).length);
  expect(boards.map((board) => board.boardId)).toEqual(boards.map((_, index) => index + 1));
});

test('seeding again changes no entries, boards, policies or revisions', async () => {
  const on = unchanged.db;
  const read = async () => [
    await entriesOf(on),
    await listBoards(on),
    await on.selectFrom('policies').selectAll().execute(),
    await revisionCount(on),
  ];
  const before = await read();
  await seedCatalogue(on);
  expect(await read()).toEqual(before);
});

test('seeding adds missing events and does not change existing ones', async () => {
  await sql`alter table events disable trigger user`.execute(db); // Triggers reject deletes.
  await db.deleteFrom('events').where('event_code', 'in', [151101, 250905]).execute();
  await sql`alter table events enable trigger user`.execute(db);
  await db.updateTable('events').set({ state: 'closed' }).where('event_code', '=', 160306).execute();
  await seedCatalogue(db);
  const rows = await db.selectFrom('events').select(['event_code as code', 'state']).orderBy('event_code').execute();
  expect(rows).toHaveLength(27);
  expect(rows.filter(({ state }) => state !== 'open')).toEqual([{ code: 160306, state: 'closed' }]);
});

test('seeding does not overwrite a catalogue entry that was edited on the site', async () => {
  const content = { ...seeded('stage', 201), name: { en: 'Renamed', ja: '改名' } };
  expect(await editEntry(db, { kind: 'stage', id: 201, content })).toBe(true);
  await seedCatalogue(db);
  expect(await stored('stage', 201)).toEqual({ content, edited: true });
});

test('seeding updates an unedited entry whose seed content has changed, and stores the old version', async () => {
  // Simulates an entry seeded by an older release.
  await sql`update catalogue_entries set content = jsonb_set(content, '{name,en}', '"Old"') where kind = 'stage' and id = 202`.execute(db);
  const before = await revisionCount(db);
  await seedCatalogue(db);
  expect(await stored('stage', 202)).toEqual({ content: seeded('stage', 202), edited: false });
  expect(await revisionCount(db)).toBe(before + 1);
});

test('seeding hides the results of a new blind event unless the event is over', async () => {
  const sealed = () => db.selectFrom('sealed_boards').select('event_code').distinct().execute();
  expect(await sealed()).toEqual([]);
  onTestFinished(() => setClock(db, new Date()));
  await stopClock(db, new Date('2021-08-29T13:00:00Z')); // A time at which the event is running.
  // Deletes the event, which triggers would reject, so that seeding adds it as new.
  await sql`alter table events disable trigger user`.execute(db);
  await sql`delete from events where event_code = 210829`.execute(db);
  await sql`alter table events enable trigger user`.execute(db);
  await seedCatalogue(db);
  expect(await sealed()).toEqual([{ event_code: 210829 }]);
});

test('a catalogue without events can be seeded repeatedly', async () => {
  const entries = contentEntries().filter(({ kind }) => kind !== 'event' && kind !== 'eventStage');
  const withoutEvents = entries.map((entry) =>
    entry.kind === 'total' ? { ...entry, content: { ...(entry.content as object), events: [] } } : entry,
  );
  await emptied.db.transaction().execute(async (tx) => {
    // Disables triggers, which would reject restoring the state before the first seeding.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of ['sealed_boards', 'boards', 'events', 'catalogue_entries']) await sql`delete from ${sql.table(table)}`.execute(tx);
  });
  await seedCatalogue(emptied.db, withoutEvents);
  await seedCatalogue(emptied.db, withoutEvents);
  expect(await emptied.db.selectFrom('events').selectAll().execute()).toEqual([]);
  expect((await listBoards(emptied.db)).filter(({ kind }) => kind === 'event')).toEqual([]);
});
