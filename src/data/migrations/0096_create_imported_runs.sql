-- Which run of an outside service became which record: the same run is never imported twice.
create table imported_runs (
  service text not null check (service ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  run_id text not null check (char_length(run_id) between 1 and 128),
  record_id bigint not null unique references records,
  imported_at timestamptz not null default app_now(),
  primary key (service, run_id)
);
create trigger imported_runs_stay before update or delete on imported_runs for each row execute function refuse_change();
create trigger imported_runs_stay_whole before truncate on imported_runs execute function refuse_change();
