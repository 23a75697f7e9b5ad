-- Webhooks of players and of the site, their secrets, and the deliveries to each.
-- What a receiver has not confirmed is stored per webhook, so that a slow one delays no other (decision 0137).
create table webhooks (
  webhook_id bigint generated always as identity primary key,
  user_id integer references users, -- null: a webhook of the site
  created_by integer not null references users, -- is notified when the webhook is paused
  kind text not null check (kind in ('standard', 'discord')),
  shown_url text not null check (char_length(shown_url) <= 512), -- without the secret part of a Discord address
  language text not null check (language ~ '^[a-z-]{2,12}$'), -- of messages for people
  events text[] not null check (cardinality(events) between 1 and 16),
  filter jsonb not null check (octet_length(filter::text) <= 4096),
  paused_because text check (paused_because in ('gone', 'failing', 'by-owner')), -- null: active
  due_at timestamptz, -- when the oldest waiting delivery may be sent; null: none waits
  last_at timestamptz, -- the last attempt
  last_status smallint, -- its HTTP status; null: no answer
  dropped integer not null default 0, -- deliveries that were deleted because too many waited
  created_at timestamptz not null default app_now()
);
create index webhooks_user on webhooks (user_id);
create index webhooks_due on webhooks (due_at) where due_at is not null and paused_because is null;

-- A table of its own, because the web role may not read it (grants.sql).
create table webhook_secrets (
  webhook_id bigint primary key references webhooks on delete cascade,
  url text not null check (char_length(url) <= 512),
  secret text check (char_length(secret) <= 100) -- kind 'standard': signs the deliveries
);

-- One row per webhook and event, with ids only: what is sent is read when it is sent. Ids commit in order (usecases/webhooks/relay-webhooks.ts).
create table webhook_deliveries (
  delivery_id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  message_id uuid not null default gen_random_uuid(), -- the same in every attempt
  type text not null check (type ~ '^[a-z.]{1,32}$'), -- the domain defines the list
  subject text not null check (char_length(subject) <= 32), -- by type: a record, an event code, a news item or a log row
  facts jsonb not null default '{}', -- what was true at the time of the event, such as the rank
  record_id bigint,
  happened_at timestamptz not null default app_now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'skipped', 'given-up')),
  attempts smallint not null default 0,
  first_tried_at timestamptz,
  posted_message text check (char_length(posted_message) <= 64) -- kind 'discord': the id of the message, which a later change edits
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, delivery_id) where state = 'waiting';
create index webhook_deliveries_record on webhook_deliveries (record_id, webhook_id) where record_id is not null;
create index webhook_deliveries_age on webhook_deliveries (happened_at);

-- News items that webhooks were notified of. An item is published by its date, not by a write.
create table announced_news (
  news_id integer primary key references news
);
insert into announced_news select news_id from news;

-- The topic 'webhooks' has a kind and a subject, like 'pages'.
alter table outbox drop constraint outbox_pages_check,
  add constraint outbox_pages_check check ((topic in ('pages', 'webhooks')) = (kind is not null) and (kind is null) = (subject is null));

-- Without an active webhook nothing is queued.
create function queue_record_changes() returns trigger language plpgsql as $$
begin
  if not exists (select from webhooks where paused_because is null) then return null; end if;
  insert into outbox (topic, kind, subject)
  select 'webhooks', 'record-changed', record_id || '/' || change
  from before_it as o join after_it as n using (record_id), lateral (select case
    when is_countable(o.state) and not is_countable(n.state) then n.state
    when not is_countable(o.state) and is_countable(n.state) then 'restored'
    when is_countable(n.state) and (o.board_id, o.console, o.rank_key, o.comment, o.video_url) is distinct from
      (n.board_id, n.console, n.rank_key, n.comment, n.video_url) then 'edited'
  end as change) as compared
  where change is not null
  order by record_id limit 500;
  return null;
end $$;
create trigger records_queue_changes after update on records referencing old table as before_it new table as after_it
  for each statement execute function queue_record_changes();

create function queue_decision() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, kind, subject)
  select 'webhooks', 'decision', new.audit_id where exists (select from webhooks where paused_because is null);
  return null;
end $$;
create trigger audit_log_queue_decision after insert on audit_log for each row
  when (new.verb in ('change-record-state', 'edit-record', 'move-record', 'undo-act', 'answer-appeal', 'ban', 'unban', 'change-role', 'turn-switch',
    'change-policy', 'revise-rule', 'rename-catalogue', 'remove-profile-texts'))
  execute function queue_decision();
