-- The clock, and the history of changed rows.

-- All SQL reads the time from app_now(). Tests replace the function in their own databases; in production nothing changes the time.
create function app_now() returns timestamptz language sql volatile return clock_timestamp();

-- One sequence for all tables, so that revision ids also order changes across tables.
create sequence revision_ids as bigint;

-- The earlier versions of rows. A table with a store_revision() trigger never loses a version.
create table revisions (
  revision_id bigint primary key,
  table_name text not null,
  row_key text not null,
  content jsonb not null,
  replaced_at timestamptz not null default app_now()
);
create index revisions_row on revisions (table_name, row_key, revision_id);

-- Trigger names: <table>_no_change (update or delete), <table>_no_delete, <table>_no_truncate.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger revisions_no_change before update or delete on revisions for each row execute function refuse_change();
create trigger revisions_no_truncate before truncate on revisions execute function refuse_change();

-- Stores the version that an update replaces. The arguments are the columns of the row's key.
-- Security definer: a role that may change a row needs no right to write its history, so it cannot forge one.
create function store_revision() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into revisions (revision_id, table_name, row_key, content)
  select old.revision_id, tg_table_name, string_agg(to_jsonb(old) ->> key_column, '/' order by position), to_jsonb(old)
  from unnest(tg_argv) with ordinality as keys (key_column, position);
  new.revision_id := nextval('revision_ids');
  return new;
end $$;

-- A text in several languages: {"en": "…", "ja": "…"}. English is required, other languages fall back to it.
create function is_localised(texts jsonb, most_characters integer) returns boolean language sql immutable as $$
  select jsonb_typeof(texts) = 'object' and texts ? 'en' and not exists (
    select from jsonb_each(texts)
    where key !~ '^[a-z]{2}$' or jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') not between 1 and most_characters
  )
$$;
