-- Which name somebody gave up for which, until a moderator can no longer be asked to look at it. The log names the change by its number
-- alone: names are forgotten with the account, the log never is.
create table name_changes (
  change_id bigint generated always as identity primary key,
  user_id integer not null references users,
  old_name text check (char_length(old_name) between 1 and 512), -- null: the anonymous label
  new_name text check (char_length(new_name) between 1 and 512),
  changed_at timestamptz not null default app_now()
);
create index name_changes_user on name_changes (user_id);
create index name_changes_age on name_changes (changed_at);
