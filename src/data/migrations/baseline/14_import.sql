-- Rows imported from other sites and services, by the ids that they had there: nothing is imported twice, and old links can be redirected.
create table imported_runs (
  service text not null check (service ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  run_id text not null check (char_length(run_id) between 1 and 128),
  record_id bigint not null unique references records,
  imported_at timestamptz not null default app_now(),
  primary key (service, run_id)
);
create trigger imported_runs_no_change before update or delete on imported_runs for each row execute function refuse_change();
create trigger imported_runs_no_truncate before truncate on imported_runs execute function refuse_change();

create table imported_users (
  source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  old_id text not null check (char_length(old_id) between 1 and 128),
  user_id integer not null unique references users,
  imported_at timestamptz not null default app_now(),
  claimed_at timestamptz, -- null: the owner of the name has not claimed it yet
  primary key (source, old_id)
);
create function protect_import_origin() returns trigger language plpgsql as $$
begin
  raise exception 'the origin of an imported player never changes, and a name is claimed once' using errcode = 'restrict_violation';
end $$;
create trigger imported_users_protect_origin before update on imported_users for each row
  when (old.source <> new.source or old.old_id <> new.old_id or old.user_id <> new.user_id or old.claimed_at is not null)
  execute function protect_import_origin();
create trigger imported_users_no_delete before delete on imported_users for each row execute function refuse_change();
create trigger imported_users_no_truncate before truncate on imported_users execute function refuse_change();

create table imported_records (
  source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  old_id text not null check (char_length(old_id) between 1 and 128),
  record_id bigint not null unique references records,
  imported_at timestamptz not null default app_now(),
  primary key (source, old_id)
);
create trigger imported_records_no_change before update or delete on imported_records for each row execute function refuse_change();
create trigger imported_records_no_truncate before truncate on imported_records execute function refuse_change();

create table imported_keywords (
  source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  old_id text not null check (char_length(old_id) between 1 and 128),
  unique_id text not null unique references keywords,
  imported_at timestamptz not null default app_now(),
  primary key (source, old_id)
);
create trigger imported_keywords_no_change before update or delete on imported_keywords for each row execute function refuse_change();
create trigger imported_keywords_no_truncate before truncate on imported_keywords execute function refuse_change();
