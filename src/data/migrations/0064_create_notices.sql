-- What a player is told of in the site, and what each wants to hear.
-- A row is one person, one cause: numbers only, so names are read when the row is. Several of one kind are shown as one (decision 0064).
create table notices (
  notice_id bigint generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('beaten', 'rival', 'asked', 'event')),
  cause bigint not null, -- a record (beaten, rival), the revision with which more was asked (asked), an event's code (event)
  record_id bigint references records, -- null: an event
  place smallint, -- beaten: the place that was held until then
  created_at timestamptz not null default app_now(),
  read_at timestamptz,
  unique (user_id, kind, cause), -- a job that runs twice tells once
  check ((kind = 'event') = (record_id is null))
);
create index notices_newest on notices (user_id, notice_id desc);
create index notices_age on notices (created_at);

alter table users
  add column notify_rivals boolean not null default true,
  add column notify_top smallint not null default 30 check (notify_top between 1 and 100),
  add column digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  add column digested_at timestamptz not null default app_now(); -- what came before needs no letter any more
create index users_digest on users (digest, digested_at) where digest <> 'off';
create index users_event_listeners on users (id) where notify_events;

-- Events whose start has been told; one row keeps the clock's job from asking every player again.
create table announced_events (
  event_code integer primary key,
  announced_at timestamptz not null default app_now()
);
