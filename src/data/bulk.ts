import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Disables the statement timeout and raises the sort memory for this transaction. */
export async function allowLongWork(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local work_mem = '1GB'`.execute(tx);
  await sql`set local maintenance_work_mem = '1GB'`.execute(tx);
}

/** Drops the constraints and indexes of the tables, runs `fill`, then recreates both, which checks every row. */
export async function withoutIndexes(tx: Db, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const own = sql`any(${sql.val(tables)}::regclass[])`;
  const constraints = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where conrelid = ${own} and contype in ('p', 'u', 'x', 'f') or confrelid = ${own}
    order by contype = 'f', conrelid, conname`.execute(tx);
  const indexes = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = ${own} and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    order by indexrelid`.execute(tx);

  for (const { table, name } of constraints.rows.toReversed()) await run(tx, `alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes.rows) await run(tx, `drop index ${name}`);
  await fill();
  for (const { definition } of indexes.rows) await run(tx, definition);
  for (const { table, name, definition } of constraints.rows) await run(tx, `alter table ${table} add constraint ${name} ${definition}`);
}

/**
 * Runs `write` with the table's triggers disabled. The caller must rebuild the derived data that the triggers maintain.
 */
export async function withoutTriggers(tx: Db, table: string, write: () => Promise<void>): Promise<void> {
  await run(tx, `alter table ${table} disable trigger user`);
  await write();
  await run(tx, `alter table ${table} enable trigger user`);
}

/** Updates the visibility map, which index-only scans need, instead of waiting for autovacuum. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
}

const run = (tx: Db, statement: string) => sql.raw(statement).execute(tx);
