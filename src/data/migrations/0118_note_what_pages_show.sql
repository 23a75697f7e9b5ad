-- Whatever pages show and few people change leaves its note by itself, so that nobody who writes a new way to change it can forget the edge.
-- Posts do not: their note about rankings names the record, and costs what it always did.
-- Arguments: the kind of the note, and the column that says what it is about.
create function note_change_of_pages() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, kind, subject) values ('pages', tg_argv[0], coalesce(to_jsonb(new) ->> tg_argv[1], ''));
  return null;
end $$;

create trigger users_note_pages after update on users for each row
  when ((old.handle, old.name, old.closed_at) is distinct from (new.handle, new.name, new.closed_at))
  execute function note_change_of_pages('player', 'id');
create trigger bans_note_pages after insert or update on bans for each row execute function note_change_of_pages('log', 'ban_id');
create trigger audit_log_note_pages after insert on audit_log for each row
  when (new.verb in ('change-record-state', 'edit-record', 'move-record', 'undo-act', 'answer-appeal', 'ban', 'unban', 'change-role', 'turn-switch',
    'change-policy', 'revise-rule', 'rename-catalogue'))
  execute function note_change_of_pages('log', 'audit_id');

create trigger keywords_note_pages after insert or update on keywords for each row execute function note_change_of_pages('keyword', 'unique_id');
create trigger keyword_texts_note_pages after insert or update on keyword_texts for each row
  execute function note_change_of_pages('keyword', 'unique_id');
create trigger news_note_pages after insert or update on news for each row execute function note_change_of_pages('news', 'news_id');

create trigger catalogue_entries_note_pages after insert or update on catalogue_entries for each statement
  execute function note_change_of_pages('catalogue', '');
create trigger boards_note_pages after insert on boards for each statement execute function note_change_of_pages('catalogue', '');
create trigger policies_note_pages after insert or update on policies for each statement execute function note_change_of_pages('rules', '');
create trigger switches_note_pages after insert or update on switches for each statement execute function note_change_of_pages('switches', '');

create trigger events_note_pages after insert or update on events for each row when (new.state <> 'draft')
  execute function note_change_of_pages('event', 'event_code');
create trigger event_members_note_pages after insert or update on event_members for each row
  execute function note_change_of_pages('joined', 'event_code');
create trigger event_results_note_pages after insert on event_results for each row execute function note_change_of_pages('event', 'event_code');
create trigger event_amendments_note_pages after insert on event_amendments for each row
  execute function note_change_of_pages('event', 'event_code');
create trigger sealed_boards_note_pages after insert or update on sealed_boards for each row
  execute function note_change_of_pages('event', 'event_code');

create trigger appeals_note_pages after insert or update on appeals for each row execute function note_change_of_pages('spoken-of', 'record_id');
create trigger glances_note_pages after insert on glances for each row execute function note_change_of_pages('spoken-of', 'record_id');
create trigger moderation_acts_note_pages after insert on moderation_acts for each row
  execute function note_change_of_pages('spoken-of', 'record_id');
create trigger evidence_health_note_pages after insert on evidence_health for each row when (new.state <> 'healthy')
  execute function note_change_of_pages('spoken-of', 'record_id');
create trigger evidence_health_note_pages_again after update on evidence_health for each row
  when ((old.state, old.subject) is distinct from (new.state, new.subject)) execute function note_change_of_pages('spoken-of', 'record_id');

-- A picture that was decoded or taken down after its record was posted; the claim itself is part of a post or an edit.
create trigger uploads_note_pages after update on uploads for each row
  when (new.record_id is not null and (old.state, old.taken_down_at) is distinct from (new.state, new.taken_down_at))
  execute function note_change_of_pages('changed', 'record_id');
create trigger uploads_note_pictures after update on uploads for each row when (old.taken_down_at is distinct from new.taken_down_at)
  execute function note_change_of_pages('picture', 'upload_id');

-- A record that was changed names the board that it was on, in case it is another one now. Thousands at once are one note.
create function note_changed_records() returns trigger language plpgsql as $$
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
create trigger records_note_pages after update on records referencing old table as before_it new table as after_it
  for each statement execute function note_changed_records();
