-- History that the database itself keeps.
-- A row that carries keep_revision() can be changed but never lost: its old version is kept here, in the same transaction.
create sequence revision_ids as bigint; -- one for all tables, so that revision ids also say what came first

create table revisions (
  revision_id bigint primary key,
  table_name text not null,
  row_key text not null,
  content jsonb not null,
  replaced_at timestamptz not null default app_now()
);
create index revisions_row on revisions (table_name, row_key, revision_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps its rows for ever', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger revisions_are_final before update or delete on revisions for each row execute function refuse_change();
create trigger revisions_stay_whole before truncate on revisions execute function refuse_change();

-- Arguments: the columns that make the row's key.
create function keep_revision() returns trigger language plpgsql as $$
begin
  insert into revisions (revision_id, table_name, row_key, content)
  select old.revision_id, tg_table_name, string_agg(to_jsonb(old) ->> key_column, '/' order by position), to_jsonb(old)
  from unnest(tg_argv) with ordinality as keys (key_column, position);
  new.revision_id := nextval('revision_ids');
  return new;
end $$;
