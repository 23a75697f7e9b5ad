import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { textsOf } from '#domain/catalogue/names/names-file-texts.ts';
import type { EntryKind } from '#domain/catalogue/rows.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { exportNames } from './export-names.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { renameEntries } from './rename-entries.ts';

const { db } = openTestDatabase();

const audits = () => db.selectFrom('audit_log').select(['actor_id', 'verb', 'subject_kind', 'detail']).orderBy('audit_id').execute();

/** Serialises the catalogue entries and counts the revisions and audit rows, to detect any write by a rename. */
async function fingerprint(): Promise<string> {
  const entries = await db.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('id').execute();
  const revisions = await db.selectFrom('revisions').select('revision_id').execute();
  return JSON.stringify([entries, revisions.length, (await audits()).length]);
}

async function textOf(kind: EntryKind, id: number, field: string) {
  const row = await db.selectFrom('catalogue_entries').select('content').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  return textsOf({ kind, id, content: row?.content }).get(field);
}

test('replaces catalogue texts and logs the renamed entries and revised rules', async () => {
  const logged = (await audits()).length;
  const csv = [
    'id,en,ja',
    'stage.201,"Jar, Big",大瓶',
    'series.1.short,One,一',
    'rule.21.description,As it comes.,そのまま。',
    'stage.429,Clearing,空き地',
    'stage.429.area,Glade,林間',
    'event.151101,Cup,杯',
  ].join('\n');
  expect(await renameEntries({ db }, csv)).toEqual({ ok: true, changed: 5 });

  const catalogue = await loadCatalogue(db);
  expect(catalogue.stages.get(201)?.name).toEqual({ en: 'Jar, Big', ja: '大瓶' });
  expect(catalogue.series.get(1)?.short).toEqual({ en: 'One', ja: '一' });
  expect(catalogue.rules.get(21)?.description).toEqual({ en: 'As it comes.', ja: 'そのまま。' });
  expect(catalogue.stages.get(429)).toMatchObject({ name: { en: 'Clearing' }, area: { id: 1, name: { en: 'Glade' } } });
  expect(catalogue.stages.get(430)?.area?.name.en).not.toBe('Glade');
  expect(catalogue.events.get(151101)?.title).toEqual({ en: 'Cup', ja: '杯' });
  expect((await audits()).slice(logged)).toEqual([
    { actor_id: null, verb: 'rename-catalogue', subject_kind: 'catalogue', detail: { changed: 4 } },
    { actor_id: null, verb: 'revise-rule', subject_kind: 'rule', detail: {} },
  ]);
});

test('returns every invalid line in the names file and writes nothing', async () => {
  const before = await fingerprint();
  const csv = ['stage.202,New,新', 'stage.999,A,あ', 'stage.202.area,A,あ', 'speedrun.429,A,あ', 'series.1.rules,A,あ'].join('\n');
  expect(await renameEntries({ db }, csv)).toEqual({
    ok: false,
    errors: [
      { line: 2, code: 'unknown-entry' },
      { line: 3, code: 'unknown-field' },
      { line: 4, code: 'unknown-entry' },
      { line: 5, code: 'unknown-field' },
    ],
  });
  expect(await renameEntries({ db }, 'stage.202,New,新\nstage.203,Half')).toEqual({
    ok: false,
    errors: [{ line: 2, code: 'missing-text' }],
  });
  expect(await fingerprint()).toBe(before);
});

describe('exportNames', () => {
  test('produces a file that changes nothing when imported unedited, so that seeding can still update the entries', async () => {
    const before = await db.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('id').execute();
    const logged = (await audits()).length;
    expect(await renameEntries({ db }, await exportNames({ db }))).toEqual({ ok: true, changed: 0 });
    expect((await audits()).length).toBe(logged);
    expect(await db.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('id').execute()).toEqual(before);
  });

  test("includes renamed texts and lists an entry's name before its other texts", async () => {
    await renameEntries({ db }, 'creatureColour.1.creature,"A ""red"" one",あか');
    expect(await exportNames({ db })).toMatch(/\ncreatureColour\.1,.+\ncreatureColour\.1\.creature,"A ""red"" one",あか\n/);
  });
});

test('a rename fails instead of overwriting a concurrent change to the same entry', async () => {
  let rename: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await sql`update catalogue_entries set content = jsonb_set(content, '{short,en}', '"Theirs"') where kind = 'series' and id = 2`.execute(
      tx,
    );
    rename = renameEntries({ db }, 'series.2,Ours,我々').catch((error) => error);
    await expect.poll(waitingForLock).toBe(1);
  });
  expect(String(await rename)).toContain('could not serialize access');
  expect(await textOf('series', 2, 'short')).toMatchObject({ en: 'Theirs' });
});

async function waitingForLock(): Promise<number> {
  const answer = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return answer.rows[0]?.waiting ?? 0;
}
