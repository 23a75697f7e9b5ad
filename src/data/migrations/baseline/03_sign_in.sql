-- Passwords, sessions, one-time links, linked accounts and rate limits.
-- Separate from `users`, so that a query for players cannot return secrets.
create table credentials (
  user_id integer primary key references users,
  password_hash text not null check (password_hash like '$argon2id$v=19$%'),
  changed_at timestamptz not null default app_now()
);

-- Checked on every request: deleting the row ends the session at once. Only the cookie contains the secret itself.
create table sessions (
  session_id bigint generated always as identity primary key,
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  user_id integer not null references users,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  expires_at timestamptz not null, -- at most 30 days after signing in; address and agent are deleted with the row
  address text check (char_length(address) <= 64),
  agent text check (char_length(agent) <= 256),
  reauthenticated_at timestamptz -- the last time the password was entered again; sensitive changes ask for a recent one
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Browsers that have signed in to an account: failed attempts from elsewhere do not lock them out.
create table known_devices (
  user_id integer not null references users,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  last_used_at timestamptz not null default app_now(),
  primary key (user_id, device_hash)
);

-- Links in mails and codes for imported names: each is valid for one purpose, one use and one hour.
create table one_time_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'claim-name')),
  address text, -- the address to be confirmed
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'confirm-email') = (address is not null))
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);

-- Accounts at OpenID providers. Stores only the provider's id of the person.
create table linked_accounts (
  provider text not null check (char_length(provider) <= 32),
  subject text not null check (char_length(subject) <= 255),
  user_id integer not null references users,
  linked_at timestamptz not null default app_now(),
  primary key (provider, subject)
);
create unique index linked_accounts_user on linked_accounts (user_id, provider);

-- Counters of the rate limits that all processes share. Keys are hashes of addresses and names.
create table attempts (
  key bytea primary key check (octet_length(key) = 32),
  tries integer not null,
  window_ends_at timestamptz not null
);
create index attempts_end on attempts (window_ends_at);
