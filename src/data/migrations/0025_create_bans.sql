-- Who may not take part, in what, why and until when.
-- The reason is a text about a person: it lives here, where it can be blanked; the audit log keeps its hash.
create table bans (
  ban_id bigint generated always as identity primary key,
  user_id integer not null references users,
  scope text not null check (scope in ('site', 'records', 'keywords')),
  reason text check (char_length(reason) <= 500),
  banned_by integer references users, -- null: an operator
  banned_at timestamptz not null default app_now(),
  ends_at timestamptz, -- null: until it is lifted
  lifted_at timestamptz
);
create index bans_user on bans (user_id) where lifted_at is null;
