-- Tokens with which bots call the API for a player.
-- Only the hash of a token is stored, so that a copy of this table cannot be used to call the API.
create table api_tokens (
  token_id bigint generated always as identity primary key,
  user_id integer not null references users,
  name text not null check (char_length(name) between 1 and 640), -- 40 user-perceived characters
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  start text not null check (char_length(start) <= 12), -- how the token begins, so that its owner recognises it
  scopes text[] not null check (cardinality(scopes) between 1 and 2 and scopes <@ array['read:me', 'post:records']),
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz, -- written at most once a minute
  expires_at timestamptz -- null: the token does not expire
);
create index api_tokens_user on api_tokens (user_id);
create index api_tokens_expires on api_tokens (expires_at) where expires_at is not null; -- read by the clean-up
