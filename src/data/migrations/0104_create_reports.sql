-- What readers think is wrong with a record. Only moderators read it; who reported is shown to nobody else, the record's author included.
create table reports (
  report_id bigint generated always as identity primary key,
  record_id bigint not null references records,
  revision_id bigint not null, -- the version that was seen
  reporter_id integer not null references users,
  reason text not null check (char_length(reason) between 1 and 32), -- a code of domain/fairness/reports.ts
  text text not null check (char_length(text) <= 8000), -- 500 characters as people count them; a cluster may hold many code points
  created_at timestamptz not null default app_now(),
  outcome text check (outcome in ('acted', 'dismissed')),
  answered_by integer references users,
  answered_at timestamptz,
  unique (record_id, revision_id, reporter_id), -- one report a reader and version
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null)),
  check (answered_by <> reporter_id)
);
create index reports_open on reports (created_at, report_id) where outcome is null;
create index reports_reporter on reports (reporter_id);
create trigger reports_stay before delete on reports for each row execute function refuse_change();
create trigger reports_stay_whole before truncate on reports execute function refuse_change();
