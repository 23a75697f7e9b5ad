-- Accounts elsewhere that may sign in here.
-- The provider's own number for the person, and nothing else that it told us.
create table linked_accounts (
  provider text not null check (char_length(provider) <= 32),
  subject text not null check (char_length(subject) <= 255),
  user_id integer not null references users,
  linked_at timestamptz not null default app_now(),
  primary key (provider, subject)
);
create unique index linked_accounts_user on linked_accounts (user_id, provider);
