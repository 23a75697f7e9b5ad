-- What belongs to an account beside its name: settings, password, e-mail.
-- Apart from `users`, so that a read of players can never carry any of it along.
alter table users
  add column theme text not null default 'dark' check (theme in ('light', 'dark', 'system')),
  add column language text not null default 'en' check (language in ('en', 'ja')),
  add column notify_beaten boolean not null default true,
  add column notify_decisions boolean not null default true,
  add column notify_events boolean not null default false,
  add column closed_at timestamptz;

create table credentials (
  user_id integer primary key references users,
  password_hash text not null check (password_hash like '$argon2id$v=19$%'),
  changed_at timestamptz not null default app_now()
);

-- Anybody may claim an address; only one can confirm it. So nobody learns by claiming whether it is known.
create table emails (
  user_id integer primary key references users,
  address text not null check (address = lower(address) and char_length(address) <= 254),
  confirmed_at timestamptz
);
create unique index emails_confirmed on emails (address) where confirmed_at is not null;
