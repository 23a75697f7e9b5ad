-- Renames tables, columns, functions, triggers and jobs to the names in docs/glossary.md, and stores localised texts as JSON.
-- Afterwards the schema equals that of migrations/baseline (from-1.0.db.test.ts). Needs the site stopped: no older build works with it.

-- Tables and columns.
alter table notices rename to notifications;
alter table notifications rename column notice_id to notification_id;
alter sequence notices_notice_id_seq rename to notifications_notification_id_seq;
alter table glances rename to peer_checks;
alter table peer_checks rename column is_rule_kept to is_rule_followed;
alter table uploads rename column begun_at to started_at;
alter table live_events rename column noted_at to queued_at;
alter table edge_purges rename column noted_at to queued_at;
alter table edge_clock rename column looked_at to checked_at;
alter table outbox rename column what to record_event;
alter table users rename column sought to search_text;
alter table total_generations rename column seen to snapshot;

-- Indexes and constraints.
do $$
declare
  item record;
begin
  for item in
    select relname as old_name, replace(replace(relname, 'notices', 'notifications'), 'glances', 'peer_checks') as new_name
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'i' and relname ~ 'notices|glances'
  loop
    execute format('alter index %I rename to %I', item.old_name, item.new_name);
  end loop;
  for item in
    select conname as old_name, conrelid::regclass as table_name, replace(replace(conname, 'notices', 'notifications'), 'glances', 'peer_checks') as new_name
    from pg_constraint where connamespace = 'public'::regnamespace and conname ~ 'notices|glances'
  loop
    execute format('alter table %s rename constraint %I to %I', item.table_name, item.old_name, item.new_name);
  end loop;
end $$;
alter index users_sought rename to users_search_text;
alter index users_event_listeners rename to users_event_recipients;
alter index evidence_health_ailing rename to evidence_health_unhealthy;
alter index audit_log_to_look_at rename to audit_log_to_review;
alter table outbox rename constraint outbox_what_check to outbox_record_event_check;

-- Triggers.
do $$
declare
  item record;
begin
  for item in
    select tgname as old_name, tgrelid::regclass as table_name, case
      when tgname ~ '^imported_(runs|records|keywords)_stay$' then regexp_replace(tgname, '_stay$', '_no_change')
      when tgname ~ '_stays?_whole$' then regexp_replace(tgname, '_stays?_whole$', '_no_truncate')
      when tgname ~ '_stay$' then regexp_replace(tgname, '_stay$', '_no_delete')
      when tgname ~ '_(is|are)_final$' then regexp_replace(tgname, '_(is|are)_final$', '_no_change')
      when tgname ~ '_announce$' then regexp_replace(tgname, '_announce$', '_notify')
      when tgname ~ '_ask_for_spans' then replace(tgname, '_ask_for_spans', '_queue_spans')
      when tgname ~ '_note_p(ages|ictures)' then replace(tgname, '_note_p', '_queue_p')
      when tgname ~ '_keep_ranks$' then replace(tgname, '_keep_ranks', '_store_ranks')
      when tgname ~ '_keep_origin$' then replace(tgname, '_keep_origin', '_protect_origin')
      when tgname = 'uploads_stay_claimed' then 'uploads_protect_claimed'
      when tgname = 'a_records_take_turn' then 'a_records_stamp'
      when tgname = 'records_keep_bests' then 'records_update_bests'
      when tgname = 'keyword_texts_keep_name' then 'keyword_texts_store_name'
      when tgname = 'event_amendments_follow' then 'event_amendments_check_order'
      else tgname end as new_name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
  loop
    continue when item.new_name = item.old_name;
    execute format('alter trigger %I on %s rename to %I', item.old_name, item.table_name,
      replace(replace(item.new_name, 'glances_', 'peer_checks_'), 'notices_', 'notifications_'));
  end loop;
end $$;

-- Functions.
alter function keep_revision rename to store_revision;
alter function announce_catalogue rename to notify_catalogue;
alter function announce_switches rename to notify_switches;
alter function records_keep_origin rename to protect_record_origin;
alter function uploads_keep_evidence rename to protect_claimed_upload;
alter function imported_users_keep_origin rename to protect_import_origin;
alter function records_take_turn rename to stamp_record;
alter function note_correction rename to count_correction;
alter function records_keep_bests rename to update_personal_bests;
alter function keep_keyword_name rename to store_keyword_name;
alter function ask_for_comment_spans rename to queue_comment_spans;
alter function ask_for_keyword_spans rename to queue_keyword_spans;
alter function event_amendments_follow rename to check_amendment_order;
alter function keep_event_ranks rename to store_event_ranks;
alter function note_change_of_pages rename to queue_page_event;
alter function note_changed_records rename to queue_record_events;

-- Functions whose text changed.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace function protect_claimed_upload() returns trigger language plpgsql as $$
begin
  raise exception 'the evidence of a record cannot be changed or deleted' using errcode = 'restrict_violation';
end $$;

create or replace function protect_import_origin() returns trigger language plpgsql as $$
begin
  raise exception 'the origin of an imported player never changes, and a name is claimed once' using errcode = 'restrict_violation';
end $$;

create or replace function stamp_record() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'records are written under read committed: an older snapshot would miss concurrent posts';
  end if;
  -- Boards and users are never deleted, so seeing them once is enough.
  if not exists (select from boards where board_id = new.board_id) or not exists (select from users where id = new.changed_by) then
    raise exception 'unknown board or author' using errcode = 'foreign_key_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('player'), new.user_id);
  if tg_op = 'INSERT' then
    if new.posted_at > app_now() then
      raise exception 'posted_at is in the future' using errcode = 'check_violation';
    end if;
    new.posted_at := coalesce(new.posted_at, app_now());
    new.achieved_at := coalesce(new.achieved_at, new.posted_at);
  else
    new.changed_at := app_now();
    if new.state <> old.state then new.state_since := new.changed_at; end if;
  end if;
  return new;
end $$;

create or replace function update_personal_bests() returns trigger language plpgsql as $$
declare
  view_console smallint;
  best personal_bests;
  improved personal_bests[] := '{}'; -- the bests that the post beats, one per view; for a new player only the view is set
begin
  if tg_op = 'UPDATE' then
    if (old.board_id, old.console, old.rank_key, old.state) is not distinct from (new.board_id, new.console, new.rank_key, new.state) then
      return null;
    end if;
    perform count_correction();
    foreach view_console in array array[0, old.console] loop
      perform rebuild_bests(old.user_id, old.board_id, view_console);
    end loop;
    if (old.board_id, old.console) is distinct from (new.board_id, new.console) then
      foreach view_console in array array[0, new.console] loop
        perform rebuild_bests(new.user_id, new.board_id, view_console);
      end loop;
    end if;
    return null;
  end if;

  if not is_countable(new.state) then return null; end if;
  if exists (select from sealed_boards where board_id = new.board_id and opened_at is null) then return null; end if;
  if new.posted_at < app_now() - interval '1 minute' then perform count_correction(); end if; -- an import
  foreach view_console in array array[0, new.console] loop
    select * into best from personal_bests
    where user_id = new.user_id and board_id = new.board_id and console = view_console;
    if best.record_id is not null and (new.posted_at, new.record_id) < (best.posted_at, best.record_id) then
      perform rebuild_bests(new.user_id, new.board_id, view_console); -- older than the current best
    elsif best.record_id is null or new.rank_key < best.rank_key then
      best.console := view_console;
      improved := improved || best;
    end if;
  end loop;
  if improved = '{}' then return null; end if;

  with beaten as (select * from unnest(improved)),
  superseded as (
    update pb_steps set superseded_at = new.posted_at, superseded_year = step_year(new.posted_at) from beaten
    where pb_steps.user_id = new.user_id and pb_steps.board_id = new.board_id and pb_steps.console = beaten.console
      and pb_steps.posted_at = beaten.posted_at and pb_steps.record_id = beaten.record_id
  ), stepped as (
    insert into pb_steps (user_id, board_id, console, rank_key, posted_at, record_id, posted_year, superseded_year)
    select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id, step_year(new.posted_at), step_year(null) from beaten
  ), queued as (
    insert into board_deltas (board_id, console, old_key, new_key) select new.board_id, console, rank_key, new.rank_key from beaten
  )
  insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
  select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id from beaten
  on conflict (user_id, board_id, console) do update
  set rank_key = excluded.rank_key, posted_at = excluded.posted_at, record_id = excluded.record_id;
  return null;
end $$;

create or replace function fold_view(board integer, view_console smallint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold'), board * 8 + view_console);
  if not exists (select from blocked_views where board_id = board and console = view_console) then
    if exists (select from personal_bests where board_id = board and console = view_console offset blocks_from() - 1) then
      perform build_blocks(board, view_console);
    else
      delete from board_deltas where board_id = board and console = view_console;
    end if;
    return;
  end if;

  with folded as (
    delete from board_deltas where board_id = board and console = view_console returning old_key, new_key
  ), changes as (
    select key, sum(change)::integer as change
    from (select new_key as key, 1 as change from folded union all select old_key, -1 from folded) as moves
    where key is not null group by key
  ), running as (
    -- A block sorts before changes at its own key, which are not better than the block.
    select lo_key, (sum(change) over (order by key, is_change rows unbounded preceding))::integer as net
    from (
      select lo_key as key, 0 as is_change, 0 as change, lo_key from rank_blocks
      where board_id = board and console = view_console and lo_key > (select min(key) from changes)
      union all
      select key, 1, change, null from changes
    ) as line
  ), counted as (
    update blocked_views set players = players + (select coalesce(sum(change), 0) from changes), version = version + 1
    where board_id = board and console = view_console
  )
  update rank_blocks set better = better + net from running
  where rank_blocks.board_id = board and rank_blocks.console = view_console and rank_blocks.lo_key = running.lo_key and net <> 0;

  -- New records accumulate at the top: rebuild when a block has grown to twice its size.
  if widest_block(board, view_console) > 2 * (
    select greatest(widest, block_size()) from blocked_views where board_id = board and console = view_console
  ) then
    perform build_blocks(board, view_console);
  end if;
end $$;

-- Triggers whose condition is written differently, because a dump and restore would have changed how it was stored.
drop trigger users_queue_pages on users;
create trigger users_queue_pages after update on users for each row
  when (old.handle <> new.handle or old.name is distinct from new.name or old.closed_at is distinct from new.closed_at)
  execute function queue_page_event('player', 'id');
drop trigger imported_users_protect_origin on imported_users;
create trigger imported_users_protect_origin before update on imported_users for each row
  when (old.source <> new.source or old.old_id <> new.old_id or old.user_id <> new.user_id or old.claimed_at is not null)
  execute function protect_import_origin();

-- The list of languages is the domain's.
alter table users drop constraint users_language_check, add constraint users_language_check check (language ~ '^[a-z]{2}$');
alter table keyword_texts drop constraint keyword_texts_lang_check, add constraint keyword_texts_lang_check check (lang ~ '^[a-z]{2}$');

-- Localised texts: one JSON column instead of one column per language. Changing the type fires no row trigger.
create function is_localised(texts jsonb, most_characters integer) returns boolean language sql immutable as $$
  select jsonb_typeof(texts) = 'object' and texts ? 'en' and not exists (
    select from jsonb_each(texts)
    where key !~ '^[a-z]{2}$' or jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') not between 1 and most_characters
  )
$$;

alter table switches drop constraint switches_check, drop constraint switches_text_en_check, drop constraint switches_text_ja_check;
alter table switches alter column text_en type jsonb using case when text_en is not null then jsonb_build_object('en', text_en, 'ja', text_ja) end;
alter table switches rename column text_en to text;
alter table switches drop column text_ja, add constraint switches_text_check check (is_localised(text, 1280));

alter table event_amendments drop constraint event_amendments_reason_en_check, drop constraint event_amendments_reason_ja_check;
alter table event_amendments alter column reason_en type jsonb using jsonb_build_object('en', reason_en, 'ja', reason_ja);
alter table event_amendments rename column reason_en to reason;
alter table event_amendments drop column reason_ja, add constraint event_amendments_reason_check check (is_localised(reason, 4096));

alter table news drop constraint news_title_en_check, drop constraint news_title_ja_check, drop constraint news_text_en_check, drop constraint news_text_ja_check;
alter table news
  alter column title_en type jsonb using jsonb_build_object('en', title_en, 'ja', title_ja),
  alter column text_en type jsonb using jsonb_build_object('en', text_en, 'ja', text_ja);
alter table news rename column title_en to title;
alter table news rename column text_en to text;
alter table news drop column title_ja, drop column text_ja,
  add constraint news_title_check check (is_localised(title, 1280)), add constraint news_text_check check (is_localised(text, 128000));

-- Earlier versions of these rows get the same shape.
alter table revisions disable trigger revisions_no_change;
update revisions set content = content - array['title_en', 'title_ja', 'text_en', 'text_ja'] || jsonb_build_object(
  'title', jsonb_build_object('en', content ->> 'title_en', 'ja', content ->> 'title_ja'),
  'text', jsonb_build_object('en', content ->> 'text_en', 'ja', content ->> 'text_ja'))
where table_name = 'news';
update revisions set content = content - array['text_en', 'text_ja'] || jsonb_build_object(
  'text', case when content ->> 'text_en' is not null then jsonb_build_object('en', content ->> 'text_en', 'ja', content ->> 'text_ja') end)
where table_name = 'switches';
alter table revisions enable trigger revisions_no_change;

-- Jobs that are queued under their old names.
update graphile_worker._private_tasks set identifier = case identifier
  when 'tell-of-records' then 'notify-of-records'
  when 'push-notices' then 'push-notifications'
  when 'forget-expired' then 'delete-expired'
  when 'look-at-evidence' then 'check-evidence'
  else identifier end
where identifier in ('tell-of-records', 'push-notices', 'forget-expired', 'look-at-evidence');
update graphile_worker._private_jobs set key = replace(replace(key, 'push-notices/', 'push-notifications/'), 'look-at-evidence', 'check-evidence')
where key like 'push-notices/%' or key = 'look-at-evidence';
delete from graphile_worker._private_known_crontabs where identifier in ('forget what has run out', 'look at evidence');
