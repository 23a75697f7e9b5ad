import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Returns the schema as SQL for readers: each table with its constraints, indexes and triggers, then views and functions. */
export async function describeSchema(db: Db): Promise<string> {
  const sections = await Promise.all([describeTables(db), describeViews(db), describeFunctions(db)]);
  return `${sections.flat().join('\n\n')}\n`;
}

const texts = async (db: Db, query: ReturnType<typeof sql<{ text: string }>>) => (await query.execute(db)).rows.map(({ text }) => text);

const describeTables = (db: Db) =>
  texts(
    db,
    sql`
    with column_lines as (
      select attrelid as table_oid, string_agg(concat_ws(' ', '  ' || quote_ident(attname), replace(format_type(atttypid, atttypmod), 'timestamp with time zone', 'timestamptz'),
        case when attnotnull then 'NOT NULL' end,
        case when attidentity <> '' then 'GENERATED ALWAYS AS IDENTITY' end,
        case when attgenerated <> '' then 'GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid) || ') STORED'
          else 'DEFAULT ' || pg_get_expr(adbin, adrelid) end), e',\n' order by attnum) as lines
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped group by attrelid
    ), constraint_lines as (
      select conrelid as table_oid, string_agg(format(e',\n  CONSTRAINT %I %s', conname, pg_get_constraintdef(oid, true)), ''
        order by strpos('pufc', contype::text), conname) as lines
      from pg_constraint group by conrelid
    ), index_lines as (
      select indrelid as table_oid, string_agg(e'\n' || replace(pg_get_indexdef(indexrelid), ' public.', ' ') || ';', ''
        order by indexrelid::regclass::text) as lines
      from pg_index where not exists (select from pg_constraint where conindid = indexrelid) group by indrelid
    ), trigger_lines as (
      select tgrelid as table_oid, string_agg(e'\n' || pg_get_triggerdef(oid, true) || ';', '' order by tgname) as lines
      from pg_trigger where not tgisinternal group by tgrelid
    )
    select format(e'CREATE TABLE %I (\n%s%s\n)%s;%s%s', relname, column_lines.lines, constraint_lines.lines,
      ' WITH (' || array_to_string(reloptions, ', ') || ')', index_lines.lines, trigger_lines.lines) as text
    from pg_class join column_lines on column_lines.table_oid = oid
      left join constraint_lines on constraint_lines.table_oid = oid
      left join index_lines on index_lines.table_oid = oid
      left join trigger_lines on trigger_lines.table_oid = oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
    order by relname`,
  );

const describeViews = (db: Db) =>
  texts(
    db,
    sql`
    select format(e'CREATE VIEW %I AS\n%s', relname, pg_get_viewdef(oid, true)) as text
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`,
  );

const describeFunctions = (db: Db) =>
  texts(
    db,
    sql`
    select replace(trim(e'\n' from pg_get_functiondef(oid)), 'CREATE OR REPLACE FUNCTION public.', 'CREATE FUNCTION ') || ';' as text
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') -- not the functions of extensions
    order by proname`,
  );
