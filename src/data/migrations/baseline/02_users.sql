-- Players: names, settings, e-mail addresses and rivals.
create extension if not exists pg_trgm;

-- `id` is used internally, `handle` is the public userId. A player without a name is shown under the anonymous label.
create table users (
  id integer generated always as identity primary key,
  handle text not null unique check (handle ~ '^[a-z0-9_-]{3,32}$'),
  name text check (char_length(name) between 1 and 512), -- 32 grapheme clusters, each of which may have many code points
  role text not null default 'player' check (role in ('player', 'editor', 'moderator', 'admin')),
  created_at timestamptz not null default app_now(),
  theme text not null default 'dark' check (theme in ('light', 'dark', 'system')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'), -- the domain defines the list of languages
  notify_beaten boolean not null default true,
  notify_decisions boolean not null default true,
  notify_events boolean not null default false,
  closed_at timestamptz,
  -- Folds case, width and katakana like `foldWriting` (src/domain/search), so that a search finds either spelling.
  search_text text not null generated always as (
    lower(handle || ' ' || translate(normalize(coalesce(name, ''), nfkc),
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'))
  ) stored,
  notify_rivals boolean not null default true,
  notify_top smallint not null default 30 check (notify_top between 1 and 100), -- the last place about which the player is notified
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  digested_at timestamptz not null default app_now() -- a digest contains only newer notifications
);
create index users_search_text on users using gin (search_text gin_trgm_ops) where closed_at is null;
create index users_digest on users (digest, digested_at) where digest <> 'off';
create index users_event_recipients on users (id) where notify_events;

-- Anyone may enter an address, but only one account can confirm it. So entering an address does not reveal whether it is registered.
create table emails (
  user_id integer primary key references users,
  address text not null check (address = lower(address) and char_length(address) <= 254),
  confirmed_at timestamptz
);
create unique index emails_confirmed on emails (address) where confirmed_at is not null;

-- The shapes of handles and names, to refuse names that look like another player's. Handles and names share one space.
create table name_skeletons (
  skeleton text primary key,
  user_id integer not null references users
);
create index name_skeletons_user on name_skeletons (user_id);

-- Names before and after a change, while a moderator may review it. The audit log refers to a change by its number only,
-- because names are deleted with the account and the log never is.
create table name_changes (
  change_id bigint generated always as identity primary key,
  user_id integer not null references users,
  old_name text check (char_length(old_name) between 1 and 512), -- null: the anonymous label
  new_name text check (char_length(new_name) between 1 and 512),
  changed_at timestamptz not null default app_now()
);
create index name_changes_user on name_changes (user_id);
create index name_changes_age on name_changes (changed_at);

-- Rivals that a player chose, in addition to the neighbours in total 1. Rivals do not learn of the choice.
create table chosen_rivals (
  user_id integer not null references users,
  rival_id integer not null references users,
  chosen_at timestamptz not null default app_now(),
  primary key (user_id, rival_id),
  check (user_id <> rival_id)
);
create index chosen_rivals_rival on chosen_rivals (rival_id); -- read when a record is posted and when an account is closed
