-- Passkeys, authenticator apps, recovery codes, and sign-ins that wait for one of them.
-- A stolen password must not be enough to use an account that has a second factor, nor the role of a staff member.
alter table users add column staff_since timestamptz;
update users set staff_since = app_now() where role <> 'player'; -- Staff of version 1.0 have seven days from the upgrade.
create function set_staff_since() returns trigger language plpgsql as $$
begin
  new.staff_since := case when new.role <> 'player' then coalesce(old.staff_since, app_now()) end;
  return new;
end $$;
create trigger users_set_staff_since before insert or update of role on users for each row execute function set_staff_since();

create table passkeys (
  passkey_id bigint generated always as identity primary key,
  user_id integer not null references users,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) <= 4096), -- COSE key
  counter bigint not null default 0 check (counter >= 0), -- signatures so far; stays 0 on many devices
  transports text[] not null default '{}' check (cardinality(transports) <= 8), -- how the browser reaches the device
  name text not null check (char_length(name) between 1 and 640), -- 40 user-perceived characters
  is_synced boolean not null, -- stored in the user's password manager, not only on one device
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- The key of an authenticator app. It counts as a second factor once its owner has entered a first code.
create table authenticator_apps (
  user_id integer primary key references users,
  key bytea not null check (octet_length(key) = 20),
  created_at timestamptz not null default app_now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0 -- time step of the last accepted code, so that no code is accepted twice
);

-- Codes for the loss of every other second factor. Using a code deletes it.
create table recovery_codes (
  user_id integer not null references users,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default app_now(),
  primary key (user_id, code_hash)
);

-- Challenges that passkeys have to sign. Each is answered at most once.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  user_id integer references users, -- null: signing in, when the user is not known yet
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- Sign-ins with a correct password or provider that still need the second factor.
create table pending_sign_ins (
  secret_hash bytea primary key check (octet_length(secret_hash) = 32),
  user_id integer not null references users,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index pending_sign_ins_user on pending_sign_ins (user_id);
create index pending_sign_ins_expires on pending_sign_ins (expires_at);

-- A link in a mail about a changed sign-in method, with which its owner undoes the change.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('reset-password', 'confirm-email', 'claim-name', 'not-me'));
