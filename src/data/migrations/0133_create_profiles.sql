-- Creates profiles (bio, links, favourite game, pinned boards and title) and stores their replaced versions.
-- Players introduce themselves on their page. Texts are deleted with the account, so their versions are not in `revisions`, which keeps every row.

create table profiles (
  user_id integer primary key references users,
  bio text check (char_length(bio) between 1 and 4480), -- 280 grapheme clusters
  links text[] not null default '{}' check (cardinality(links) <= 3 and char_length(array_to_string(links, '')) <= 600),
  favourite smallint, -- a series
  pins integer[] not null default '{}' check (cardinality(pins) <= 3), -- boards
  title text check (title ~ '^[a-z-]{1,32}$'), -- a badge of domain/badges
  texts_removed_at timestamptz, -- by a moderator; null after the player has saved the profile again
  revision_id bigint not null default nextval('revision_ids'),
  changed_at timestamptz not null default app_now()
);
create trigger profiles_no_truncate before truncate on profiles execute function refuse_change();

-- The texts that an update replaced, for moderators who look into a report. Deleted after 30 days and with the account.
create table profile_versions (
  revision_id bigint primary key,
  user_id integer not null references users,
  bio text,
  links text[] not null,
  replaced_at timestamptz not null default app_now()
);
create index profile_versions_user on profile_versions (user_id);
create index profile_versions_age on profile_versions (replaced_at);

-- Security definer, like store_revision(): a role that may change a profile cannot forge its history.
create function store_profile_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into profile_versions (revision_id, user_id, bio, links) values (old.revision_id, old.user_id, old.bio, old.links);
  new.revision_id := nextval('revision_ids');
  return new;
end $$;
create trigger profiles_history before update on profiles for each row
  when ((old.bio, old.links) is distinct from (new.bio, new.links)) execute function store_profile_version();

-- A profile is shown on the page of its player only.
create function queue_profile_event() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, kind, subject) select 'pages', 'page', '/user/' || handle from users where id = new.user_id;
  return null;
end $$;
create trigger profiles_queue_pages after insert or update on profiles for each row execute function queue_profile_event();

-- Removed texts are in the public log.
create or replace trigger audit_log_queue_pages after insert on audit_log for each row
  when (new.verb in ('change-record-state', 'edit-record', 'move-record', 'undo-act', 'answer-appeal', 'ban', 'unban', 'change-role', 'turn-switch',
    'change-policy', 'revise-rule', 'rename-catalogue', 'remove-profile-texts'))
  execute function queue_page_event('log', 'audit_id');
