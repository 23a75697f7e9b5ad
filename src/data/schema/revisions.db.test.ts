import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import fc from '#tests/support/fast-check.ts';

const { db, deps } = openTestDatabase();
type Version = Record<string, unknown> & { revision_id: number };
let userId = 0;
beforeAll(async () => {
  userId = await createPlayer(deps);
});

async function currentVersion(recordId: string): Promise<Version> {
  const result = await sql<{ row: Version }>`select to_jsonb(records) as row from records where record_id = ${recordId}`.execute(db);
  if (!result.rows[0]) throw new Error(`record ${recordId} is gone`);
  return result.rows[0].row;
}

async function oldVersions(recordId: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('content')
    .where('table_name', '=', 'records')
    .where('row_key', '=', recordId)
    .orderBy('revision_id')
    .execute();
  return rows.map((row) => row.content as Version);
}

test('updating a record stores the old version and assigns a new revision id', async () => {
  const { recordId, revisionId } = await createRecord(deps, { userId });
  const before = await currentVersion(recordId);
  await db.updateTable('records').set({ comment: 'second thoughts' }).where('record_id', '=', recordId).execute();
  const after = await currentVersion(recordId);
  expect(after).toEqual({ ...before, comment: 'second thoughts', revision_id: after.revision_id, changed_at: after.changed_at });
  expect(after.revision_id).toBeGreaterThan(Number(revisionId));
  expect(await oldVersions(recordId)).toEqual([before]);
});

test('updating a record cannot set its revision id', async () => {
  const { recordId, revisionId } = await createRecord(deps, { userId });
  await db.updateTable('records').set({ revision_id: revisionId, comment: 'the same?' }).where('record_id', '=', recordId).execute();
  expect((await currentVersion(recordId)).revision_id).toBeGreaterThan(Number(revisionId));
});

const change = fc.oneof(
  fc.record({ comment: fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', ''))) }),
  fc.record({ state: fc.constantFrom('posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn') }),
  fc.record({ console: fc.integer({ min: 1, max: 4 }) }),
  fc.integer({ min: 1, max: 99_999 }).map((score) => ({ score, rank_key: -score })),
);

test('property: the revisions and the current row contain every version of a record in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      const { recordId } = await createRecord(deps, { userId });
      const versions = [await currentVersion(recordId)];
      for (const values of changes) {
        await db.updateTable('records').set(values).where('record_id', '=', recordId).execute();
        versions.push(await currentVersion(recordId));
      }
      expect([...(await oldVersions(recordId)), await currentVersion(recordId)]).toEqual(versions);
      const ids = versions.map((version) => version.revision_id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

describe('database triggers', () => {
  beforeAll(async () => {
    const { recordId } = await createRecord(deps, { userId });
    await db.updateTable('records').set({ comment: 'so that there is a revision' }).where('record_id', '=', recordId).execute();
    await insertAudit(db, { actorId: null, verb: 'test', subjectKind: 'test', subjectId: '1', detail: {} });
  });

  test.each(['records', 'revisions', 'boards', 'catalogue_entries', 'policies', 'audit_log'] as const)(
    'reject deletes from the table %s',
    async (table) => {
      expect((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows).toHaveLength(1);
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(`rows of ${table} cannot be changed`);
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('cannot be changed');
    },
  );

  test.each([
    ['revisions', 'replaced_at = app_now()'],
    ['boards', 'rule_id = 0'],
    ['audit_log', "verb = 'nothing'"],
  ])('reject updates to the table %s', async (table, set) => {
    await expect(sql`update ${sql.table(table)} set ${sql.raw(set)}`.execute(db)).rejects.toThrow(`rows of ${table} cannot be changed`);
  });

  test("reject changes to a record's author or posting date", async () => {
    const { recordId } = await createRecord(deps, { userId });
    const other = await createPlayer(deps);
    const set = (values: { user_id: number } | { posted_at: Date }) =>
      db.updateTable('records').set(values).where('record_id', '=', recordId).execute();
    await expect(set({ user_id: other })).rejects.toThrow('never change');
    await expect(set({ posted_at: new Date('2015-01-01T00:00:00Z') })).rejects.toThrow('never change');
  });
});
