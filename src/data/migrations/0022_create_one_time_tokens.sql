-- Links in mails: each for one purpose, one use and one hour.
-- Only hashes are kept: whoever reads the table cannot use a link.
create table one_time_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  address text, -- the one to be confirmed
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'confirm-email') = (address is not null))
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);
