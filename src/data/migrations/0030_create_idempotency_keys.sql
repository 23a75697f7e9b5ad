-- What a player's key was answered with, so that a post that is sent again is not posted again.
-- Written by the transaction that stores the record: the one is never there without the other.
create table idempotency_keys (
  user_id integer not null,
  key uuid not null,
  content_hash bytea not null check (octet_length(content_hash) = 32),
  answer json not null, -- not jsonb, which forgets the order of what was sent
  created_at timestamptz not null default app_now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
