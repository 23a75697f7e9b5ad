-- Events for the worker, for open pages, for players and for the caches in front of the site.

-- Written in the transaction of the change. A table instead of jobs: adding a job sends a notification, and PostgreSQL
-- commits only one notifying transaction at a time.
create table outbox (
  entry_id bigint generated always as identity primary key,
  topic text not null,
  record_event text check (record_event in ('posted', 'asked')), -- null: only "rankings changed"
  record_id bigint,
  revision_id bigint,
  kind text check (kind ~ '^[a-z-]{1,32}$'), -- topic 'pages': the kind of change; the domain defines the list
  subject text, -- topic 'pages': the id of the changed thing
  purged boolean not null default false, -- sent to the edge already, waits for the other recipients
  check ((record_event is null) = (record_id is null) and (record_event is null) = (revision_id is null)),
  constraint outbox_pages_check check ((topic = 'pages') = (kind is not null) and (kind is null) = (subject is null))
) with (autovacuum_vacuum_scale_factor = 0.01);

-- New records for open pages, numbered 1, 2, 3 … without gaps by one transaction at a time: ids of a sequence commit out of order,
-- so a reader who has seen 8 could miss 7.
create table live_events (
  event_id bigint primary key,
  record_id bigint not null,
  queued_at timestamptz not null default app_now()
);

-- One row per player and cause, with ids only: names are read when the notification is shown. Several of one kind are shown as one (decision 0064).
create table notifications (
  notification_id bigint generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind ~ '^[a-z-]{1,32}$'), -- the domain defines the list
  cause bigint not null, -- by kind: a record, a revision, a moderation act or an event code
  record_id bigint references records,
  place smallint, -- kind 'beaten': the place held before
  created_at timestamptz not null default app_now(),
  read_at timestamptz,
  unique (user_id, kind, cause) -- a repeated job notifies once
);
create index notifications_newest on notifications (user_id, notification_id desc);
create index notifications_age on notifications (created_at);

-- Browsers that receive push messages, deleted with their session, so that a shared device receives nothing after sign-out.
create table push_subscriptions (
  session_id bigint primary key references sessions on delete cascade,
  user_id integer not null references users,
  endpoint text not null unique check (char_length(endpoint) <= 1024),
  p256dh text not null check (char_length(p256dh) <= 128),
  auth text not null check (char_length(auth) <= 64),
  created_at timestamptz not null default app_now()
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Purges that an edge cache has not confirmed yet (decision 0098). A worker locks the rows that it sends; if it dies, they are free at once.
create table edge_purges (
  purge_id bigint generated always as identity primary key,
  edge text not null, -- the address of the cache
  keys text[] not null check (cardinality(keys) > 0),
  due_at timestamptz not null, -- by the worker's clock, after all processes have received the change
  queued_at timestamptz not null default app_now()
) with (autovacuum_vacuum_scale_factor = 0.01);
create index edge_purges_due on edge_purges (edge, due_at);

-- The time up to which changes caused by time alone (such as the start of an event) were purged.
create table edge_clock (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null
);

-- Queues a purge for rarely written tables whose content pages show, so that a new write path cannot miss it.
-- Arguments: the kind of the event, and the column with its subject. Posts are not included: their outbox row names the record.
create function queue_page_event() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, kind, subject) values ('pages', tg_argv[0], coalesce(to_jsonb(new) ->> tg_argv[1], ''));
  return null;
end $$;

create trigger users_queue_pages after update on users for each row
  when (old.handle <> new.handle or old.name is distinct from new.name or old.closed_at is distinct from new.closed_at)
  execute function queue_page_event('player', 'id');
create trigger bans_queue_pages after insert or update on bans for each row execute function queue_page_event('log', 'ban_id');
create trigger audit_log_queue_pages after insert on audit_log for each row
  when (new.verb in ('change-record-state', 'edit-record', 'move-record', 'undo-act', 'answer-appeal', 'ban', 'unban', 'change-role', 'turn-switch',
    'change-policy', 'revise-rule', 'rename-catalogue'))
  execute function queue_page_event('log', 'audit_id');

create trigger keywords_queue_pages after insert or update on keywords for each row execute function queue_page_event('keyword', 'unique_id');
create trigger keyword_texts_queue_pages after insert or update on keyword_texts for each row
  execute function queue_page_event('keyword', 'unique_id');
create trigger news_queue_pages after insert or update on news for each row execute function queue_page_event('news', 'news_id');

create trigger catalogue_entries_queue_pages after insert or update on catalogue_entries for each statement
  execute function queue_page_event('catalogue', '');
create trigger boards_queue_pages after insert on boards for each statement execute function queue_page_event('catalogue', '');
create trigger policies_queue_pages after insert or update on policies for each statement execute function queue_page_event('rules', '');
create trigger switches_queue_pages after insert or update on switches for each statement execute function queue_page_event('switches', '');

create trigger events_queue_pages after insert or update on events for each row when (new.state <> 'draft')
  execute function queue_page_event('event', 'event_code');
create trigger event_members_queue_pages after insert or update on event_members for each row
  execute function queue_page_event('joined', 'event_code');
create trigger event_results_queue_pages after insert on event_results for each row execute function queue_page_event('event', 'event_code');
create trigger event_amendments_queue_pages after insert on event_amendments for each row
  execute function queue_page_event('event', 'event_code');
create trigger sealed_boards_queue_pages after insert or update on sealed_boards for each row
  execute function queue_page_event('event', 'event_code');

create trigger appeals_queue_pages after insert or update on appeals for each row execute function queue_page_event('spoken-of', 'record_id');
create trigger peer_checks_queue_pages after insert on peer_checks for each row execute function queue_page_event('spoken-of', 'record_id');
create trigger moderation_acts_queue_pages after insert on moderation_acts for each row
  execute function queue_page_event('spoken-of', 'record_id');
create trigger evidence_health_queue_pages after insert on evidence_health for each row when (new.state <> 'healthy')
  execute function queue_page_event('spoken-of', 'record_id');
create trigger evidence_health_queue_pages_again after update on evidence_health for each row
  when ((old.state, old.subject) is distinct from (new.state, new.subject)) execute function queue_page_event('spoken-of', 'record_id');

-- A picture that was decoded or taken down after its record was posted. Claiming a picture is part of a post or an edit.
create trigger uploads_queue_pages after update on uploads for each row
  when (new.record_id is not null and (old.state, old.taken_down_at) is distinct from (new.state, new.taken_down_at))
  execute function queue_page_event('changed', 'record_id');
create trigger uploads_queue_pictures after update on uploads for each row when (old.taken_down_at is distinct from new.taken_down_at)
  execute function queue_page_event('picture', 'upload_id');

-- The event of a corrected record names the board that it was on before. More than 500 records at once make one event.
create function queue_record_events() returns trigger language plpgsql as $$
begin
  if (select count(*) from before_it) > 500 then
    insert into outbox (topic, kind, subject) values ('pages', 'rebuilt', '');
    return null;
  end if;
  insert into outbox (topic, kind, subject)
  select 'pages', case when is_corrected then 'corrected' else 'changed' end, concat_ws('/', record_id, case when is_corrected then o.board_id end)
  from before_it as o join after_it as n using (record_id),
    lateral (select (o.board_id, o.console, o.rank_key, o.score, o.time_ms, is_countable(o.state))
      is distinct from (n.board_id, n.console, n.rank_key, n.score, n.time_ms, is_countable(n.state)) as is_corrected) as compared
  order by record_id;
  return null;
end $$;
create trigger records_queue_pages after update on records referencing old table as before_it new table as after_it
  for each statement execute function queue_record_events();
