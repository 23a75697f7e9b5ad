import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#data/migrate.ts';
import { asRole, createRoles } from '#tests/support/database/database-roles.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db, url } = openTestDatabase();
const ROLES = ['stargrass_web', 'stargrass_worker'] as const;

type Grant = { role: string; table: string; privilege: string };
const grants = async () =>
  (
    await sql<Grant>`
      select grantee as role, table_name as table, privilege_type as privilege from information_schema.role_table_grants
      where table_schema = 'public' and grantee = any(${sql.val(ROLES)}::text[]) order by 1, 2, 3`.execute(db)
  ).rows;

test('the web and worker database roles have no administrative rights and neither own nor create objects', async () => {
  const { rows } = await sql`
    select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
      (select count(*)::int from pg_class where relowner = pg_roles.oid) + (select count(*)::int from pg_proc where proowner = pg_roles.oid) as owned,
      has_schema_privilege(rolname, 'public', 'create') or has_schema_privilege(rolname, 'graphile_worker', 'create') as creates
    from pg_roles where rolname = any(${sql.val(ROLES)}::text[]) order by rolname`.execute(db);
  const nothing = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
    owned: 0,
    creates: false,
  };
  expect(rows).toEqual(ROLES.map((rolname) => ({ rolname, ...nothing })));
});

test('tables belong to the migration role, which is not a superuser', async () => {
  const { rows } = await sql`
    select distinct rolname, rolsuper from pg_class join pg_roles on pg_roles.oid = relowner
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind in ('r', 'v', 'S')`.execute(db);
  expect(rows).toEqual([{ rolname: 'stargrass_migrate', rolsuper: false }]);
});

test('the web and worker roles can read every table except, for the web, the secrets of webhooks, and have only select, insert, update and delete privileges', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`.execute(db);
  const all = await grants();
  for (const role of ROLES) {
    const own = all.filter((grant) => grant.role === role);
    expect(
      own
        .filter(({ privilege }) => privilege === 'SELECT')
        .map(({ table }) => table)
        .sort(),
    ).toEqual(
      rows
        .map(({ name }) => name)
        .filter((name) => role === 'stargrass_worker' || name !== 'webhook_secrets')
        .sort(),
    );
    expect([...new Set(own.map(({ privilege }) => privilege))].sort()).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
  }
});

test('the web and worker roles can neither change rows in append-only tables nor write to history tables', async () => {
  // Bits of tgtype: 8 is delete, 16 is update.
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid = 'refuse_change'::regproc and tgqual is null and tgtype & 24 = 24 and tgattr = ''`.execute(db);
  const final = rows.map(({ name }) => name);
  expect(final).toEqual(expect.arrayContaining(['audit_log', 'audit_seals', 'revisions', 'event_results', 'event_amendments', 'boards']));
  const all = await grants();
  expect(all.filter(({ table, privilege }) => final.includes(table) && /UPDATE|DELETE/.test(privilege))).toEqual([]);
  const written = all.filter(({ privilege }) => privilege !== 'SELECT');
  expect(written.filter(({ table }) => ['revisions', 'schema_migrations', 'audit_seals'].includes(table))).toEqual([]);
  expect(written.filter(({ role, table }) => role === 'stargrass_web' && table === 'audit_unsealed')).toEqual([]);
});

describe.each(ROLES)('database role %s', (role) => {
  const client = new Client({ connectionString: asRole(url, role) });
  beforeAll(() => client.connect());
  afterAll(() => client.end());

  test.each([
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_no_change on audit_log',
    "update audit_log set verb = 'nothing'",
    'delete from audit_log',
    'truncate audit_log',
    "update revisions set content = '{}'",
    "insert into revisions (revision_id, table_name, row_key, content) values (-1, 'records', '1', '{}')",
    'delete from records',
    'alter table records add column extra text',
    'create table extra (extra text)',
    'create or replace function app_now() returns timestamptz language sql volatile return clock_timestamp()',
    "insert into audit_seals (seal_id, audit_id, hash) values (-1, -1, '')",
    "insert into schema_migrations (name, hash) values ('x', 'x')",
    'set session_replication_role = replica',
    'set role stargrass_migrate',
    "copy (select 1) to program 'true'",
    "select pg_read_file('postgresql.conf')",
  ])('may not execute: %s', async (statement) => {
    // SQLSTATE 42501 is insufficient_privilege.
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

test('applying the roles and grants again revokes privileges that are not listed', async () => {
  const before = await grants();
  await sql`grant update, delete on audit_log to stargrass_web`.execute(db);
  await createRoles(url);
  await migrate(url);
  expect(await grants()).toEqual(before);
});
