import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { type AuditRow, findBrokenAudit, insertAudit } from '#data/queries/moderation/audit-log.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, PASSWORD } from '#tests/support/scenarios/accounts.ts';
import { restoreSite1_0 } from '#tests/support/site-1.0/restore.ts';
import { register } from '#usecases/accounts/register.ts';
import { sealLog } from './seal-log.ts';
import { verifyLog } from './verify-log.ts';

const { db, deps, url } = openTestDatabase();
const ROW: AuditRow = { actorId: null, verb: 'retry-jobs', subjectKind: 'queue', subjectId: 'jobs', detail: {} };

/** Opens a connection with an uncommitted transaction that has inserted a row into the audit log. */
async function openWriting(): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query("insert into audit_log (verb, subject_kind, subject_id) values ('retry-jobs', 'queue', 'jobs')");
  return client;
}

const sealAll = async () => {
  while ((await sealLog(deps)) > 0) {}
};
const sealedIds = async () =>
  (await sql<{ id: string }>`select audit_id as id from audit_seals where seal_id > 0 order by seal_id`.execute(db)).rows.map(
    ({ id }) => id,
  );
const newestId = async () => (await sql<{ id: string }>`select max(audit_id) as id from audit_log`.execute(db)).rows[0]?.id ?? '';

/** Runs the SQL in `tamper` with triggers disabled, returns the result of verifyLog and rolls back. */
const tampered = (tamper: string, params: readonly string[]) =>
  new Promise<string | undefined>((resolve, reject) =>
    db
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const statement of tamper.split(';'))
          await sql.raw(statement.replaceAll(/\$(\d)/g, (_, index) => params[index - 1] ?? 'null')).execute(tx);
        resolve(await verifyLog({ ...deps, db: tx }));
        throw new Error('rolled back');
      })
      .catch((error: Error) => error.message === 'rolled back' || reject(error)),
  );

test('an open transaction that wrote to the audit log does not block a registration', async () => {
  const other = await openWriting();
  await deps.db.connection().execute(async (one) => {
    await sql`set lock_timeout = '1s'`.execute(one); // A blocked registration fails instead of hanging the test.
    expect(await register({ ...deps, db: one }, { handle: newHandle(), password: PASSWORD }, newClient())).toMatchObject({ ok: true });
    await sql`reset lock_timeout`.execute(one);
  });
  await other.query('commit');
  expect(await verifyLog(deps)).toBeUndefined();
});

test('an audit row that commits late is sealed after rows with higher ids, and the log stays valid', async () => {
  await sealAll();
  const late = await openWriting();
  for (let index = 0; index < 3; index += 1) await insertAudit(db, ROW);
  expect(await sealLog(deps)).toBe(3);
  expect(await verifyLog(deps)).toBeUndefined();
  await late.query('commit');
  expect(await verifyLog(deps)).toBeUndefined();
  expect(await sealLog(deps)).toBe(1);
  const ids = (await sealedIds()).slice(-4).map(Number);
  expect(ids.at(-1)).toBe(Math.min(...ids));
  expect(await verifyLog(deps)).toBeUndefined();
});

test('concurrent workers seal every audit row exactly once, without a gap in the seal ids', async () => {
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < 50; index += 1) await insertAudit(tx, ROW);
  });
  await Promise.all(Array.from({ length: 4 }, sealAll));
  const { rows } = await sql`
    select from audit_log where audit_id not in (select audit_id from audit_seals where audit_id is not null)
    union all select from audit_seals having count(*) <> max(seal_id) + 1`.execute(db);
  expect(rows).toEqual([]);
  expect(await verifyLog(deps)).toBeUndefined();
});

// SQL parameters: $1 is the id of a sealed row, $2 of the row sealed next, $3 of an unsealed row, $4 an unused id.
test.each([
  ['a sealed row is altered', 'update audit_log set verb = verb || 1 where audit_id = $1', 1],
  [
    'a sealed row is altered and its hash recomputed',
    "update audit_log set verb = 'x' where audit_id = $1; update audit_log as log set hash = audit_hash(null, log) where audit_id = $1",
    1,
  ],
  ['a sealed row is removed', 'delete from audit_log where audit_id = $1', 1],
  ['a row is removed with its seal', 'delete from audit_log where audit_id = $1; delete from audit_seals where audit_id = $1', 2],
  ['a seal is removed', 'delete from audit_seals where audit_id = $1', 1],
  ['a seal is altered', "update audit_seals set sealed_at = sealed_at - interval '1 day' where audit_id = $1", 1],
  ['an unsealed row is altered', 'update audit_log set detail = \'{"to":1}\' where audit_id = $3', 3],
  ['an unsealed row is removed', 'delete from audit_log where audit_id = $3', 3],
  ['a row is removed from the queue', 'delete from audit_unsealed where audit_id = $3', 3],
  [
    'a row is inserted bypassing the triggers',
    "insert into audit_log (audit_id, verb, subject_kind, subject_id) overriding system value values ($4, 'x', 'x', 'x'); update audit_log as log set hash = audit_hash(null, log) where audit_id = $4",
    4,
  ],
] as const)('verifyLog returns the id of the affected row when %s', async (_, tamper, named) => {
  for (let index = 0; index < 3; index += 1) await insertAudit(db, ROW);
  await sealAll();
  await insertAudit(db, ROW);
  const [middle = '', next = ''] = (await sealedIds()).slice(-2);
  const waiting = await newestId();
  const params = [middle, next, waiting, String(Number(waiting) + 1_000)];
  expect(await verifyLog(deps)).toBeUndefined();
  expect(await tampered(tamper, params)).toBe(params[named - 1]);
  expect(await verifyLog(deps)).toBeUndefined();
});

test('the audit_seals table rejects updates, deletes and truncation', async () => {
  await sealAll();
  await expect(sql`update audit_seals set hash = ''`.execute(db)).rejects.toThrow('cannot be changed');
  await expect(sql`delete from audit_seals`.execute(db)).rejects.toThrow('cannot be changed');
  await expect(sql`truncate audit_seals`.execute(db)).rejects.toThrow('cannot be changed');
});

test('verifyLog accepts rows that release 1.0 chained on insert, followed by rows sealed after the upgrade', async () => {
  const oldUrl = withDatabase(url, `${new URL(url).pathname.slice(1, -5)}_old_test`);
  await restoreSite1_0(oldUrl);
  const old = openDatabase(oldUrl, { maxConnections: 2, statementTimeoutMs: 20_000 });
  try {
    for (let index = 0; index < 3; index += 1) await insertAudit(old.db, ROW);
    await migrate(oldUrl);
    for (let index = 0; index < 3; index += 1) await insertAudit(old.db, ROW);
    expect(await findBrokenAudit(old.db)).toBeUndefined();
    while ((await sealLog(old)) > 0) {}
    expect(await findBrokenAudit(old.db)).toBeUndefined();
    const { rows } = await sql<{ id: string }>`select audit_id as id from audit_log`.execute(old.db);
    expect(rows).toHaveLength(6);
    for (const { id } of rows)
      await old.db
        .transaction()
        .execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          await sql`update audit_log set at = at + interval '1 hour' where audit_id = ${id}`.execute(tx);
          expect(await findBrokenAudit(tx)).toBe(id);
          throw new Error('rolled back');
        })
        .catch((error: Error) => expect(error.message).toBe('rolled back'));
  } finally {
    await old.close();
    await dropDatabase(oldUrl);
  }
});
