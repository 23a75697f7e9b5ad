-- Who is signed in, where.
-- The row decides at every request; deleting it ends the session at once, everywhere. The secret itself is only in the cookie.
create table sessions (
  session_id bigint generated always as identity primary key,
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  user_id integer not null references users,
  created_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  address text check (char_length(address) <= 64), -- goes with the row, 30 days after signing in at the latest
  agent text check (char_length(agent) <= 256)
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Browsers from which an account was signed in to: strangers who guess at it cannot keep these out.
create table known_devices (
  user_id integer not null references users,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  last_used_at timestamptz not null default app_now(),
  primary key (user_id, device_hash)
);
