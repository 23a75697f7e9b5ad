-- Who did what, when.
-- Rows hold numbers and codes only, so that a closed account leaves no name behind; nobody can alter them, the site's own role included.
create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor_id integer references users, -- null: the system itself
  verb text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null default '{}'
);
create trigger audit_log_is_final before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_stays_whole before truncate on audit_log execute function refuse_change();
create index audit_log_subject on audit_log (subject_kind, subject_id, audit_id);
