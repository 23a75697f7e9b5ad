-- What lies on a moderator's desk beside the acts: bulks that were looked at before they were done, private notes, and what has been seen.
-- A bulk is applied exactly as it was shown: the list is kept here with the revision of each record, and nothing else can be sent.
create table moderation_bulks (
  bulk_id uuid primary key,
  actor_id integer not null references users,
  verb text not null,
  reason text,
  change_reason text,
  items jsonb not null, -- [{recordId, revisionId}] in the order of recordId
  previewed_at timestamptz not null default app_now(),
  applied_at timestamptz
);

create table moderation_notes (
  note_id bigint generated always as identity primary key,
  user_id integer not null references users, -- about whom
  author_id integer not null references users,
  text text not null check (char_length(text) <= 2048),
  written_at timestamptz not null default app_now()
);
create index moderation_notes_user on moderation_notes (user_id, note_id);

-- Things to look at that have no state of their own: a new name, an edited keyword, an odd value, a picture like another.
create table moderation_seen (
  item text primary key check (char_length(item) <= 128),
  seen_by integer not null references users,
  seen_at timestamptz not null default app_now()
);
