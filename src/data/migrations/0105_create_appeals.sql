-- An author's answer to a decline: once for each, and another moderator than the one who declined says what becomes of it.
create table appeals (
  appeal_id bigint generated always as identity primary key,
  record_id bigint not null references records,
  revision_id bigint not null unique, -- the version with which the record was declined: one appeal for each decision
  declined_by integer references users, -- null: nobody, the time to answer had passed
  text text not null check (char_length(text) <= 8000),
  created_at timestamptz not null default app_now(),
  outcome text check (outcome in ('upheld', 'kept')), -- upheld: the author was right
  answer text check (char_length(answer) <= 8000), -- the sentence that everybody can read
  answered_by integer references users,
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null) and (outcome is null) = (answer is null)),
  check (answered_by <> declined_by)
);
create index appeals_open on appeals (created_at, appeal_id) where outcome is null;
create index appeals_record on appeals (record_id);
create trigger appeals_stay before delete on appeals for each row execute function refuse_change();
create trigger appeals_stay_whole before truncate on appeals execute function refuse_change();
